import { useEffect, useMemo, useRef } from 'react';
import { observeScrolled } from '../../../client/article/code-tools';
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
  const { result, copy } = useCopy();
  // The lines are other elements than before the script came.
  useEffect(observeScrolled, []);
  const isCopied = result?.isDone === true;
  // Without prompt, output and comments.
  const commands = lines.filter(({ type }) => type === 'command').map(({ text }) => text);
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
              {lines.slice(0, state.line + 1).map(({ type, text }, index) => {
                const isTyped = type === 'command';
                const isLast = index === state.line;
                if (isLast && !isTyped) return null;
                return (
                  <span
                    key={index}
                    className={`line terminal-${type}`}
                    data-prompt={isTyped ? `${prompt} ` : undefined}
                  >
                    {isLast ? graphemes(text).slice(0, state.length).join('') : text}
                    {'\n'}
                  </span>
                );
              })}
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
        {commands.length > 0 && (
          <>
            <button type="button" className={styles.button} onClick={() => void copy(commands.join('\n'))}>
              {isCopied ? labels.copied : labels.copy}
            </button>
            <span className="visually-hidden" aria-live="polite">
              {isCopied && labels.copied}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
