import type { LinkKind } from '../routing/link-kind';
import type { ScriptEngine } from '../script/engine';
import type { ScriptSession } from '../script/session';
import type { SiteData } from './registry';
import type { Locale } from '../routing/locale';
import type { VideoServiceName } from './video-services';
import type { SourcePosition, Problem } from '../problem/problem';
import { errorAt, warningAt } from '../problem/problem';

/** A magic comment of code blocks: `// add-next-line` marks a line with `className`. */
export interface MagicComment {
  name: string;
  className: string;
}

/** Texts that the compiler puts into a document, in the language of its text. */
export interface CompileLabels {
  admonition: Record<AdmonitionKind, string>;
  details: string;
  /** Accessible name of a heading's anchor; `{heading}` is replaced. */
  headingLink: string;
  footnotes: string;
  /** Accessible name of the link back from a footnote; `{number}` is replaced. */
  backToReference: string;
  table: string;
  formula: string;
  taskDone: string;
  taskOpen: string;
  /** Added to links that open in a new tab, for screen readers. */
  opensInNewTab: string;
  lazy: { loading: string; failed: string; retry: string };
  diagram: { name: string; source: string; broken: string; again: string };
  live: { editor: string; result: string; reset: string; hint: string; stuck: string; again: string };
  terminal: { title: string; copy: string; copied: string; skip: string };
  /** `{title}` is replaced by the app's name. */
  steam: { store: string; load: string; widget: string };
  typeWriter: { pause: string; play: string };
  /** `{title}`, `{service}` and `{host}` are replaced. */
  video: { play: string; playNamed: string; note: string; frame: string; on: string; captions: string };
  coffee: string;
  toc: string;
  link: Record<LinkKind, string>;
  code: CodeLabels;
}

interface CodeLabels {
  copy: string;
  copyTitle: string;
  copied: string;
  copyFailed: string;
  wrap: string;
}

/** Kinds of admonitions, without aliases. */
export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger' | 'caution';

/** A way to support the author: a link, a picture to scan, or both. */
export interface SupportLink {
  label: string;
  href?: string | undefined;
  image?: string | undefined;
}

/** A text file that documents may import. */
export interface ImportableFile {
  file: string;
  text: string;
}

/** Everything besides the text that a compilation depends on; part of the cache key. */
export interface CompileOptions {
  file: string;
  locale: Locale;
  magicComments: MagicComment[];
  grammars?: readonly string[];
  labels: CompileLabels;
  /** Suffix of footnote ids, so that several documents can share a page. */
  footnotePrefix: string;
  /** 1-based line of the file on which the body starts. */
  firstLine: number;
  support?: readonly SupportLink[];
  frontMatter?: Readonly<Record<string, unknown>>;
  /** Finds the file of an import; null if it does not exist. */
  findImport?: (specifier: string, from: string) => ImportableFile | null;
  /** Runs what the document computes; documents without expressions never ask it for anything. */
  engine: ScriptEngine;
}

/** A link of the document, in source order; `tidepool-link:N;` is the placeholder of its address in the tree. */
export interface LinkRecord {
  url: string;
  line: number;
  column: number;
  /** Links with `data-nobrokenlinkcheck` or `pathname://` are not checked. */
  checked: boolean;
  /** Type of the file, if the page plays it instead of linking to it. */
  shows?: 'image' | 'video' | 'audio' | 'captions';
}

/** Media of another site that the document shows. */
export interface RemoteMedia {
  address: string;
  shows: 'image' | 'video';
  line: number;
  column: number;
}

/** An image file of the document, in source order; the `image` prop of the `Image` component is its index. */
export interface ImageRecord {
  src: string;
  line: number;
  column: number;
}

/** State of one compilation: options, problems and records. */
interface CompileState {
  options: CompileOptions;
  /** Chain of importing files, outermost first. */
  importing: readonly string[];
  session: ScriptSession;
  problems: Problem[];
  links: LinkRecord[];
  images: ImageRecord[];
  remote: RemoteMedia[];
  anchors: string[];
  pageNeeds: Set<PageNeed>;
}

/** Records a problem at a node. */
type Report = (node: Positioned, found: string, fix: string) => void;

/** What every stage gets: the state, which it adds to. */
export interface CompileContext extends CompileState {
  error: Report;
  warn: Report;
}

/** Something a page must load because a document on it uses it. */
export type PageNeed = 'cards' | 'live' | 'math' | 'mermaid' | SiteData | VideoServiceName;

/** Anything with a position, as unist nodes have. */
export interface Positioned {
  position?: { start: { line: number; column: number } } | null | undefined;
}

/** Position of a node in the file (the parser counts from the body's first line). */
export function placeOf(node: Positioned, { options }: Pick<CompileState, 'options'>): SourcePosition | null {
  if (!node.position) return null;
  const { line, column } = node.position.start;
  return { line: line + options.firstLine - 1, column };
}

/** The same for records, which have one; a node without a position is at 0:0. */
export const recordedAt = (node: Positioned, state: Pick<CompileState, 'options'>): SourcePosition =>
  placeOf(node, state) ?? { line: 0, column: 0 };

/** A state with the means to report, at a node, what is wrong. */
export function withReports(state: CompileState): CompileContext {
  const reporter =
    (problemAt: typeof errorAt): Report =>
    (node, found, fix) => {
      state.problems.push(problemAt(state.options.file, placeOf(node, state), found, fix));
    };
  return { ...state, error: reporter(errorAt), warn: reporter(warningAt) };
}
