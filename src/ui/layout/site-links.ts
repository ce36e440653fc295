import type { Locale } from '../../domain/routing/locale';
import { localizePath } from '../../domain/routing/locale';
import { blogListPath, isSamePath, normalisePath, withBase } from '../../domain/routing/paths';
import { site } from '../../site/public-config';
import type { NavbarItem, SiteLink } from '../../site/schema';
import type { DocsState } from '../../client/browser/docs-versions';
import type { LinkProps } from '../primitives/Link';
import { docsTarget } from './docs-targets';

/** Address of a locale-neutral path of the site. */
export const siteHref = (to: string, locale: Locale): string =>
  withBase(localizePath(to, locale, site.i18n), site.baseUrl);

/** Address of a configured link. Published files exist per language too. */
export const linkHref = (link: SiteLink, locale: Locale): string =>
  link.href ?? siteHref(link.to ?? link.file ?? '/', locale);

/** Address of the item for the source repository; the configuration has one of the two. */
export const repositoryHref = ({ href }: Extract<NavbarItem, { type: 'repository' }>): string =>
  href ?? site.repository ?? '';

/** State of the page that the bar depends on. */
export interface NavState {
  locale: Locale;
  /** Current path without language prefix. */
  path: string;
  /** First page of each docs sidebar, without language prefix. */
  sidebarTargets: Record<string, string>;
  activeSidebar: string | null;
  /** The docs, on a site with several versions or instances. */
  docs?: DocsState | undefined;
  /** There are no posts. */
  withoutBlog?: boolean | undefined;
}

/** A link of a menu or of the bar, ready to render. */
export interface MenuLink {
  label: string;
  href: string;
  isActive: boolean;
  /** Language of the label and of the page behind it, if it is not the page's own. */
  lang?: string;
  /** What else it does when it is pressed. */
  handlers?: Pick<LinkProps, 'onClick' | 'onPointerDown'>;
}

/** First page of the docs, without language prefix; null when no sidebar has one. */
export const docsRoot = ({ sidebarTargets }: Pick<NavState, 'sidebarTargets'>): string | null =>
  Object.values(sidebarTargets)[0] ?? null;

/** Where an item of the bar leads, and whether the reader is there; null if the page does not exist. */
export function navTarget(
  item: Extract<NavbarItem, { type: 'sidebar' | 'docs' | 'blog' | 'link' }>,
  state: NavState,
): MenuLink | null {
  const { locale, path, sidebarTargets, activeSidebar } = state;
  const label = item.label[locale];
  const target = (to: string | null | undefined, isActive: boolean): MenuLink | null =>
    to ? { label, href: siteHref(to, locale), isActive } : null;
  if (process.env.GATSBY_DOCS_SETS && state.docs && (item.type === 'docs' || item.type === 'sidebar')) {
    const docs = docsTarget(item, state.docs, activeSidebar);
    return target(docs.path, docs.isActive);
  }
  if (item.type === 'docs') return target(docsRoot(state), activeSidebar !== null);
  if (item.type === 'blog') {
    const list = blogListPath(1);
    return target(state.withoutBlog ? null : list, isUnder(path, list));
  }
  if (item.type === 'sidebar') return target(sidebarTargets[item.sidebar], item.sidebar === activeSidebar);
  if (item.href !== undefined) return { label, href: item.href, isActive: false };
  const { to = '/', activeBase } = item;
  return target(to, activeBase === undefined ? isSamePath(path, to) : isUnder(path, activeBase));
}

/** Whether a path is the base or below it, ignoring case. */
export function isUnder(path: string, base: string): boolean {
  const [page, parent] = [normalisePath(path), normalisePath(base)];
  return page === parent || page.startsWith(`${parent}/`);
}
