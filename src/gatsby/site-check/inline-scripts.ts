import { createHash } from 'node:crypto';
import { inlineScripts } from '../../domain/publish/host-headers';

/**
 * More inline scripts than this mean that one of them differs from page to page: the header would grow with the site.
 */
const MAX_SCRIPTS = 12;

/** Hashes of a page's inline scripts, each as `sha256-…`. */
export const scriptHashes = (html: string): string[] =>
  inlineScripts(html).map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);

/** Collects the hashes of inline scripts, which the Content-Security-Policy allows. */
export class ScriptHashes {
  private readonly found = new Set<string>();

  /**
   * Notes the {@link scriptHashes} of one page.
   * @throws When pages do not share their scripts.
   */
  add(hashes: readonly string[], page: string): void {
    for (const hash of hashes) this.found.add(hash);
    if (this.found.size <= MAX_SCRIPTS) return;
    throw new Error(
      `Inline scripts differ from page to page, last on ${page}. The Content-Security-Policy names each of them: ` +
        'give a script the same text on all pages and put what differs into data attributes.',
    );
  }

  /** All hashes, in the policy's syntax. */
  get hashes(): string[] {
    return [...this.found];
  }
}
