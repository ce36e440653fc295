import { useCallback, useEffect, useRef, useState } from 'react';
import { frameMessage, type PageMessage } from '../../domain/live/live-protocol';
import { useTheme } from '../theme/useColorMode';

/** Result of the latest code. */
type LiveOutcome =
  | { kind: 'running' }
  | { kind: 'shown' }
  | { kind: 'failed'; message: string }
  /** The code did not end, and its frame was removed. */
  | { kind: 'stuck' };

/** Milliseconds without typing before changed code runs. */
const TYPING_PAUSE_MS = 350;
/** Milliseconds without a result after which code counts as endless. */
const RUN_LIMIT_MS = 4000;
/** Minimum and maximum height of the frame, in CSS pixels. */
const HEIGHT = { least: 72, most: 640 };

const COLORS = ['--text', '--muted', '--surface', '--line', '--line-strong', '--accent', '--warm'];

/** Runs code in a sandboxed frame whenever it changes, and reports the result. */
export function useLiveFrame(code: string, noInline: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useTheme();
  // Changes when the frame must be created anew: its `key`.
  const [generation, setGeneration] = useState(0);
  const [readyGeneration, setReady] = useState(-1);
  const [outcome, setOutcome] = useState<LiveOutcome>({ kind: 'running' });
  const [height, setHeight] = useState(HEIGHT.least);
  const run = useRef(0);
  const isReady = readyGeneration === generation;

  const post = useCallback(
    (message: PageMessage) => frame.current?.contentWindow?.postMessage(message, '*'),
    [],
  );

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = frameMessage(data);
      if (message?.type === 'ready') setReady(generation);
      else if (message?.type === 'height')
        setHeight(Math.min(HEIGHT.most, Math.max(HEIGHT.least, Math.ceil(message.height))));
      else if (message?.run === run.current)
        setOutcome(
          message.type === 'failed' ? { kind: 'failed', message: message.message } : { kind: message.type },
        );
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [generation]);

  useEffect(() => {
    if (!isReady) return;
    const style = getComputedStyle(document.documentElement);
    const colors = Object.fromEntries(COLORS.map((name) => [name, style.getPropertyValue(name)]));
    post({ type: 'colors', colors, scheme: theme });
  }, [isReady, theme, post]);

  useEffect(() => {
    if (!isReady) return;
    let watch: ReturnType<typeof setTimeout> | undefined;
    const start = setTimeout(
      () => {
        run.current += 1;
        const mine = run.current;
        setOutcome({ kind: 'running' });
        post({ type: 'run', run: mine, code, noInline });
        watch = setTimeout(
          () =>
            setOutcome((now) => (run.current === mine && now.kind === 'running' ? { kind: 'stuck' } : now)),
          RUN_LIMIT_MS,
        );
      },
      run.current === 0 ? 0 : TYPING_PAUSE_MS,
    );
    return () => {
      clearTimeout(start);
      clearTimeout(watch);
    };
  }, [isReady, code, noInline, post]);

  const restart = (): void => {
    run.current = 0;
    setOutcome({ kind: 'running' });
    setGeneration((current) => current + 1);
  };

  // A frame that says nothing after its `load` event is not ours.
  const onLoad = (): void => {
    const loaded = frame.current;
    setTimeout(() => {
      // A frame that took its place meanwhile has its own time.
      if (run.current === 0 && frame.current === loaded) setOutcome({ kind: 'stuck' });
    }, RUN_LIMIT_MS);
  };

  return { frame, outcome, height, generation, onLoad, restart };
}
