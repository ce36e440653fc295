import type { ReactNode } from 'react';
import type { AuthorSummary, LastUpdate, NavLink, Reference, TagLink } from '../../domain/content/model';
import type { TocEntry } from '../../domain/markdown/headings';
import type { ContentTree } from '../../domain/markdown/tree';
import type { Locale } from '../../domain/routing/locale';
import { twinPath } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { Columns } from '../layout/Columns';
import { siteHref } from '../layout/site-links';
import { TideLine } from '../primitives/TideLine';
import * as styles from './Article.module.css';
import { ArticleHeader } from './ArticleHeader';
import { AuthorList } from './AuthorList';
import { Coffee } from './Coffee';
import { Content } from './Content';
import { contentLang } from './content-lang';
import { EditMeta } from './EditMeta';
import { Notices } from './Notices';
import { PostMeta } from './PostMeta';
import { PrevNext } from './PrevNext';
import { References } from './References';
import { Related } from './Related';
import { supportWays } from './support-ways';
import { TableOfContents } from './TableOfContents';
import { TagList } from './TagList';
import { TocDetails } from './TocDetails';

/** Everything that the page of a post shows. */
export interface PostViewData {
  /** Locale-neutral path of the page. */
  path: string;
  title: string;
  /** Sentence above the text; empty if the text begins with it. */
  lead: string;
  slug: string;
  date: string;
  readingMinutes: number;
  authors: AuthorSummary[];
  tags: TagLink[];
  toc: TocEntry[];
  content: ContentTree;
  references: Reference[];
  lastUpdate: LastUpdate;
  editUrl: string | null;
  contentLocale: Locale;
  /** Language of the original if it has changed since this translation. */
  staleOriginal: Locale | null;
  unlisted: boolean;
  draft: boolean;
  /** The newer post. */
  prev: NavLink | null;
  /** The older post. */
  next: NavLink | null;
  related: NavLink[];
}

/** Props of {@link PostView}. */
export interface PostViewProps {
  locale: Locale;
  post: PostViewData;
  sidebar?: ReactNode;
}

/** The page of a post. */
export function PostView({ locale, post, sidebar }: PostViewProps) {
  const t = useTranslate();
  const lang = contentLang(post.contentLocale, locale);
  return (
    <Columns sidebar={sidebar} aside={post.toc.length > 0 && <TableOfContents toc={post.toc} lang={lang} />}>
      <main className={styles.main}>
        <article>
          <ArticleHeader
            title={post.title}
            lead={post.lead}
            lang={lang}
            eyebrow={<PostMeta locale={locale} {...post} />}
          >
            <AuthorList authors={post.authors} />
            <TideLine className={styles.tide} seed={post.slug} width={720} height={72} />
          </ArticleHeader>
          <Notices locale={locale} {...post} />
          <TocDetails toc={post.toc} lang={lang} />
          <div className="prose" lang={lang}>
            <Content tree={post.content} isText />
          </div>
          <References references={post.references} locale={locale} toc={post.toc} />
          <Coffee ways={supportWays(site.support, locale)} path={post.slug} />
          <footer className={styles.footer}>
            <TagList tags={post.tags} />
            <EditMeta
              locale={locale}
              lastUpdate={post.lastUpdate}
              editUrl={post.editUrl}
              markdownHref={siteHref(twinPath(post.path), locale)}
            />
          </footer>
        </article>
        <PrevNext
          label={t('blog.postNav')}
          prev={post.prev}
          next={post.next}
          prevLabel={t('blog.newerPost')}
          nextLabel={t('blog.olderPost')}
        />
        <Related id="page:related" title={t('blog.related')} pages={post.related} />
      </main>
    </Columns>
  );
}
