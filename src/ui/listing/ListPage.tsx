import type { ReactNode } from 'react';
import { LateStyles, type LateSheet } from '../primitives/LateStyles';
import * as styles from './ListPage.late.module.css';

/** Properties of {@link ListPage}. */
export interface ListPageProps {
  heading: ReactNode;
  /** Stands above the heading: the ways to other lists. */
  sections?: ReactNode;
  /** Sentence under the heading. */
  description?: ReactNode;
  /** Styles of what is listed. */
  sheets?: readonly LateSheet[];
  children: ReactNode;
}

/** The main column of a page that lists things. */
export function ListPage({ heading, sections, description, sheets = [], children }: ListPageProps) {
  return (
    <main className={styles.main}>
      <LateStyles of={[styles, ...sheets]} />
      <header className={styles.header}>
        {sections}
        <h1 className={styles.heading}>{heading}</h1>
        {description && <div className={styles.description}>{description}</div>}
      </header>
      {children}
    </main>
  );
}
