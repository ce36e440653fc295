import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { entriesBelow, listFiles } from '../gatsby/content/content-files';
import { isInside, realPath } from '../gatsby/content/paths';
import { frontMatterOf } from './docusaurus/front-matter';
import type { Locale } from '../domain/routing/locale';

/** A file of the old site and where it goes: its path in the new root, absolutely, and as messages name it. */
export interface MovedFile {
  to: string;
  absolute: string;
  from: string;
  locale: Locale;
  /** Path in its collection, without the ending if it is a text. */
  key: string;
}

const ENDINGS = ',.js,.ts,.mjs,.cjs,.mts,.cts,.json,.jsx,.tsx,/index.js,/index.ts'.split(',');

const OUTSIDE =
  'It is outside of the folder that is imported, and was not read: if it belongs to the site, import again with `--boundary` and a folder that holds both';
const LINK = 'A symbolic link, which was not followed: put the file itself there';

/** The old site's folder, and the only way in which the import reads what the site names. */
export class OldFolder {
  readonly #leftOut = new Set<string>();
  readonly #frontMatters = new Map<string, Record<string, unknown>>();

  /**
   * @param boundary Absolute path of the folder outside of which nothing is read, whatever the site names.
   * @param note Gets what is left out for that reason, once.
   */
  constructor(
    readonly folder: string,
    readonly boundary: string,
    private readonly note: (kind: 'left-out', text: string, place: string) => void = () => undefined,
  ) {}

  /** The absolute path of something the site names; null if it is missing, or outside. */
  resolve(name: string): string | null {
    const absolute = this.#absolute(name);
    return this.#isInside(absolute) && existsSync(absolute) ? absolute : null;
  }

  /** The files below a folder; its symbolic links are left out. */
  files(folder: string): string[] {
    if (!statSync(folder).isDirectory()) return [];
    for (const entry of entriesBelow(folder)) {
      const link = this.shown(path.join(entry.parentPath, entry.name));
      if (entry.isSymbolicLink() && !/(?:^|\/)(?:\.git|node_modules)\//.test(link))
        this.#leaveOut(LINK, link);
    }
    return listFiles(folder).filter((file) => !file.split('/').includes('.git'));
  }

  #absolute(name: string): string {
    return path.resolve(this.folder, name.replace(/^@site\//, ''));
  }

  /** Whether something may be read: `.git` may not, where the address of a clone has its password. */
  #isInside(absolute: string): boolean {
    const isInGit = realPath(absolute).split(path.sep).includes('.git');
    if (!isInGit && isInside(absolute, [this.boundary])) return true;
    this.#leaveOut(OUTSIDE, this.shown(absolute));
    return false;
  }

  #leaveOut(text: string, place: string): void {
    if (!this.#leftOut.has(place)) this.note('left-out', text, place);
    this.#leftOut.add(place);
  }

  file(name: string): string | null {
    const found = this.resolve(name);
    return found !== null && statSync(found).isFile() ? found : null;
  }

  /** The absolute path of a module the site names. */
  module(name: string): string | null {
    // What is outside is so with every ending, and is said once.
    if (!this.#isInside(this.#absolute(name))) return null;
    return ENDINGS.map((ending) => this.file(name + ending)).find((file) => file !== null) ?? null;
  }

  shown(absolute: string): string {
    return path.relative(this.folder, absolute).split(path.sep).join('/');
  }

  frontMatter(absolute: string): Record<string, unknown> {
    const known = this.#frontMatters.get(absolute) ?? frontMatterOf(readFileSync(absolute, 'utf8')).fields;
    this.#frontMatters.set(absolute, known);
    return known;
  }

  /** A JSON or YAML file; null if it is missing or cannot be read. */
  data(name: string): unknown {
    const absolute = this.resolve(name);
    try {
      return absolute === null ? null : parse(readFileSync(absolute, 'utf8'));
    } catch {
      return null;
    }
  }
}

/** Whether a file is a text that Docusaurus makes pages of. */
export const isText = (file: string): boolean => /\.mdx?$/.test(file);
/** Names of files and folders of which Docusaurus makes no pages. */
const PRIVATE = /(?:^|\/)_|\.test\.mdx?$/;
/** Whether a text has a page. */
export const hasPage = (file: string): boolean => isText(file) && !PRIVATE.test(file);
