import { copyFetched } from '../../client/article/copy-fetched';
import { useCopy } from '../../client/article/useCopy';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../primitives/Icon';
import { COPY } from '../primitives/page-icons';
import { Link } from '../primitives/Link';
import * as styles from './MarkdownActions.module.css';

/**
 * The text of a page as Markdown: to copy, and to view (the only action without scripts).
 * @param props.href Address of the page's Markdown twin.
 */
export function MarkdownActions({ href }: { href: string }) {
  const t = useTranslate();
  const { result, copy } = useCopy();
  const outcome = result && t(result.isDone ? 'markdown.copied' : 'markdown.failed');
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy(href, copyFetched)}>
        <Icon shape={COPY} />
        {outcome ?? t('markdown.copy')}
      </button>
      <span className="visually-hidden" role="status">
        {outcome}
      </span>
      <Link className={styles.view} href={href} type="text/markdown" data-native="">
        {t('markdown.view')}
      </Link>
    </>
  );
}
