import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isInside } from '../gatsby/store/paths';
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

/** The old site's folder, from which nothing outside its repository is read. */
export class OldFolder {
  readonly #frontMatters = new Map<string, Record<string, unknown>>();

  /** @param boundary Absolute path of the folder that contains everything it may name. */
  constructor(
    readonly folder: string,
    readonly boundary: string,
  ) {}

  /** The absolute path of something the site names; null if it is missing, or outside. */
  resolve(name: string): string | null {
    const absolute = path.resolve(this.folder, name.replace(/^@site\//, ''));
    return existsSync(absolute) && isInside(absolute, [this.boundary]) ? absolute : null;
  }

  file(name: string): string | null {
    const found = this.resolve(name);
    return found !== null && statSync(found).isFile() ? found : null;
  }

  /** The absolute path of a module the site names. */
  module(name: string): string | null {
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
