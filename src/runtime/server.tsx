import { withPrefix, type GatsbySSR } from 'gatsby';
import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { FIRST_PAGE_ID } from '../client/navigation/first-page';
import { THEME_COLORS } from '../client/theme/color-mode';
import { renderToString } from 'react-dom/server';
import sharedData from 'tidepool-shared-data';
import templateScripts from 'tidepool-template-scripts';
import { provideSharedData } from '../client/navigation/shared-data';
import { dataInPage, type PageData } from '../domain/markdown/first-page';
import { iconType } from '../domain/publish/icon-type';
import { localeDefinition, splitLocale } from '../domain/routing/locale';
import { isSamePath, MANIFEST_PATH, withBase } from '../domain/routing/paths';
import { site } from '../site/public-config';
import { inlineScripts } from './inline-scripts';

for (const [address, data] of Object.entries(sharedData)) provideSharedData(address, data);

const { prePaint, homes, pagePath } = inlineScripts(site);

/** Icons of the site, the same on every page. A `Head` would put them into the scripts, too. */
const icons = [
  <link key="icon" rel="icon" href={withBase(site.favicon, site.baseUrl)} type={iconType(site.favicon)} />,
  site.touchIcon !== null && (
    <link key="touch-icon" rel="apple-touch-icon" href={withBase(site.touchIcon, site.baseUrl)} />
  ),
  <link key="manifest" rel="manifest" href={withBase(MANIFEST_PATH, site.baseUrl)} />,
];

/** Sets the document's attributes, its icons, and the script that runs before the first paint. */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
  loadPageDataSync,
}) => {
  const { defaultMode } = site.colorMode;
  const { htmlLang, direction } = localeDefinition(site.i18n, splitLocale(pathname, site.i18n).locale);
  setHtmlAttributes({
    lang: htmlLang,
    dir: direction,
    'data-theme': defaultMode,
    'data-theme-choice': site.colorMode.respectPrefersColorScheme ? 'system' : defaultMode,
    'data-has-hydrated': 'false',
  } as never);
  const home = homes.find(({ path }) => isSamePath(path, pathname));
  setHeadComponents([
    <Fragment key="pre-paint">
      <meta name="theme-color" content={THEME_COLORS[defaultMode]} />
      <script dangerouslySetInnerHTML={{ __html: prePaint }} />
    </Fragment>,
    home && <script key="base-url" dangerouslySetInnerHTML={{ __html: home.script }} />,
    ...icons,
  ]);
  if (process.env.BUILD_STAGE === 'build-html') {
    const page = loadPageDataSync(pathname) as unknown as PlannedPageData;
    setPostBodyComponents([<ClientStart key="client-start" path={pathname} page={page} />]);
  }
};

/** Paths of pages that show components of `gatsby-plugin-image`. Other pages show its data as plain elements. */
const pagesWithGatsbyImages = new Set<string>();

/**
 * Renders a page to a string in one go. Gatsby's default streams it, and React 18 writes NUL bytes where a multi-byte
 * character meets the border of a chunk (facebook/react#24985): Chinese pages would break.
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}) => {
  const html = renderToString(bodyComponent);
  if (html.includes('data-gatsby-image-wrapper')) pagesWithGatsbyImages.add(pathname);
  replaceBodyHTMLString(html);
};

/**
 * The pre-paint script comes first, before styles and anything that could paint. {@link ClientStart} replaces Gatsby's
 * script, whose text differs from page to page, so that the Content-Security-Policy could not allow it by hash.
 */
export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const isFirst = (node: ReactNode): boolean => keyOf(node) === 'pre-paint';
  const components = getHeadComponents()
    .filter((node) => !keyOf(node).startsWith('gatsby-image-style') || pagesWithGatsbyImages.has(pathname))
    .map(withoutMark);
  replaceHeadComponents([...components.filter(isFirst), ...components.filter((node) => !isFirst(node))]);
  replacePostBodyComponents(getPostBodyComponents().filter((node) => keyOf(node) !== 'script-loader'));
};

const keyOf = (node: ReactNode): string => (isValidElement(node) ? String(node.key) : '');

/** Removes Gatsby's mark from tags for crawlers: it makes Gatsby's client remove elements that it has not rendered. */
const withoutMark = (node: ReactNode): ReactNode =>
  isValidElement<Record<string, unknown>>(node) && 'data-crawlers' in node.props
    ? cloneElement(node, { 'data-gatsby-head': undefined })
    : node;

/** The data that Gatsby publishes for a page. */
interface PlannedPageData extends PageData {
  /** Name of the template's chunk. */
  componentChunkName: string;
}

/**
 * Tells Gatsby's client which page this is, gives it the page's data, and loads the scripts of its template together
 * with those that would request them. All of it is at the end, where nothing competes with the page itself. The scripts
 * only register their modules with webpack, in any order.
 *
 * A host answers unknown paths with the 404 file of their language. The client knows a single not-found page and leaves
 * the reader's address alone only on that one, so every language's file claims to be it. The page takes its language
 * from the address, and its data is fetched.
 */
function ClientStart({ path, page }: { path: string; page: PlannedPageData }) {
  const isNotFound = path.endsWith(NOT_FOUND_PAGE);
  const data = ['app-data.json', ...(isNotFound ? [`${NOT_FOUND_PAGE.slice(1)}/page-data.json`] : [])];
  return (
    <>
      {data.map((file) => (
        <link
          key={file}
          rel="preload"
          as="fetch"
          // The same mode as in Gatsby's client; otherwise the file would be fetched twice.
          crossOrigin="anonymous"
          href={withPrefix(`/page-data/${file}`)}
        />
      ))}
      {!isNotFound && (
        <script
          id={FIRST_PAGE_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(dataInPage(page)).replaceAll('<', '\\u003c') }}
        />
      )}
      {templateScripts[page.componentChunkName]?.map((file) => (
        <script key={file} async src={withPrefix(file)} />
      ))}
      <script
        id="gatsby-script-loader"
        data-path={isNotFound ? NOT_FOUND_PAGE : path}
        dangerouslySetInnerHTML={{ __html: pagePath }}
      />
    </>
  );
}

const NOT_FOUND_PAGE = '/404.html';
