import { useId, type ReactNode } from 'react';
import * as styles from './Section.ondemand.module.css';

interface SectionProps {
  title: string;
  /** Content at the end of the title's line. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the home page: the title in the left margin, the content next to it. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
