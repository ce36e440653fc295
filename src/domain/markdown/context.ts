import type { LinkKind } from '../routing/link-kind';
import type { ScriptEngine } from '../script/engine';
import { ScriptSession } from '../script/session';
import { COMPONENTS, type SiteData } from './registry';
import type { Locale } from '../routing/locale';
import type { VideoServiceName } from './video-services';
import { errorAt, warningAt, type SourcePosition, type Problem } from '../problem/problem';

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
  centrepiece: { back: string; next: string; step: string; reset: string };
  /** `{title}`, `{service}` and `{host}` are replaced. */
  video: { play: string; playNamed: string; note: string; frame: string; on: string; captions: string };
  coffee: string;
  toc: string;
  link: Record<LinkKind, string>;
  code: { copy: string; copyTitle: string; copied: string; copyFailed: string; wrap: string };
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
  /** The page shows no title of its own: a leading level-1 heading stays in the text. */
  isTitleHidden?: boolean;
  frontMatter?: Readonly<Record<string, unknown>>;
  /** Finds the file of an import; null if it does not exist. */
  findImport?: (specifier: string, from: string) => ImportableFile | null;
  /** Runs what the document computes; documents without expressions never ask it for anything. */
  engine: ScriptEngine;
  /** Origin of the site. */
  siteUrl?: string;
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
  /** How wide it is shown at most, as CSS (`200px`, `50%`), if its author says so. */
  width?: string | undefined;
  line: number;
  column: number;
}

/** Something a page must load because a document on it uses it. */
export type PageNeed = 'cards' | 'live' | 'math' | 'mermaid' | SiteData | VideoServiceName;

/** Anything with a position, as unist nodes have. */
export interface Positioned {
  position?: { start: { line: number; column: number } } | null | undefined;
}

/** What every stage gets: the options of a compilation, its code, and the problems and records it adds to. */
export class CompileContext {
  readonly problems: Problem[] = [];
  readonly links: LinkRecord[] = [];
  readonly images: ImageRecord[] = [];
  readonly remote: RemoteMedia[] = [];
  readonly anchors: string[] = [];
  /** Id of a title in the text, which no element of the page has. */
  titleId: string | null = null;
  readonly pageNeeds = new Set<PageNeed>();
  /** Chain of importing files, outermost first. */
  readonly importing: readonly string[] = [];
  /** To be closed at the end. */
  readonly session: ScriptSession;

  constructor(readonly options: CompileOptions) {
    const { engine, locale } = options;
    const components = Object.keys(COMPONENTS);
    this.session = new ScriptSession({ engine, language: locale, components, now: dateOf(options) });
  }

  /** The context of a file that is imported, with the same code and records. */
  inFile(file: string, firstLine: number, problems = this.problems): CompileContext {
    const options = { ...this.options, file, firstLine };
    const importing = [...this.importing, this.options.file];
    return Object.assign(new CompileContext(options), this, { options, importing, problems });
  }

  /** Records an error at a node. */
  error(node: Positioned, found: string, fix: string): void {
    this.problems.push(errorAt(this.options.file, this.placeOf(node), found, fix));
  }

  /** Records a warning at a node. */
  warn(node: Positioned, found: string, fix: string): void {
    this.problems.push(warningAt(this.options.file, this.placeOf(node), found, fix));
  }

  /** Position of a node in the file (the parser counts from the body's first line). */
  placeOf({ position }: Positioned): SourcePosition | null {
    if (!position) return null;
    const { line, column } = position.start;
    return { line: line + this.options.firstLine - 1, column };
  }

  /** The same for records, which have one; a node without a position is at 0:0. */
  recordedAt(node: Positioned): SourcePosition {
    return this.placeOf(node) ?? { line: 0, column: 0 };
  }
}

/** When a document was last changed or published, in milliseconds, by its front matter or the name of its file. */
function dateOf({ frontMatter, file }: CompileOptions): number | null {
  const update: unknown = frontMatter?.last_update;
  const changed = typeof update === 'object' && update !== null && 'date' in update ? update.date : undefined;
  const written = [changed, frontMatter?.date, /\d{4}-\d{2}-\d{2}/.exec(file)?.[0]];
  const times = written.map((date) => (typeof date === 'string' ? Date.parse(date) : NaN));
  return times.find((time) => Number.isFinite(time)) ?? null;
}
