import { assertPlan } from '../../domain/site/page-plan';
import { site } from '../../site/config';
import { contentRoot } from '../configuration/content-root';
import { contentFile } from '../configuration/content-roots';
import type { LastUpdates } from '../content/git';
import { ContentLoader, type LoadedContent } from '../content/load-content';
import { queryPages, type DataLayer } from '../nodes/page-query';
import type { SocialCards } from '../pictures/social-cards';
import type { MdxNodes } from './mdx-documents';

interface ContentState {
  root: string;
  directory: string;
  loader: ContentLoader;
  content: LoadedContent;
  lastUpdates: LastUpdates;
  /** Drawn during a build; null in development, where pages are not shared on social networks. */
  cards: SocialCards | null;
}

/** Whether this process runs `gatsby develop`. */
export const isDevelopment = process.env.NODE_ENV === 'development';

let state: ContentState | null = null;

/** The state of this process. @throws before `onPreBootstrap` has loaded the content. */
export function contentState(): ContentState {
  if (!state) throw new Error('The content is loaded in onPreBootstrap; this hook ran before it.');
  return state;
}

/** Drafts are part of the site in development and in a preview: `SITE_DRAFTS` (`1` or `0`) decides otherwise. */
const showsDrafts = (): boolean => (process.env.SITE_DRAFTS ?? (isDevelopment ? '1' : '0')) === '1';

/** Loads the content, which all hooks of this process share. */
export function startContent(directory: string): LoadedContent {
  const root = contentRoot(directory);
  const loader = new ContentLoader(root, directory);
  const content = loader.load({ includeDrafts: showsDrafts() });
  state = { root, directory, loader, content, lastUpdates: new Map(), cards: null };
  return content;
}

/** Loads the content again after a change, without documents that have no node if `nodes` are given. */
export function reloadContent(nodes?: MdxNodes): LoadedContent {
  const current = contentState();
  current.content = current.loader.load({
    includeDrafts: showsDrafts(),
    isDocument: (file) => nodes === undefined || nodes.has(contentFile(current.root, file)),
  });
  return current.content;
}

/** Plans the pages from the data layer's answer, which is the content's only plan from then on. */
export async function planFromDataLayer(dataLayer: DataLayer): Promise<LoadedContent> {
  const current = contentState();
  const plan = await queryPages(dataLayer, site);
  if (!current.content.problems.some(({ severity }) => severity === 'error')) assertPlan(plan);
  current.content = { ...current.content, plan };
  return current.content;
}
