import type { ReactNode } from 'react';
import { DEFAULT_INSTANCE } from '../../domain/content/docs-names';
import { useForgottenVersion } from '../../client/layout/useForgottenVersion';
import type { LastUpdate, NavLink, Reference, TagLink } from '../../domain/content/model';
import type { TocEntry } from '../../domain/markdown/headings';
import type { VersionBannerData } from '../../domain/docs/versions';
import type { ContentTree } from '../../domain/markdown/tree';
import type { Locale } from '../../domain/routing/locale';
import { twinPath } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import * as styles from '../article/Article.module.css';
import { ArticleHeader } from '../article/ArticleHeader';
import { Content } from '../article/Content';
import { contentLang } from '../article/content-lang';
import { EditMeta } from '../article/EditMeta';
import { Notices } from '../article/Notices';
import { PrevNext } from '../article/PrevNext';
import { References } from '../article/References';
import { Related } from '../article/Related';
import { TableOfContents } from '../article/TableOfContents';
import { TagList } from '../article/TagList';
import { TocDetails } from '../article/TocDetails';
import { Columns } from '../layout/Columns';
import { siteHref } from '../layout/site-links';
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs';
import { DocVersion } from './DocVersion';

/** Everything that the page of a doc shows. */
export interface DocViewData {
  /** Locale-neutral path of the page. */
  path: string;
  title: string;
  description: string;
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
  prev: NavLink | null;
  next: NavLink | null;
  recommended: NavLink[];
  breadcrumbs: Breadcrumb[];
  /** Instance of the docs; the default one if omitted. */
  instance?: string | undefined;
  /** Label of the version; null while there is only one. */
  versionBadge: string | null;
  versionBanner: VersionBannerData | null;
  /** Whether the text has its own title. */
  hideTitle?: boolean;
  hideToc?: boolean;
}

/** Props of {@link DocView}. */
export interface DocViewProps {
  locale: Locale;
  doc: DocViewData;
  sidebar?: ReactNode;
}

/** The page of a doc. */
export function DocView({ locale, doc, sidebar }: DocViewProps) {
  const t = useTranslate();
  const lang = contentLang(doc.contentLocale, locale);
  useForgottenVersion();
  const toc = doc.hideToc ? [] : doc.toc;
  const breadcrumbs = <Breadcrumbs homeHref={siteHref('/', locale)} items={doc.breadcrumbs} />;
  return (
    <Columns sidebar={sidebar} aside={toc.length > 0 && <TableOfContents toc={toc} lang={lang} />}>
      <main className={styles.main}>
        <article>
          {doc.hideTitle ? (
            breadcrumbs
          ) : (
            <ArticleHeader title={doc.title} lang={lang} eyebrow={breadcrumbs} />
          )}
          <Notices locale={locale} {...doc} />
          {process.env.GATSBY_DOCS_SETS ? (
            <DocVersion
              locale={locale}
              instance={doc.instance ?? DEFAULT_INSTANCE}
              badge={doc.versionBadge}
              banner={doc.versionBanner}
            />
          ) : null}
          <TocDetails toc={toc} lang={lang} />
          <div className="prose" lang={lang}>
            <Content tree={doc.content} isText />
          </div>
          <References references={doc.references} locale={locale} toc={doc.toc} />
          <footer className={styles.footer}>
            <TagList tags={doc.tags} />
            <EditMeta
              locale={locale}
              lastUpdate={doc.lastUpdate}
              editUrl={doc.editUrl}
              markdownHref={siteHref(twinPath(doc.path), locale)}
            />
          </footer>
        </article>
        <PrevNext
          label={t('docs.pages')}
          prev={doc.prev}
          next={doc.next}
          prevLabel={t('docs.previous')}
          nextLabel={t('docs.next')}
        />
        <Related id="page:recommended" title={t('docs.recommended')} pages={doc.recommended} />
      </main>
    </Columns>
  );
}
