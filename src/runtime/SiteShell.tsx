import { Suspense, useState, type ReactNode } from 'react';
import { useSharedData } from '../client/navigation/shared-data';
import { withPost, type BlogSidebarData, type DocsSidebarData } from '../domain/site/shared-data';
import { withoutPrefix } from '../client/browser/path-prefix';
import { useDocsState } from '../client/browser/docs-versions';
import { useImageZoom } from '../client/article/useImageZoom';
import { splitLocale } from '../domain/routing/locale';
import { I18nextProvider, useTranslation } from '../i18n/runtime/react-i18next';
import { useTranslate } from '../i18n/translate';
import { site } from '../site/public-config';
import { DocsSidebar } from '../ui/docs/DocsSidebar';
import { Comments } from '../ui/comments/Comments';
import { Layout } from '../ui/layout/Layout';
import { Loading, Part } from '../ui/layout/Part';
import { BlogSidebar } from '../ui/listing/BlogSidebar';
import { SearchButton } from '../ui/search/SearchButton';
import type { PageContext } from '../domain/site/page-context';

interface SiteShellProps {
  context: PageContext;
  location: { pathname: string };
  children: ReactNode;
}

/**
 * Layout, language and sidebar of the current page. React hydrates the shell at once, so that the menu, the search and
 * the colours respond. The sidebar and the page are in `Suspense` boundaries, which React hydrates afterwards in slices
 * of a few milliseconds, beginning with what a reader presses. The boundaries are created here because no state of the
 * layout may change their props before: React would discard the server's HTML.
 */
export function SiteShell({ context, location, children }: SiteShellProps) {
  const isNotFound = context.kind === 'not-found';
  // One not-found page serves all unknown paths, in the language of the address.
  const here = splitLocale(withoutPrefix(location.pathname), site.i18n);
  const locale = isNotFound ? here.locale : context.locale;
  const { i18n } = useTranslation();
  const content = (
    <ShellLayout
      context={context}
      locale={locale}
      path={isNotFound ? here.path : context.neutralPath}
      location={location}
    >
      {children}
    </ShellLayout>
  );
  if (locale === i18n.language) return content;
  return <I18nextProvider i18n={i18n.cloneInstance({ lng: locale })}>{content}</I18nextProvider>;
}

type ShellLayoutProps = SiteShellProps & Pick<PageContext, 'locale'> & { path: string };

function ShellLayout({ context, locale, path, location: { pathname }, children }: ShellLayoutProps) {
  const t = useTranslate();
  const sidebar = useSidebar(context, pathname);
  const docs = useDocsState(context.docs);
  useImageZoom(pathname, t('nav.dismiss'));
  return (
    <Layout
      locale={locale}
      path={path}
      sidebarTargets={context.sidebarTargets}
      activeSidebar={context.sidebar ?? null}
      withoutBlog={context.withoutBlog}
      {...(process.env.GATSBY_DOCS_SETS ? { docs } : {})}
      search={
        <Part>
          <SearchButton />
        </Part>
      }
      sidebar={sidebar && <Suspense>{sidebar}</Suspense>}
      secondaryPanel={sidebar}
      comments={
        site.comments &&
        context.comments && (
          <Part key={context.comments}>
            <Comments settings={site.comments} term={context.comments} />
          </Part>
        )
      }
    >
      <Suspense>{children}</Suspense>
    </Layout>
  );
}

type SidebarData = DocsSidebarData | BlogSidebarData;

/** The left column of blog and docs pages. Its key is the sidebar's: state never leaks into another one. */
function useSidebar(context: PageContext, pathname: string): ReactNode {
  const t = useTranslate();
  const { data: loaded, error, retry } = useSharedData(context.sidebarData);
  const data = useKept(context.sidebarData && (context.sidebar ?? 'blog'), loaded as SidebarData | undefined);
  if (!data) return context.sidebarData && <Loading error={error} onRetry={retry} />;
  // The file may hold anything after a broken deploy.
  return (
    <Part key={context.sidebar ?? 'blog'} resetKey={data} onRetry={retry}>
      {'years' in data ? (
        <BlogSidebar
          years={context.unlistedPost ? withPost(data.years, context.unlistedPost) : data.years}
          currentPath={pathname}
        />
      ) : (
        <DocsSidebar
          items={data.items}
          currentPath={pathname}
          autoCollapse={site.docs.autoCollapseCategories}
          label={t('docs.sidebar')}
        />
      )}
    </Part>
  );
}

/** Keeps a sidebar mounted while the same one loads in another language, so that its open categories stay open. */
function useKept(sidebar: string | undefined, data: SidebarData | undefined): SidebarData | undefined {
  const [kept, setKept] = useState({ sidebar, data });
  if (data !== undefined && kept.data !== data) setKept({ sidebar, data });
  return data ?? (sidebar !== undefined && sidebar === kept.sidebar ? kept.data : undefined);
}
