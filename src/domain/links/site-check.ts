import { absoluteAddress } from '../routing/absolute-address';
import { decodePath, splitAddress } from '../routing/paths';
import type { PageReference, PageScan } from './page-scan';

/** A broken reference of the built site. */
export interface SiteFinding {
  kind: 'link' | 'image' | 'resource' | 'anchor';
  /** As written. */
  address: string;
  /** Target as a path of the site with its anchor. */
  target: string;
  /** Files that contain it, at most {@link MAX_PAGES}, in order. */
  pages: string[];
  /** Number of files that contain it. */
  count: number;
  /** Whether it is on so many pages that it probably belongs to the layout. */
  isLayout: boolean;
}

/** Maximum number of files that are named per finding. */
export const MAX_PAGES = 5;

/** A finding on at least as many pages is probably part of the layout. */
export const LAYOUT_PAGES = 5;

/** Files and location of the built site. */
export interface SiteShape {
  /** Origin, without trailing slash. */
  origin: string;
  /** Path the site is published under, `/` for the root. */
  baseUrl: string;
  /** Published files below the root: `blog/Awk/index.html`. */
  files: ReadonlySet<string>;
  /** Whether the host redirects a path. */
  isRedirected: (path: string) => boolean;
}

/** Target of a reference without an address: the browser would load the page itself. */
const EMPTY = '(empty)';

/** An address whose meaning does not depend on its page. */
const IS_ABSOLUTE = /^(?:\/(?!\/)|[a-z][a-z0-9+.-]*:)/i;

interface Use {
  address: string;
  kind: PageReference['kind'];
  pages: string[];
  count: number;
  /** How many of them are pages. */
  pageCount: number;
}

/** Collects the references of all files and finds those that lead nowhere. */
export class SiteCheck {
  /** Target (path and anchor) → where it is used. */
  private readonly uses = new Map<string, Use>();
  /** Targets of addresses that mean the same on every page, which most do. Each is resolved once. */
  private readonly targets = new Map<string, string | null>();
  /** File → its anchors. */
  private readonly anchors = new Map<string, ReadonlySet<string>>();

  constructor(private readonly shape: SiteShape) {}

  /**
   * Adds a file.
   * @param file Path below the published folder.
   * @param address Absolute address or path of the file, which relative references refer to.
   * @param isPage Pages share a layout; feeds and Markdown twins only repeat what is on them.
   */
  add(file: string, address: string, scan: Pick<PageScan, 'references' | 'ids'>, isPage = true): void {
    this.anchors.set(file, scan.ids);
    const seen = new Set<string>();
    for (const { address: written, kind } of scan.references) {
      const target = IS_ABSOLUTE.test(written)
        ? this.absoluteTarget(written)
        : this.targetOf(written, address);
      if (target === null || seen.has(target)) continue;
      seen.add(target);
      const use = this.uses.get(target);
      if (use === undefined)
        this.uses.set(target, { address: written, kind, pages: [file], count: 1, pageCount: Number(isPage) });
      else {
        use.count++;
        use.pageCount += Number(isPage);
        if (use.pages.length < MAX_PAGES) use.pages.push(file);
      }
    }
  }

  /** Broken references: missing files, and anchors that their page does not have. */
  findings(): SiteFinding[] {
    const findings: SiteFinding[] = [];
    for (const [target, { kind, pageCount, ...use }] of this.uses) {
      const broken = this.problemOf(target);
      if (broken === null) continue;
      findings.push({
        ...use,
        target,
        kind: broken === 'anchor' ? 'anchor' : kind,
        isLayout: pageCount >= LAYOUT_PAGES,
      });
    }
    return findings.sort((a, b) => b.count - a.count || (a.target < b.target ? -1 : 1));
  }

  private absoluteTarget(written: string): string | null {
    let target = this.targets.get(written);
    if (target === undefined) {
      target = this.targetOf(written, '/');
      this.targets.set(written, target);
    }
    return target;
  }

  /** A reference as a path of this site with its anchor; null for other sites and for non-addresses. */
  private targetOf(written: string, from: string): string | null {
    const { origin, baseUrl } = this.shape;
    if (written === '') return EMPTY;
    const absolute = absoluteAddress(written, origin + (from.startsWith('/') ? from : `/${from}`));
    if (absolute === null || !`${absolute}/`.startsWith(`${origin}/`)) return null;
    const { path, hash } = splitAddress(absolute.slice(origin.length));
    const base = baseUrl.replace(/\/$/, '');
    if (!`${path}/`.startsWith(`${base}/`)) return null;
    return decodePath(path.slice(base.length)) + decodePath(hash.split(':~:')[0] ?? '');
  }

  private problemOf(target: string): 'missing' | 'anchor' | null {
    const { path, hash } = splitAddress(target);
    const file = this.fileOf(path);
    if (file === null) return this.shape.isRedirected(path) ? null : 'missing';
    if (hash.length < 2) return null;
    const anchors = this.anchors.get(file);
    // Only pages have anchors to check.
    if (anchors === undefined) return null;
    const id = hash.slice(1);
    return id === 'top' || anchors.has(id) ? null : 'anchor';
  }

  /** The published file for a path, with or without trailing slash. */
  private fileOf(path: string): string | null {
    const bare = path.replace(/^\/+|\/+$/g, '');
    const forms = [bare, bare === '' ? 'index.html' : `${bare}/index.html`, `${bare}.html`];
    return forms.find((form) => this.shape.files.has(form)) ?? null;
  }
}

/** Addresses of this site in a text that is not HTML: feeds, sitemaps, Markdown. */
export function absoluteReferences(text: string, origin: string): PageReference[] {
  const pattern = new RegExp(`${escapePattern(origin)}(/[^\\s"'<>()\\[\\]\\\\]*)?`, 'g');
  return [...text.matchAll(pattern)].map(([address]) => ({
    // XML and JSON texts contain escaped HTML.
    address: address.replace(/&(amp;)*(lt|gt|quot|#x?\w+);.*$/, '').replaceAll('&amp;', '&'),
    kind: 'link',
  }));
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
