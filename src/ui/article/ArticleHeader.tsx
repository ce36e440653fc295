import type { ReactNode } from 'react';
import * as styles from './ArticleHeader.module.css';

interface ArticleHeaderProps {
  title: string;
  /** Line above the title: date, breadcrumbs. */
  eyebrow?: ReactNode;
  /** Sentence under the title. */
  lead?: string;
  /** Language of title and lead if it is not the page's. */
  lang?: string;
  /** Content below: authors, a drawing. */
  children?: ReactNode;
}

/** The head of a page of text. */
export function ArticleHeader({ title, eyebrow, lead, lang, children }: ArticleHeaderProps) {
  return (
    <header className={styles.header}>
      {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      {lead && (
        <p className={styles.lead} lang={lang}>
          {lead}
        </p>
      )}
      {children}
    </header>
  );
}
