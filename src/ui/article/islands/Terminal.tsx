import { useMemo, useRef } from 'react';
import { useCopy } from '../../../client/article/useCopy';
import { usePlayback } from '../../../client/islands/usePlayback';
import { graphemes } from '../../../client/islands/useTypeWriter';
import { cx } from '../../primitives/cx';
import type { IslandProps } from '../Island';
import { OnDemandStyles } from '../../primitives/OnDemandStyles';
import * as styles from './Terminal.ondemand.module.css';

interface Line {
  type: 'command' | 'output' | 'comment';
  text: string;
}

interface TerminalProps extends IslandProps<'copy' | 'copied' | 'skip'> {
  lines: Line[];
  prompt: string;
  name: string;
  play?: boolean;
}

/** A terminal's controls: a button that copies the commands, and a playback that starts when it comes into view. */
export default function Terminal({ lines, prompt, name, play = false, labels, children }: TerminalProps) {
  const root = useRef<HTMLDivElement>(null);
  const typed = useMemo(
    () => lines.map(({ type, text }) => ({ isTyped: type === 'command', length: graphemes(text).length })),
    [lines],
  );
  const { state, finish } = usePlayback(play, typed, root);
  return (
    <div ref={root} className={styles.root} data-playing={state !== null}>
      <OnDemandStyles of={[styles]} />
      {children}
      {state && (
        <figure className={cx('terminal', styles.copy)} aria-hidden="true">
          <div className="terminal-head">
            <span className="terminal-dots" />
            <span>{name}</span>
          </div>
          <pre>
            <code>
              {lines.slice(0, state.line + 1).map((line, index) => (
                <TerminalLine
                  key={index}
                  line={line}
                  prompt={prompt}
                  length={index < state.line ? null : state.length}
                />
              ))}
            </code>
          </pre>
        </figure>
      )}
      <div className={styles.controls}>
        {state && (
          <button type="button" className={styles.button} onClick={finish}>
            {labels.skip}
          </button>
        )}
        <CopyCommands lines={lines} labels={labels} />
      </div>
    </div>
  );
}

interface TerminalLineProps {
  line: Line;
  prompt: string;
  /** Characters typed so far; null for all of them. */
  length: number | null;
}

/** A line of the animated copy. */
function TerminalLine({ line: { type, text }, prompt, length }: TerminalLineProps) {
  const isTyped = type === 'command';
  if (length !== null && !isTyped) return null;
  const shown = length === null ? text : graphemes(text).slice(0, length).join('');
  return (
    <span className={`line terminal-${type}`} data-prompt={isTyped ? `${prompt} ` : undefined}>
      {shown}
      {'\n'}
    </span>
  );
}

/** The button that copies the commands, without prompt, output and comments. */
function CopyCommands({ lines, labels }: Pick<TerminalProps, 'lines' | 'labels'>) {
  const { result, copy } = useCopy();
  const isCopied = result?.isDone === true;
  const commands = lines.filter(({ type }) => type === 'command').map(({ text }) => text);
  if (commands.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy(commands.join('\n'))}>
        {isCopied ? labels.copied : labels.copy}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {isCopied && labels.copied}
      </span>
    </>
  );
}
