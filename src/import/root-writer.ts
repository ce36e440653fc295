import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SCHEMAS } from '../domain/content/front-matter-schemas';
import { SHARED_FIELDS } from '../domain/content/group-documents';
import { parseDatedKey, parsePostKey, splitNumberPrefix } from '../domain/content/permalink';
import { isAsset } from '../domain/script/modules';
import { firstCommits } from '../gatsby/content/git';
import { joinPath } from '../domain/basics/join-path';
import { oldPermalink } from './addresses';
import { traced } from './docusaurus/edits';
import { fitting } from './docusaurus/fitting';
import { frontMatterOf, withFields } from './docusaurus/front-matter';
import { slashed } from './docusaurus/old-addresses';
import { textPlugins } from './docusaurus/old-site';
import { evaluateModule } from './evaluate';
import type { Collection, Gathered } from './gather';
import { newText, type NewRoot } from './new-root';
import { hasPage, isText, type MovedFile, type OldFolder } from './old-files';
import type { ReadSite } from './read-site';
import { asSource } from './texts/placeholders';
import { rewriteText } from './texts/rewrite';
import type { TextRules } from './texts/rules';

type Fields = Record<string, unknown>;

const removal = (field: string, why: string): string =>
  `The field \`${field}\` was removed from the front matter: ${why}`;

/** Writes the texts of the new root. */
export class RootWriter {
  readonly root: NewRoot = { texts: new Map(), copies: new Map() };
  readonly #collections: Collection[];
  /** Paths in the new root of everything that moves anyway. */
  readonly #moving: Set<string>;
  readonly #firstCommit: (file: string) => string | null;
  readonly #originals = new Map<string, Fields>();

  constructor(
    private readonly read: ReadSite,
    { docs, blogs, pages, published }: Gathered,
  ) {
    this.#collections = [...docs, ...blogs, ...pages];
    this.#firstCommit = firstCommits(read.old.boundary);
    this.root.copies = new Map(published);
    const files = this.#collections.flatMap((collection) => collection.files);
    this.#moving = new Set([...files.map(({ to }) => to), ...published.keys()]);
  }

  write(): NewRoot {
    // Originals come first: translations share fields with them.
    for (const collection of this.#collections)
      for (const file of collection.files)
        if (isText(file.absolute)) this.#text(file, collection);
        else if (!/\.(?:[cm]?[jt]sx?|s?css|less)$/.test(file.absolute))
          this.root.copies.set(file.to, file.absolute);
    // A site without a document cannot be built.
    if (![...this.root.texts.keys()].some(hasPage))
      this.root.texts.set('pages/about.md', newText(`# ${this.read.site.title ?? 'Site'}\n`));
    return this.root;
  }

  #text(file: MovedFile, collection: Collection): void {
    const { languages, note } = this.read;
    const { from, locale } = file;
    const written = readFileSync(file.absolute, 'utf8');
    const source = traced(written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
    const { fields, unreadable } = frontMatterOf(source.text);
    const id = `${collection.to}/${file.key}`;
    const isOriginal = locale === languages[0].locale;
    const original = isOriginal ? undefined : this.#originals.get(id);
    if (!isOriginal && fields.draft === true && original?.draft !== true) {
      note('left-out', 'A translation that is a draft', from);
      return;
    }
    for (const name of unreadable) note('changed', removal(name, 'it is no YAML'), from);
    const rules = this.#rules(file, collection, fields);
    const rewritten = rewriteText(source, rules);
    for (const { kind, text, line } of rewritten?.notes ?? []) note(kind, text, `${from}:${String(line)}`);
    if (!rewritten) note('source', 'The text cannot be read as MDX', from);
    const changes = hasPage(file.to)
      ? this.#changes(file, collection, fields, original, rewritten?.hasTitle ?? false)
      : { format: undefined };
    if (isOriginal) this.#originals.set(id, { ...fields, ...changes });
    const needed = Object.entries(changes).filter(([name, value]) => value !== undefined || name in fields);
    this.root.texts.set(file.to, {
      ...withFields(rewritten ?? asSource(source, locale), Object.fromEntries(needed)),
      from,
      locale,
      rules,
      old: source.text,
      isWindows: written.includes('\r\n'),
    });
  }

  #rules(file: MovedFile, collection: Collection, fields: Fields): TextRules {
    const { format, title } = fields;
    const wanted = typeof format === 'string' ? format : this.read.site.markdown.format;
    const plugins = textPlugins(collection.options);
    return {
      isCommonMark: wanted === 'md' || (wanted === 'detect' && file.absolute.endsWith('.md')),
      hasMath: plugins.includes('remark-math'),
      admonitions: new Set(collection.options.admonitions.map((name) => name.toLowerCase())),
      hasNpm2Yarn: plugins.includes('@docusaurus/remark-plugin-npm2yarn'),
      locale: file.locale,
      title: typeof title === 'string' ? title : path.parse(file.absolute).name,
      absolute: hasPage(file.to) ? this.#absolute(file, collection, fields) : () => null,
      importedFile: (specifier) => this.#importedFile(specifier, file, collection),
      readText: (specifier) => {
        const text = this.#find(specifier, file);
        return text && readFileSync(text.absolute, 'utf8');
      },
    };
  }

  /**
   * A browser follows relative addresses from that of the page, in which a slash at the end makes a folder of the page;
   * here pages are where they would be without `trailingSlash`.
   */
  #absolute({ from, key }: MovedFile, collection: Collection, frontMatter: Fields): TextRules['absolute'] {
    const page = oldPermalink(collection, { path: `${key}.md`, frontMatter });
    const [old, own] = [slashed(page, this.read.site.trailingSlash), page].map((one) =>
      one.split('/').slice(1, -1),
    );
    return (relative) => {
      const isFile = /\.[a-z\d]+$/i.test(relative) && this.read.old.file(pathIn(from, relative)) !== null;
      const wanted = joinPath(old ?? [], relative);
      return isFile || wanted === joinPath(own ?? [], relative) ? null : `/${wanted}`;
    };
  }

  #isMoving(to: string): boolean {
    return this.#moving.has(to) || this.root.texts.has(to) || this.root.copies.has(to);
  }

  /** The file that a text names, and its path there with its ending; null if there is none. */
  #find(specifier: string, { to, absolute: from }: MovedFile): (MovedFile & { specifier: string }) | null {
    if (!/^(?:\.|@site\/)/.test(specifier)) return null;
    const { old, languages } = this.read;
    const origin = path.resolve(old.folder, pathIn(old.shown(from), specifier));
    const absolute = old.module(origin);
    if (absolute === null) return null;
    const ending = absolute.slice(origin.length);
    const [place, shown] = [pathIn(to, specifier) + ending, old.shown(absolute)];
    const { locale } = languages[0];
    return { to: place, key: place, specifier: specifier + ending, absolute, from: shown, locale };
  }

  /** Moves what a text imports, if it is no code, to the same place. @returns its path there; null for other files. */
  #importedFile(specifier: string, from: MovedFile, collection: Collection): string | null {
    const place = pathIn(from.to, specifier);
    if (!OUTSIDE.test(place) && !SCRIPT.test(place) && this.#isMoving(place)) return specifier;
    const found = this.#find(specifier, from);
    if (found === null || OUTSIDE.test(place)) return null;
    const { to, absolute } = found;
    if (isText(to)) {
      // It may import itself.
      this.#moving.add(to);
      this.#text(found, { ...collection, kind: 'page', to: '' });
    } else if (/\.(?:json|ya?ml)$/.test(to) || isAsset(to)) this.root.copies.set(to, absolute);
    else if (SCRIPT.test(to)) {
      const data = exportedData(this.read.old, absolute);
      if (data === null) return null;
      const text = `${JSON.stringify(data, null, 2)}\n`;
      this.root.texts.set(to.replace(SCRIPT, '.json'), newText(text, found.from));
    } else return null;
    return found.specifier.replace(SCRIPT, '.json');
  }

  /** The fields of a front matter that have to be others here; undefined for those that are removed. */
  #changes(
    file: MovedFile,
    { kind, options }: Collection,
    fields: Fields,
    original: Fields | undefined,
    hasTitle: boolean,
  ): Fields {
    const { note } = this.read;
    const wanted: Fields = { ...fields };
    const { title, slug } = fields;
    // Docusaurus takes the name of the file as the title of a text without one.
    if (!hasTitle && (title ?? '') === '') wanted.title = titleOf(file, kind, fields);
    // Pages are folders here; the address that ends like a file leads to the page.
    if (typeof slug === 'string') wanted.slug = slug.replace(/(?<=.)\.html?$/, '');
    if (kind === 'post' && original === undefined && fields.date === undefined)
      wanted.date = this.#date(file);
    const isPrefixed = file.key.split('/').some((part) => splitNumberPrefix(part).position !== null);
    if ('numberPrefixParser' in options && options.numberPrefixParser === false && isPrefixed)
      wanted.parse_number_prefixes = false;
    const { value, dropped } = fitting(SCHEMAS[kind], { ...wanted, format: undefined });
    for (const { name, why } of dropped) note('changed', removal(name, why), file.from);
    const kept = value as Fields;
    if (fields.format !== 'md') kept.format = fields.format;
    const isSame = (field: string, other: Fields) =>
      JSON.stringify(fields[field]) === JSON.stringify(other[field]);
    for (const field of original === undefined ? [] : SHARED_FIELDS) {
      if (fields[field] === undefined || isSame(field, original ?? {})) continue;
      kept[field] = undefined;
      note('changed', removal(field, 'a translation has its original’s'), file.from);
    }
    const changed = Object.keys({ ...fields, ...kept }).filter((field) => !isSame(field, kept));
    return Object.fromEntries(changed.map((field) => [field, kept[field]]));
  }

  /** The date of a post that has none: that of its first commit, as Docusaurus takes it, otherwise the file's. */
  #date({ key, absolute, from }: MovedFile): string | undefined {
    if (parsePostKey(key).date !== null) return undefined;
    const committed = this.#firstCommit(path.relative(this.read.old.boundary, absolute));
    if (committed !== null)
      this.read.note('changed', 'A post without a date got that of its first commit', from);
    else this.read.note('look', 'A post without a date got that of its file: correct it', from);
    return committed ?? statSync(absolute).mtime.toISOString().slice(0, 10);
  }
}

function titleOf({ absolute, key }: MovedFile, kind: Collection['kind'], { id }: Fields): unknown {
  const { name } = path.parse(absolute);
  if (kind === 'doc') return id ?? splitNumberPrefix(name).name;
  return kind === 'post' ? parseDatedKey(key).name.split('/').at(-1) : name;
}

/** Places that no module or picture is moved to. */
const OUTSIDE = /^(?:\.\.|static\/)/;
/** The path of what a file of a site names: from its folder, or from that of the site. */
const pathIn = (file: string, name: string): string =>
  path.posix.normalize(/^@site\/(.*)$/.exec(name)?.[1] ?? path.posix.join(path.posix.dirname(file), name));
const SCRIPT = /\.[cm]?[jt]sx?$/;

/** What a module exports, with null for functions: where a text calls one, a placeholder says so. Null without data. */
function exportedData(old: OldFolder, absolute: string): unknown {
  const { value } = evaluateModule(old, absolute, 'exports');
  const exported = JSON.parse(JSON.stringify(value ?? {}), (_, item: Fields | null) =>
    item?.$function === undefined && item?.$package === undefined ? item : null,
  ) as Fields;
  if (Object.values(exported).every((each) => each === null)) return null;
  return Object.keys(exported).join() === 'default' ? exported.default : exported;
}
