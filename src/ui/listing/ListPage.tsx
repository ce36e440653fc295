import type { ReactNode } from 'react';
import { LateStyles, type LateSheet } from '../primitives/LateStyles';
import * as styles from './ListPage.late.module.css';

/** Properties of {@link ListPage}. */
export interface ListPageProps {
  heading: ReactNode;
  /** Sentence under the heading. */
  description?: ReactNode;
  /** Styles of what is listed. */
  sheets?: readonly LateSheet[];
  children: ReactNode;
}

/** The main column of a page that lists things. */
export function ListPage({ heading, description, sheets = [], children }: ListPageProps) {
  return (
    <main className={styles.main}>
      <LateStyles of={[styles, ...sheets]} />
      <header className={styles.header}>
        <h1 className={styles.heading}>{heading}</h1>
        {description && <div className={styles.description}>{description}</div>}
      </header>
      {children}
    </main>
  );
}
