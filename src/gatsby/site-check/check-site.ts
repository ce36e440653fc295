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

/** What is known of the site besides its files. */
export interface SiteSources {
  /** Content root, to name source files and lines. */
  root: string;
  index: ContentIndex;
  pages: readonly PlannedPage[];
  redirects: readonly Redirect[];
  /** Addresses that lead nowhere, and that the check of the content has reported. */
  reported?: ReadonlySet<string>;
  /** How severe problems are; as the site is configured by default. */
  problems?: ProblemSettings;
}

/** Settings that decide how severe a finding is; what browsers load besides pictures must be there. */
const KINDS: Partial<Record<SiteFinding['kind'], ProblemKind>> = {
  link: 'links',
  image: 'images',
  anchor: 'anchors',
};

type Scan = Pick<PageScan, 'references' | 'ids'>;

/** A scan as it is kept: each reference once, its kind before the address. */
export interface PackedScan {
  references: string[];
  ids: string[];
}

/** Data of pages and of the search: their addresses are those of pages, cut to pieces in an index. */
const DATA_FILE = /^(?:page-data|search-index)\//;

/** Texts beside the pages that hold addresses of the site. */
const TEXT_FILE = /\.(?:xml|md|txt|webmanifest)$|feed\.json$/;

/** Whether a published file is read besides the pages. */
export const isText = (file: string): boolean => TEXT_FILE.test(file) && !DATA_FILE.test(file);

/** Reads a page. */
export const scanHtml = (html: string): PackedScan => pack(scanPage(html));

/** Reads a text beside the pages. */
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

/** Gives the scan of a file below the published folder. */
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
 * Checks what was built: every reference of every page, feed, sitemap and Markdown twin leads to a published file, every
 * anchor to an element of its page. What many pages share is reported once. The configuration says what is an error.
 */
export class SiteChecker {
  private readonly files: ReadonlySet<string>;
  private readonly check: SiteCheck;

  /**
   * @param folder The published folder.
   * @param keep Knows the scans of files that did not change.
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

  /** Notes a page. */
  addPage({ file, address, html }: BuiltPage): void {
    this.check.add(file, address, unpack(this.keep(file, () => scanHtml(html()))));
  }

  /** The texts beside the pages that are checked. */
  texts(): string[] {
    return [...this.files].filter(isText);
  }

  /** Notes the other texts, and reports on everything noted. */
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

  /** Source file and line of what stands on a page; the built file itself where no document is behind it. */
  private placeOf(file: string, address: string): { file: string; line: number | null } {
    const built = { file: `public/${file}`, line: null };
    const page = this.pageOf(file);
    const document = page && documentOf(page, this.sources.index);
    const source = page && document && versionFor(document, page.locale).file;
    const inDocument = source === undefined ? null : this.lineOf(source, address);
    if (source !== undefined && inDocument?.isExact) return { file: source, line: inDocument.line };
    // What a page shows besides its text comes from the data files.
    for (const data of this.dataFiles) {
      const found = this.lineOf(data, address);
      if (found?.isExact) return { file: data, line: found.line };
    }
    return source !== undefined && inDocument ? { file: source, line: inDocument.line } : built;
  }

  /** Line of a source file that holds an address, or what looks most like it; null for a file that does not exist. */
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
