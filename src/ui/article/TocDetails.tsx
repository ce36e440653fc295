import type { MouseEvent } from 'react';
import type { TocEntry } from '../../domain/markdown/headings';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../primitives/Icon';
import * as styles from './TableOfContents.module.css';
import { TocLinks } from './TocLinks';

/** Closes the list once a heading was selected. */
const closeOnChoice = (event: MouseEvent<HTMLDetailsElement>): void => {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.open = false;
};

/** The headings of a page above its text, collapsed: the table of contents on narrow screens. */
export function TocDetails({ toc, lang }: { toc: readonly TocEntry[]; lang?: string }) {
  const t = useTranslate();
  if (toc.length === 0) return null;
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
