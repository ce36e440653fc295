import { Fragment, type ReactNode } from 'react';
import { useCopy } from '../../client/article/useCopy';
import { copyFetched } from '../../client/browser/clipboard';
import type { Locale } from '../../domain/routing/locale';
import { twinPath } from '../../domain/routing/paths';
import { formatDate } from '../../i18n/format';
import { useTranslate, type Translate } from '../../i18n/translate';
import { siteHref } from '../layout/site-links';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { COPY, EDIT } from '../primitives/page-icons';
import * as article from './Article.module.css';
import * as styles from './DocumentFooter.module.css';
import { TagList } from './TagList';

interface DocumentFooterProps {
  context: { locale: Locale; neutralPath: string };
  document: Pick<Queries.ArticlePageFragment, 'editUrl' | 'lastUpdatedAt' | 'lastUpdatedBy' | 'tags'>;
}

/**
 * The end of a post or doc: its tags, links to its source and to its Markdown (to copy, and to view: the only action
 * without scripts), and when and by whom it was last changed.
 */
export function DocumentFooter({ context: { locale, neutralPath }, document }: DocumentFooterProps) {
  const { tags, editUrl, lastUpdatedAt, lastUpdatedBy } = document;
  const t = useTranslate();
  const { result, copy } = useCopy();
  const outcome = result && t(result.isDone ? 'markdown.copied' : 'markdown.failed');
  const markdown = siteHref(twinPath(neutralPath), locale);
  const updated = lastUpdateText(t, lastUpdatedAt, lastUpdatedBy, locale);
  return (
    <footer className={article.footer}>
      <TagList tags={tags} />
      <div className={styles.meta}>
        <div className={styles.actions}>
          {editUrl && (
            <Link className={styles.edit} href={editUrl}>
              <Icon shape={EDIT} />
              {t('meta.edit')}
            </Link>
          )}
          <button type="button" className={styles.copy} onClick={() => void copy(markdown, copyFetched)}>
            <Icon shape={COPY} />
            {outcome ?? t('markdown.copy')}
          </button>
          <span className="visually-hidden" role="status">
            {outcome}
          </span>
          <Link className={styles.view} href={markdown} type="text/markdown" data-native="">
            {t('markdown.view')}
          </Link>
        </div>
        {updated && <p>{updated}</p>}
      </div>
    </footer>
  );
}

/** The sentence about the last change, with the date (ISO 8601) as a `<time>` where the language puts it. */
function lastUpdateText(t: Translate, at: string | null, by: string | null, locale: Locale): ReactNode {
  if (!at) return by ? t('meta.updatedBy', { by }) : null;
  const slot = '\u0000';
  const text = by ? t('meta.updatedAtBy', { at: slot, by }) : t('meta.updatedAt', { at: slot });
  return text.split(slot).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <time dateTime={at}>{formatDate(at, locale)}</time>}
      {part}
    </Fragment>
  ));
}
