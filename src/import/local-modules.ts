import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { adaptDocument } from './docusaurus/adapt-document';
import { traced } from './docusaurus/edits';
import { parseModule, RefusedModule } from '../domain/markdown/module-parts';
import { plainModule } from '../gatsby/script/plain-module';
import type { SourceFile } from '../domain/content/source';
import type { Gathered } from './gather';
import { isText } from './old-files';
import type { ReadSite } from './read-site';
import type { NewRoot } from './new-root';

/** Endings of a module that an import names without one. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.jsx', '.json', '/index.ts', '/index.js'];

/**
 * Adds the modules, texts and files outside of the collections that documents import, at the same place in the new
 * root. React components are left out: the check finds their imports.
 */
export function addLocalModules(root: NewRoot, { old, languages }: ReadSite, gathered: Gathered): void {
  const { locale } = languages.languages[0];
  const places = new Map(
    [...gathered.docs, ...gathered.blogs]
      .flatMap(({ files }) => files)
      .concat(gathered.pages)
      .map((file) => [file.to, file.absolute]),
  );
  const queue = [...root.texts].flatMap(([to, { text }]) => importsOf(text).map((name) => ({ to, name })));
  const follow = (to: string, absolute: string, text: string): void => {
    places.set(to, absolute);
    queue.push(...importsOf(text).map((name) => ({ to, name })));
  };
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { to, name } = next;
    const inSite = /^@site\/(.*)$/.exec(name)?.[1];
    const wanted = path.posix.normalize(inSite ?? path.posix.join(path.posix.dirname(to), name));
    if (wanted.startsWith('..') || wanted.startsWith('static/')) continue;
    const folder = path.dirname(places.get(to) ?? path.join(old.folder, to));
    const origin = inSite === undefined ? path.resolve(folder, name) : path.join(old.folder, inSite);
    const ending = ENDINGS.find((end) => isFileOf(old.resolve(`${origin}${end}`)));
    if (ending === undefined) continue;
    const absolute = `${origin}${ending}`;
    const target = `${wanted}${ending}`;
    if (root.texts.has(target) || root.copies.has(target)) continue;
    const from = old.shown(absolute);
    if (/\.[jt]sx?$|\.[cm]js$/.test(target)) {
      const source = readFileSync(absolute, 'utf8');
      const plain = target.replace(/\.([jt]s)x$/, '.$1');
      if (isComponent({ path: plain, text: source }, plain !== target)) continue;
      root.texts.set(plain, { ...traced(source), from, locale });
      follow(plain, absolute, source);
    } else if (isText(target)) {
      const text = readFileSync(absolute, 'utf8');
      root.texts.set(target, { ...adaptDocument(text, path.parse(target).name), from, locale });
      follow(target, absolute, text);
    } else root.copies.set(target, absolute);
  }
}

const isFileOf = (absolute: string | null): boolean => absolute !== null && statSync(absolute).isFile();

/** Local modules that a text or module imports. */
const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/(?:\bfrom\s*|\bimport\s*|\brequire\s*\(\s*)['"]((?:@site\/|\.{1,2}\/)[^'"\n]+)['"]/g),
  ].map(([, name = '']) => name.replaceAll('\\_', '_'));

/**
 * Whether a module is a component, which documents cannot import.
 * @param hasElements Whether its name says so: then it is one, unless it can be read without elements.
 */
function isComponent(module: SourceFile, hasElements: boolean): boolean {
  try {
    const result = parseModule({ file: module.path, text: module.text }, plainModule);
    // What is wrong with other modules is found by the check.
    return hasElements && !('parts' in result);
  } catch (error) {
    if (error instanceof RefusedModule) return true;
    throw error;
  }
}
