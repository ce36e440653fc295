import { useActiveHeading } from '../../client/article/useActiveHeading';
import type { TocEntry } from '../../domain/markdown/headings';
import { useTranslate } from '../../i18n/translate';
import { useKeepInView } from '../../client/layout/useKeepInView';
import * as styles from './TableOfContents.module.css';
import { TocLinks } from './TocLinks';

/** The headings of a page in the right column; marks the one whose section is being read. */
export function TableOfContents({ toc, lang }: { toc: readonly TocEntry[]; lang?: string }) {
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
