import { useRef } from 'react';
import { useTypeWriter } from '../../client/islands/useTypeWriter';
import { cx } from './cx';
import * as styles from './TypeWriter.module.css';

interface TypeWriterProps {
  strings: string[];
  /** Milliseconds, like all times. */
  typingDelay?: number;
  deletingDelay?: number;
  /** How long a finished text stays. */
  pause?: number;
  loop?: boolean;
  cursor?: boolean;
  labels: { pause: string; play: string };
}

/**
 * Texts typed one after the other. The first one is complete from the start; the box has the size of the longest text,
 * so that nothing moves; screen readers get the first text once. While it moves, a button pauses it.
 */
export function TypeWriter(props: TypeWriterProps) {
  const { strings, typingDelay = 80, deletingDelay = 32, pause = 2400 } = props;
  const { loop = true, cursor = true, labels } = props;
  const root = useRef<HTMLSpanElement>(null);
  const timing = { typing: typingDelay, deleting: deletingDelay, pause };
  const { text, isRunning, isPaused, togglePause } = useTypeWriter(strings, timing, loop, root);
  return (
    <span ref={root} className="typewriter">
      <span className="visually-hidden">{strings[0]}</span>
      <span aria-hidden="true" className="typewriter-stack">
        {strings.map((string) => (
          <span key={string} className="typewriter-reserve">
            {string}
          </span>
        ))}
        <span>
          {text}
          {cursor && <span className={cx(styles.cursor, isRunning && !isPaused && styles.blinking)} />}
        </span>
      </span>
      {isRunning && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? labels.play : labels.pause}
          title={isPaused ? labels.play : labels.pause}
          data-paused={isPaused}
          onClick={togglePause}
        />
      )}
    </span>
  );
}

export default TypeWriter;
