import { useRef } from 'react';
import { useTypeWriter } from '../../client/islands/useTypeWriter';
import { cx } from './cx';
import * as styles from './TypeWriter.module.css';

/** Properties of {@link TypeWriter}; times are in milliseconds. */
export interface TypeWriterProps {
  strings: string[];
  typingDelay?: number;
  deletingDelay?: number;
  /** How long a finished text stands. */
  pause?: number;
  loop?: boolean;
  cursor?: boolean;
  /** Names of the button that stops the typing and lets it go on. */
  labels: { pause: string; play: string };
}

/**
 * Texts typed one after the other. The first one is there in full from the start; the box is as large as the longest
 * text needs, so that nothing moves; screen readers get the first text once. While it moves, a button stops it.
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
            {cursor && <span className={styles.cursor} />}
          </span>
        ))}
        <span>
          {text}
          {cursor && <span className={cx(styles.cursor, isPaused && styles.still)} />}
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
