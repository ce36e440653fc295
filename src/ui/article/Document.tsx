import type { ReactNode } from 'react';
import type { ContentTree } from '../../domain/markdown/tree';
import type { Locale } from '../../domain/routing/locale';
import { twinPath } from '../../domain/routing/paths';
import { Columns } from '../layout/Columns';
import { siteHref } from '../layout/site-links';
import * as styles from './Article.module.css';
import { Content } from './Content';
import { contentLang } from './content-lang';
import { EditMeta } from './EditMeta';
import { Notices } from './Notices';
import { TableOfContents } from './TableOfContents';
import { TagList } from './TagList';
import { TocDetails } from './TocDetails';

interface PageAddress {
  locale: Locale;
  neutralPath: string;
}

interface DocumentProps {
  context: PageAddress;
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
    <Columns aside={toc.length > 0 && <TableOfContents toc={toc} lang={lang} />}>
      <main className={styles.main}>
        <article>
          {header}
          <Notices locale={context.locale} path={context.neutralPath} {...document} />
          {notice}
          <TocDetails toc={toc} lang={lang} />
          <div className="prose" lang={lang}>
            <Content tree={content as unknown as ContentTree} isText />
          </div>
          {children}
        </article>
        {below}
      </main>
    </Columns>
  );
}

interface DocumentFooterProps {
  context: PageAddress;
  document: Pick<
    NonNullable<Queries.DocPageQuery['doc']>,
    'editUrl' | 'lastUpdatedAt' | 'lastUpdatedBy' | 'tags'
  >;
}

/** The end of a post or doc: its tags, its source, and its last change. */
export const DocumentFooter = ({ context: { locale, neutralPath }, document }: DocumentFooterProps) => (
  <footer className={styles.footer}>
    <TagList tags={document.tags} />
    <EditMeta locale={locale} {...document} markdownHref={siteHref(twinPath(neutralPath), locale)} />
  </footer>
);
