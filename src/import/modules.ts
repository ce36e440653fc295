import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseModule, RefusedModule } from '../domain/markdown/module-parts';
import { isAsset } from '../domain/script/modules';
import { plainModule } from '../gatsby/script/plain-module';
import { traced } from './docusaurus/edits';
import type { NewRoot } from './new-root';
import { isText } from './old-files';
import type { ReadSite } from './read-site';

/** Where a text or module is: in the new root, and in the old site. */
interface Place {
  to: string;
  absolute: string;
}

/** Moves what texts import of the site besides texts of the collections, to the same place in the new root. */
export class ModuleMover {
  /** @param moving Paths in the new root of everything that moves anyway. */
  constructor(
    private readonly root: NewRoot,
    private readonly read: ReadSite,
    private readonly moving: Set<string>,
  ) {}

  /** The file that a text names; null if there is none. */
  find(specifier: string, { to, absolute: from }: Place): Place | null {
    const inSite = /^@site\/(.*)$/.exec(specifier)?.[1];
    if (inSite === undefined && !specifier.startsWith('.')) return null;
    const { old } = this.read;
    const origin = path.resolve(inSite === undefined ? path.dirname(from) : old.folder, inSite ?? specifier);
    const absolute = old.module(origin);
    const wanted = path.posix.normalize(inSite ?? path.posix.join(path.posix.dirname(to), specifier));
    return absolute === null ? null : { to: wanted + absolute.slice(origin.length), absolute };
  }

  /**
   * Moves a module that a text imports.
   * @param addText Adds a text that is no part of a collection.
   * @returns whether it can be imported here.
   */
  keeps(specifier: string, from: Place, addText: (place: Place) => void): boolean {
    const found = this.find(specifier, from);
    if (found === null) return false;
    const { to, absolute } = found;
    const plain = to.replace(/\.([jt]s)x$/, '.$1');
    if (this.#has(to) || this.root.texts.has(plain)) return true;
    if (/^(?:\.\.|static\/)/.test(to)) return false;
    if (isText(to)) {
      // It may import itself.
      this.moving.add(to);
      addText(found);
    } else if (!/\.[cm]?[jt]sx?$/.test(to)) this.root.copies.set(to, absolute);
    else {
      const { old, languages } = this.read;
      const text = readFileSync(absolute, 'utf8');
      // A name that says that it is a component is right, unless it can be read without elements.
      if (plain !== to && isComponent(plain, text)) return false;
      this.root.texts.set(plain, { ...traced(text), from: old.shown(absolute), locale: languages[0].locale });
      for (const [, name = ''] of text.matchAll(LOCAL_IMPORT))
        this.keeps(name.replaceAll('\\_', '_'), { to: plain, absolute }, addText);
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
    return this.moving.has(to) || this.root.texts.has(to) || this.root.copies.has(to);
  }
}

/** Imports of local modules in a module. */
const LOCAL_IMPORT = /(?:\bfrom\s*|\bimport\s*|\brequire\s*\(\s*)['"]((?:@site\/|\.{1,2}\/)[^'"\n]+)['"]/g;

/** Whether a module has elements in it. What else is wrong with modules is found by the check. */
function isComponent(file: string, text: string): boolean {
  try {
    return !('parts' in parseModule({ file, text }, plainModule));
  } catch (error) {
    if (error instanceof RefusedModule) return true;
    throw error;
  }
}
