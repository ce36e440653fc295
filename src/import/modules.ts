import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseModule, RefusedModule } from '../domain/markdown/module-parts';
import { isAsset } from '../domain/script/modules';
import { plainModule } from '../gatsby/script/plain-module';
import { traced } from './docusaurus/edits';
import type { NewRoot } from './new-root';
import { isText, type OldFolder } from './old-files';
import type { Locale } from '../domain/routing/locale';

/** Endings of a module that an import names without one. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.jsx', '.json', '/index.ts', '/index.js'];

/** Where a text or module is: in the new root, and in the old site. */
interface Place {
  to: string;
  absolute: string;
}

/** Moves what texts import of the site besides texts of the collections, to the same place in the new root. */
export class ModuleMover {
  /**
   * @param collected Paths in the new root of everything that moves anyway.
   * @param addText Adds a text that is no part of a collection.
   */
  constructor(
    private readonly root: NewRoot,
    private readonly old: OldFolder,
    private readonly locale: Locale,
    private readonly collected: Set<string>,
    private readonly addText: (place: Place) => void,
  ) {}

  /** The file that a text names; null if there is none. */
  find(specifier: string, { to, absolute: from }: Place): Place | null {
    const inSite = /^@site\/(.*)$/.exec(specifier)?.[1];
    if (inSite === undefined && !specifier.startsWith('.')) return null;
    const wanted = path.posix.normalize(inSite ?? path.posix.join(path.posix.dirname(to), specifier));
    const origin =
      inSite === undefined ? path.resolve(path.dirname(from), specifier) : path.join(this.old.folder, inSite);
    const ending = ENDINGS.find((end) => isFileOf(this.old.resolve(`${origin}${end}`)));
    return ending === undefined ? null : { to: `${wanted}${ending}`, absolute: `${origin}${ending}` };
  }

  /** Moves a module that a text imports. @returns whether it can be imported here. */
  keeps(specifier: string, from: Place): boolean {
    const found = this.find(specifier, from);
    if (found === null) return false;
    const { to, absolute } = found;
    const plain = to.replace(/\.([jt]s)x$/, '.$1');
    if (this.#has(to) || this.root.texts.has(plain)) return true;
    if (to.startsWith('..') || to.startsWith('static/')) return false;
    if (isText(to)) {
      // It may import itself.
      this.collected.add(to);
      this.addText(found);
    } else if (!/\.[cm]?[jt]sx?$/.test(to)) this.root.copies.set(to, absolute);
    else {
      const text = readFileSync(absolute, 'utf8');
      if (isComponent(plain, text, plain !== to)) return false;
      this.root.texts.set(plain, { ...traced(text), from: this.old.shown(absolute), locale: this.locale });
      for (const name of importsOf(text)) this.keeps(name, { to: plain, absolute });
    }
    return true;
  }

  /** Moves a file that a text shows or offers, if it is outside of the collections. */
  copyAsset(specifier: string, from: Place): void {
    const found = isAsset(specifier) ? this.find(specifier, from) : null;
    if (found && !this.#has(found.to) && !/^(?:\.\.|static\/)/.test(found.to))
      this.root.copies.set(found.to, found.absolute);
  }

  #has(to: string): boolean {
    return this.collected.has(to) || this.root.texts.has(to) || this.root.copies.has(to);
  }
}

const isFileOf = (absolute: string | null): boolean => absolute !== null && statSync(absolute).isFile();

/** Local modules that a module imports. */
const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/(?:\bfrom\s*|\bimport\s*|\brequire\s*\(\s*)['"]((?:@site\/|\.{1,2}\/)[^'"\n]+)['"]/g),
  ].map(([, name = '']) => name.replaceAll('\\_', '_'));

/** @param hasElements Whether its name says that it is a component: then it is one, unless it can be read without elements. */
function isComponent(file: string, text: string, hasElements: boolean): boolean {
  try {
    // What is wrong with other modules is found by the check.
    return hasElements && !('parts' in parseModule({ file, text }, plainModule));
  } catch (error) {
    if (error instanceof RefusedModule) return true;
    throw error;
  }
}
