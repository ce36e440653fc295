import type { ReactNode } from 'react';
import { OnDemandStyles, type OnDemandSheet } from '../primitives/OnDemandStyles';
import * as styles from './ListPage.ondemand.module.css';

interface ListPageProps {
  heading: ReactNode;
  /** Content above the heading: links to other lists. */
  sections?: ReactNode;
  description?: ReactNode;
  sheets?: readonly OnDemandSheet[];
  children: ReactNode;
}

/** The main column of a list page. */
export function ListPage({ heading, sections, description, sheets = [], children }: ListPageProps) {
  return (
    <main className={styles.main}>
      <OnDemandStyles of={[styles, ...sheets]} />
      <header className={styles.header}>
        {sections}
        <h1 className={styles.heading}>{heading}</h1>
        {description && <div className={styles.description}>{description}</div>}
      </header>
      {children}
    </main>
  );
}
