import type { ReactNode } from 'react';
import * as styles from './PostListView.module.css';

/** Properties of {@link ListPage}. */
export interface ListPageProps {
  heading: ReactNode;
  /** Sentence under the heading. */
  description?: ReactNode;
  children: ReactNode;
}

/** The main column of a page that lists things. */
export function ListPage({ heading, description, children }: ListPageProps) {
  return (
    <main className={styles.main}>
      <header className={styles.header}>
        <h1 className={styles.heading}>{heading}</h1>
        {description && <div className={styles.description}>{description}</div>}
      </header>
      {children}
    </main>
  );
}
