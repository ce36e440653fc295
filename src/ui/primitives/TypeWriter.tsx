import { useRef } from 'react';
import { useTypeWriter } from '../../client/useTypeWriter';
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
}

/**
 * Texts typed one after the other. The first one is there in full from the start; the box is as large as the longest
 * text needs, so that nothing moves; screen readers get the first text once.
 */
export function TypeWriter(props: TypeWriterProps) {
  const { strings, typingDelay = 80, deletingDelay = 32, pause = 2400, loop = true, cursor = true } = props;
  const root = useRef<HTMLSpanElement>(null);
  const timing = { typing: typingDelay, deleting: deletingDelay, pause };
  const text = useTypeWriter(strings, timing, loop, root);
  return (
    <span ref={root} className={styles.root}>
      <span className="visually-hidden">{strings[0]}</span>
      <span aria-hidden="true" className={styles.stack}>
        {strings.map((string) => (
          <span key={string} className={styles.reserve}>
            {string}
            {cursor && <span className={styles.cursor} />}
          </span>
        ))}
        <span className={styles.text}>
          {text}
          {cursor && <span className={styles.cursor} />}
        </span>
      </span>
    </span>
  );
}
