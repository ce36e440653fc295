import type { TocEntry } from '../../domain/markdown/headings';
import * as styles from './TableOfContents.module.css';

interface TocLinksProps {
  toc: readonly TocEntry[];
  /** Id of the heading whose section is being read. */
  active?: string | null;
  /** Language of the headings if it is not the page's. */
  lang?: string;
}

/** Links to the headings of a page, indented by level. */
export function TocLinks({ toc, active, lang }: TocLinksProps) {
  const top = Math.min(...toc.map((entry) => entry.level));
  return (
    <ul className={styles.list} lang={lang}>
      {toc.map((entry) => (
        <li key={entry.id} style={{ paddingInlineStart: `${entry.level - top}em` }}>
          <a
            className={styles.link}
            href={`#${entry.id}`}
            aria-current={entry.id === active ? 'location' : undefined}
            dangerouslySetInnerHTML={{ __html: entry.html }}
          />
        </li>
      ))}
    </ul>
  );
}
