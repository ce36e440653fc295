import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentDocument } from '../../domain/content/documents';
import type { ContentIndex } from '../../domain/content/content-index';
import { versionFor } from '../../domain/content/documents';
import type { Problem } from '../../domain/problem/problem';
import { withSeverities, type ProblemSettings } from '../../domain/problem/problem-kinds';
import type { ProblemKind } from '../../domain/problem/problem';
import { scanMarkdown, scanPage, type PageReference, type PageScan } from '../../domain/links/page-scan';
import { absoluteReferences, SiteCheck, type SiteFinding } from '../../domain/links/site-check';
import type { PlannedPage } from '../../domain/site/page-plan';
import { splitAddress } from '../../domain/routing/paths';
import type { Redirect } from '../../domain/site/redirects';
import { site } from '../../site/config';
import type { BuiltPage } from './built-pages';
import { contentFile } from '../configuration/content-roots';
import { listFiles } from '../store/content-files';
import { textParts } from './text-parts';

/** Inputs of the check besides the built files. */
export interface SiteSources {
  /** Content root, to name source files and lines. */
  root: string;
  index: ContentIndex;
  pages: readonly PlannedPage[];
  redirects: readonly Redirect[];
  /** Broken addresses that the content check has reported already. */
  reported?: ReadonlySet<string>;
  /** How severe problems are; as the site is configured by default. */
  problems?: ProblemSettings;
}

/**
 * Settings that decide the severity of a kind of finding. Everything else that browsers load, except pictures, must
 * exist.
 */
const KINDS: Partial<Record<SiteFinding['kind'], ProblemKind>> = {
  link: 'links',
  image: 'images',
  anchor: 'anchors',
};

type Scan = Pick<PageScan, 'references' | 'ids'>;

/** A scan as it is cached: each reference once, prefixed by its kind. */
export interface PackedScan {
  references: string[];
  ids: string[];
}

/** Data of pages and of the search. Its addresses are those of pages, and an index cuts them to pieces. */
const DATA_FILE = /^(?:page-data|search-index)\//;

/** Text files next to the pages that contain addresses of the site. */
const TEXT_FILE = /\.(?:xml|md|txt|webmanifest)$|feed\.json$/;

/** Whether a published file other than a page is scanned. */
export const isText = (file: string): boolean => TEXT_FILE.test(file) && !DATA_FILE.test(file);

/** Scans a page. */
export const scanHtml = (html: string): PackedScan => pack(scanPage(html));

/** Scans a text file. */
export function scanText(folder: string, file: string): PackedScan {
  const full = path.join(folder, file);
  const noIds = new Set<string>();
  if (file.endsWith('.md')) return pack({ references: scanMarkdown(readFileSync(full, 'utf8')), ids: noIds });
  const found = new Set<string>();
  for (const part of textParts(full)) {
    const { references } = pack({ references: absoluteReferences(part, site.url), ids: noIds });
    for (const reference of references) found.add(reference);
  }
  return { references: [...found], ids: [] };
}

/** Gives the scan of a file below the published folder, from a cache or by scanning. */
export type KeepScan = (file: string, scan: () => PackedScan) => PackedScan;

const pack = ({ references, ids }: Scan): PackedScan => ({
  references: [...new Set(references.map(({ kind, address }) => `${kind} ${address}`))],
  ids: [...ids],
});

const unpack = ({ references, ids }: PackedScan): Scan => ({
  references: references.map((reference) => {
    const end = reference.indexOf(' ');
    return { kind: reference.slice(0, end) as PageReference['kind'], address: reference.slice(end + 1) };
  }),
  ids: new Set(ids),
});

/**
 * Checks the built site: every reference of every page, feed, sitemap and Markdown twin leads to a published file, and
 * every anchor to an element of its page. A reference shared by many pages is reported once. The configuration says
 * which findings are errors.
 */
export class SiteChecker {
  private readonly files: ReadonlySet<string>;
  private readonly check: SiteCheck;

  /**
   * @param folder The published folder.
   * @param keep Caches the scans of unchanged files.
   */
  constructor(
    private readonly folder: string,
    private readonly sources: SiteSources,
    private readonly keep: KeepScan = (_, scan) => scan(),
  ) {
    this.files = publishedFiles(folder);
    const redirected = new Set(sources.redirects.map(({ from }) => from));
    this.check = new SiteCheck({
      origin: site.url,
      baseUrl: site.baseUrl,
      files: this.files,
      isRedirected: (address) => redirected.has(address),
    });
  }

  /** Adds a page. */
  addPage({ file, address, html }: BuiltPage): void {
    this.check.add(file, address, unpack(this.keep(file, () => scanHtml(html()))));
  }

  /** The text files that are checked. */
  texts(): string[] {
    return [...this.files].filter(isText);
  }

  /** Adds the text files and reports on everything added. */
  problems(): Problem[] {
    for (const file of this.texts()) {
      const scan = this.keep(file, () => scanText(this.folder, file));
      this.check.add(file, `/${file}`, unpack(scan), false);
    }
    const { reported, problems = site.problems } = this.sources;
    const findings = this.check
      .findings()
      .filter(({ target }) => reported?.has(splitAddress(target).path) !== true);
    return withSeverities(
      findings.map((finding) => this.problemOf(finding)),
      problems,
    );
  }

  private problemOf(finding: SiteFinding): Problem {
    const { kind, address, target, pages, count, isLayout } = finding;
    const [first = ''] = pages;
    const place = this.placeOf(first, address);
    const where =
      count === 1
        ? ''
        : ` It is on ${count} pages${isLayout ? ' and so probably part of the layout' : ''}: ${pages.join(', ')}${count > pages.length ? ', …' : ''}.`;
    const found =
      kind === 'anchor'
        ? `The address "${address}" points at an anchor that its page does not have (${target}).`
        : `The ${kind} "${address}" leads to no published file (${target}).`;
    const setting = KINDS[kind];
    return {
      severity: 'error',
      ...(setting && { kind: setting }),
      ...place,
      column: null,
      found: found + where,
      fix: isLayout
        ? 'Correct it in the component or in the configuration.'
        : 'Correct the address, or publish what it names.',
    };
  }

  /** Source file and line behind a part of a built page; the built file itself if it has no document. */
  private placeOf(file: string, address: string): { file: string; line: number | null } {
    const built = { file: `public/${file}`, line: null };
    const page = this.pageOf(file);
    const document = page && documentOf(page, this.sources.index);
    const source = page && document && versionFor(document, page.locale).file;
    const inDocument = source === undefined ? null : this.lineOf(source, address);
    if (source !== undefined && inDocument?.isExact) return { file: source, line: inDocument.line };
    // Everything on a page besides its text comes from data files.
    for (const data of this.dataFiles) {
      const found = this.lineOf(data, address);
      if (found?.isExact) return { file: data, line: found.line };
    }
    return source !== undefined && inDocument ? { file: source, line: inDocument.line } : built;
  }

  /** Line of a source file with an address, or with the text most like it; null if the file does not exist. */
  private lineOf(source: string, address: string): { line: number | null; isExact: boolean } | null {
    const full = contentFile(this.sources.root, source);
    if (!existsSync(full)) return null;
    const words = address.split(/[/#?]/).filter(Boolean);
    const lines = readFileSync(full, 'utf8').split('\n');
    const exact = lines.findIndex((line) => line.includes(address));
    const line = exact >= 0 ? exact : lines.findIndex((each) => each.includes(words.at(-1) ?? '\0'));
    return { line: line < 0 ? null : line + 1, isExact: exact >= 0 };
  }

  private get dataFiles(): string[] {
    return listFiles(this.sources.root).filter((file) => /\.ya?ml$/.test(file));
  }

  private pageOf(file: string): PlannedPage | undefined {
    const bare = (value: string) => value.replace(/index\.(?:html|md)$/, '').replace(/^\/|\/$/g, '');
    return this.sources.pages.find((page) => bare(page.path) === bare(file));
  }
}

function documentOf(page: PlannedPage, index: ContentIndex): ContentDocument | undefined {
  const lists: Partial<Record<PlannedPage['kind'], ContentDocument[]>> = {
    post: index.posts,
    doc: index.docs,
    page: index.pages,
  };
  return lists[page.kind]?.find(({ key }) => key === page.key);
}

const publishedFiles = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      ),
  );
