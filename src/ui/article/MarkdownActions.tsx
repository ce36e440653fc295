import { useState } from 'react';
import { copyFetched } from '../../client/article/copy-fetched';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../primitives/Icon';
import { COPY } from '../primitives/page-icons';
import { Link } from '../primitives/Link';
import * as styles from './MarkdownActions.module.css';

/** Milliseconds that the button shows the result of a press. */
const FEEDBACK = 2000;

/**
 * The text of a page as Markdown: to copy, and to view (the only action without scripts).
 * @param props.href Address of the page's Markdown twin.
 */
export function MarkdownActions({ href }: { href: string }) {
  const t = useTranslate();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const copy = async (): Promise<void> => {
    setResult((await copyFetched(href)) ? 'copied' : 'failed');
    setTimeout(() => setResult(null), FEEDBACK);
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        <Icon shape={COPY} />
        {t(`markdown.${result ?? 'copy'}`)}
      </button>
      <span className="visually-hidden" role="status">
        {result && t(`markdown.${result}`)}
      </span>
      <Link className={styles.view} href={href} type="text/markdown" data-native="">
        {t('markdown.view')}
      </Link>
    </>
  );
}
