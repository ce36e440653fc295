import type { ReactNode } from 'react';
import type { ContentTree } from '../../domain/markdown/tree';
import type { Locale } from '../../domain/routing/locale';
import { WithAside } from '../layout/Columns';
import * as styles from './Article.module.css';
import { Content } from './Content';
import { contentLang } from './content-lang';
import { Notices } from './Notices';
import { TableOfContents, TocDetails } from './TableOfContents';

interface DocumentProps {
  context: { locale: Locale; neutralPath: string };
  document: Pick<
    NonNullable<Queries.FreePageQuery['page']>,
    'content' | 'contentLocale' | 'draft' | 'staleOriginal' | 'toc' | 'unlisted'
  >;
  /** The title, with what is above and below it. */
  header: ReactNode;
  /** What readers must know besides the notices of all documents. */
  notice?: ReactNode;
  /** Content after the text. */
  children?: ReactNode;
  /** Links to other pages. */
  below?: ReactNode;
}

/** The page of a text: a post, a doc, or a free page. */
export function Document({ context, document, header, notice, children, below }: DocumentProps) {
  const { toc, content, contentLocale } = document;
  const lang = contentLang(contentLocale, context.locale);
  return (
    <WithAside aside={toc.length > 0 && <TableOfContents toc={toc} lang={lang} />}>
      <main className={styles.main}>
        <article>
          {header}
          <Notices locale={context.locale} path={context.neutralPath} {...document} />
          {notice}
          {toc.length > 0 && <TocDetails toc={toc} lang={lang} />}
          <div className="prose" lang={lang}>
            <Content tree={content as unknown as ContentTree} isText />
          </div>
          {children}
        </article>
        {below}
      </main>
    </WithAside>
  );
}
