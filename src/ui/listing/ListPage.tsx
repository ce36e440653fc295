import type { ReactNode } from 'react';
import * as styles from './ListPage.module.css';

/** Props of {@link ListPage}. */
export interface ListPageProps {
  heading: ReactNode;
  /** Content above the heading: links to other lists. */
  sections?: ReactNode;
  /** Sentence under the heading. */
  description?: ReactNode;
  children: ReactNode;
}

/** The main column of a list page. */
export function ListPage({ heading, sections, description, children }: ListPageProps) {
  return (
    <main className={styles.main}>
      <header className={styles.header}>
        {sections}
        <h1 className={styles.heading}>{heading}</h1>
        {description && <div className={styles.description}>{description}</div>}
      </header>
      {children}
    </main>
  );
}
