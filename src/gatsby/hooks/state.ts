import { projectIn, type Project } from '../configuration/project';
import type { LastUpdates } from '../content/git';
import { ContentLoader, type LoadedContent } from '../content/load-content';
import { ContentNodes } from '../nodes/content-nodes';
import type { SocialCards } from '../pictures/social-cards';

/** What the hooks of a process share. */
interface StartedProject extends Project {
  loader: ContentLoader;
  nodes: ContentNodes;
  lastUpdates: LastUpdates;
  /** The content of the nodes; null before `createPages`. */
  content: LoadedContent | null;
  /** Drawn during a build; null in development, where pages are not shared on social networks. */
  cards: SocialCards | null;
}

/** Whether this process runs `gatsby develop`. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** Drafts are part of the site in development and in a preview: `SITE_DRAFTS` (`1` or `0`) decides otherwise. */
export const showsDrafts = (): boolean => (process.env.SITE_DRAFTS ?? (isDevelopment ? '1' : '0')) === '1';

let started: StartedProject | null = null;

/** Starts the project that all hooks of this process share. */
export function startProject(directory: string): StartedProject {
  const found = projectIn(directory);
  const [loader, nodes] = [new ContentLoader(found), new ContentNodes(found.root)];
  started = { ...found, loader, nodes, lastUpdates: new Map(), content: null, cards: null };
  return started;
}

/** The project of this process. @throws before `onPreBootstrap`. */
export function project(): StartedProject {
  if (!started) throw new Error('The project starts in onPreBootstrap; this hook ran before it.');
  return started;
}

/** The project with its content. @throws before `createPages`. */
export function projectWithContent(): StartedProject & { content: LoadedContent } {
  const { content, ...others } = project();
  if (!content) throw new Error('The content is made of nodes in createPages; this hook ran before it.');
  return { ...others, content };
}
