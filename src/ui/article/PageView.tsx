import type { ReactNode } from 'react';
import type { TocEntry } from '../../domain/markdown/headings';
import type { ContentTree } from '../../domain/markdown/tree';
import type { Locale } from '../../domain/routing/locale';
import { Columns } from '../layout/Columns';
import * as styles from './Article.module.css';
import { ArticleHeader } from './ArticleHeader';
import { Content } from './Content';
import { contentLang } from './content-lang';
import { Notices } from './Notices';
import { TableOfContents } from './TableOfContents';
import { TocDetails } from './TocDetails';

/** Props of {@link PageView}. */
export interface PageViewProps {
  locale: Locale;
  title: string;
  description?: string;
  /** Locale-neutral path of the page. */
  path: string;
  content: ContentTree;
  /** Language of the original if it has changed since this translation. */
  staleOriginal: Locale | null;
  contentLocale: Locale;
  unlisted: boolean;
  draft: boolean;
  toc: TocEntry[];
  /** Content after the text. */
  children?: ReactNode;
}

/** A page that is neither a post nor a doc: about, friends, the update log. */
export function PageView({
  locale,
  title,
  description,
  path,
  content,
  contentLocale,
  unlisted,
  draft,
  staleOriginal,
  toc,
  children,
}: PageViewProps) {
  const lang = contentLang(contentLocale, locale);
  return (
    <Columns aside={toc.length > 0 && <TableOfContents toc={toc} lang={lang} />}>
      <main className={styles.main}>
        <article>
          <ArticleHeader title={title} lead={description} lang={lang} />
          <Notices
            locale={locale}
            path={path}
            contentLocale={contentLocale}
            staleOriginal={staleOriginal}
            unlisted={unlisted}
            draft={draft}
          />
          <TocDetails toc={toc} lang={lang} />
          <div className="prose" lang={lang}>
            <Content tree={content} isText />
          </div>
          {children}
        </article>
      </main>
    </Columns>
  );
}
