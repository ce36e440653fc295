import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileStamp } from '../store/file-stamp';
import { isText, scanHtml, scanText, type PackedScan } from './check-site';
import { scriptHashes } from './inline-scripts';
import { ResultCache } from '../store/result-cache';
import { siteVersion } from '../store/program-version';
import { startThread } from '../jobs/thread-job';

/** Scan of a file: its references, its anchors, and the hashes of its inline scripts. */
export interface SiteScan extends PackedScan {
  scripts: string[];
}

/** Fewer files are scanned before threads have started. */
const MANY = 200;

/** Files per message to a thread, which limits how many results it holds in memory. */
const AT_ONCE = 50;

/** Scans a page or a text file. */
export function scanFile(folder: string, file: string): SiteScan {
  if (isText(file)) return { ...scanText(folder, file), scripts: [] };
  const html = readFileSync(path.join(folder, file), 'utf8');
  return { ...scanHtml(html), scripts: scriptHashes(html) };
}

/** The scans of published files. Only files written since the last build are read. */
export class SiteScans {
  readonly #kept: ResultCache<SiteScan>;

  /**
   * @param directory Absolute path of the repository.
   * @param folder The published folder.
   */
  constructor(
    private readonly directory: string,
    private readonly folder: string,
  ) {
    this.#kept = new ResultCache(directory, 'scans', siteVersion(directory));
  }

  /** Scans files ahead, on all cores if there are many. */
  async prepare(files: readonly string[]): Promise<void> {
    const missing = files.filter((file) => !this.#kept.has(fileStamp(this.folder, file)));
    if (missing.length < MANY) return;
    const read = async (): Promise<void> => {
      const thread = startThread(this.directory, 'site-check/scan-worker', this.folder);
      while (missing.length > 0) {
        const part = missing.splice(0, AT_ONCE);
        const answer = once(thread, 'message') as Promise<[string[]]>;
        thread.postMessage(part);
        const [scans] = await answer;
        part.forEach((file, at) => {
          this.#kept.put(fileStamp(this.folder, file), scans[at] ?? '');
        });
      }
      await thread.terminate();
    };
    await Promise.all(Array.from({ length: availableParallelism() }, read));
  }

  /** The scan of a file. */
  of(file: string): SiteScan {
    return this.#kept.get(fileStamp(this.folder, file), () => scanFile(this.folder, file));
  }

  /** Saves the scans that were asked for. */
  save(): void {
    this.#kept.save();
  }
}
