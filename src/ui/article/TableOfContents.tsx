import type { MouseEvent } from 'react';
import { useActiveHeading } from '../../client/article/useActiveHeading';
import { useKeepInView } from '../../client/layout/useKeepInView';
import type { TocEntry } from '../../domain/markdown/headings';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../primitives/Icon';
import * as styles from './TableOfContents.module.css';

interface TocProps {
  toc: readonly TocEntry[];
  /** Language of the headings if it is not the page's. */
  lang: string | undefined;
}

/** The headings of a page in the right column; marks the one whose section is being read. */
export function TableOfContents({ toc, lang }: TocProps) {
  const t = useTranslate();
  const active = useActiveHeading(toc.map((entry) => entry.id));
  const list = useKeepInView<HTMLElement>(active);
  return (
    <nav ref={list} className={styles.column} aria-label={t('toc')}>
      <p className={styles.title}>{t('toc')}</p>
      <TocLinks toc={toc} active={active} lang={lang} />
    </nav>
  );
}

/** Closes the list once a heading was selected. */
const closeOnChoice = (event: MouseEvent<HTMLDetailsElement>): void => {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.open = false;
};

/** The headings of a page above its text, collapsed: the table of contents on narrow screens. */
export function TocDetails({ toc, lang }: TocProps) {
  const t = useTranslate();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Enter on a link clicks.
    <details className={styles.details} onClick={closeOnChoice}>
      <summary className={styles.summary}>
        {t('toc')}
        <Icon name="down" className={styles.caret} />
      </summary>
      <nav aria-label={t('toc')}>
        <TocLinks toc={toc} lang={lang} />
      </nav>
    </details>
  );
}

/** Links to the headings of a page, indented by level. */
function TocLinks({ toc, active, lang }: TocProps & { active?: string | null }) {
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
