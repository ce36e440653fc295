import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { docSchema, pageSchema, postSchema } from '../domain/content/front-matter-schemas';
import { SHARED_FIELDS } from '../domain/content/group-documents';
import { parseDatedKey, parsePostKey, splitNumberPrefix } from '../domain/content/permalink';
import { firstCommits } from '../gatsby/content/first-commits';
import { traced } from './docusaurus/edits';
import { fitting } from './docusaurus/fitting';
import { frontMatterOf, withFields } from './docusaurus/front-matter';
import { textPlugins } from './docusaurus/old-site';
import type { Collection, Gathered } from './gather';
import { ModuleMover } from './modules';
import type { NewRoot } from './new-root';
import { hasPage, isText, type MovedFile } from './old-files';
import type { ReadSite } from './read-site';
import { asSource } from './texts/placeholders';
import { rewriteText } from './texts/rewrite';
import type { TextRules } from './texts/rules';

type Fields = Record<string, unknown>;

/** The schema of the front matter of each kind of text. */
const SCHEMAS = { post: postSchema, doc: docSchema, page: pageSchema };

const removal = (field: string, why: string): string =>
  `The field \`${field}\` was removed from the front matter: ${why}`;

/** Writes the texts of the new root. */
export class RootWriter {
  readonly root: NewRoot = { texts: new Map(), copies: new Map() };
  readonly #collections: Collection[];
  readonly #modules: ModuleMover;
  readonly #firstCommit: (file: string) => string | null;
  readonly #originals = new Map<string, Fields>();

  constructor(
    private readonly read: ReadSite,
    { docs, blogs, pages, published }: Gathered,
  ) {
    this.#collections = [...docs, ...blogs, ...pages];
    this.#firstCommit = firstCommits(read.old.folder);
    for (const [to, absolute] of published) this.root.copies.set(to, absolute);
    const moving = this.#collections.flatMap(({ files }) => files.map(({ to }) => to));
    this.#modules = new ModuleMover(this.root, read, new Set([...moving, ...published.keys()]));
  }

  write(): NewRoot {
    // Originals come first: translations share fields with them.
    for (const collection of this.#collections)
      for (const file of collection.files)
        if (isText(file.absolute)) this.#text(file, collection);
        else if (!/\.(?:[jt]sx|module\.css|s?css|less)$/.test(file.absolute))
          this.root.copies.set(file.to, file.absolute);
    this.#keepInside();
    // A site without a document cannot be built.
    if (![...this.root.texts.keys()].some(hasPage)) {
      const { languages, site } = this.read;
      const text = traced(`# ${site.title ?? 'Site'}\n`);
      this.root.texts.set('pages/about.md', { ...text, from: null, locale: languages[0].locale });
    }
    return this.root;
  }

  /** Leaves out what would be written outside of the new root: names come from the old site. */
  #keepInside(): void {
    for (const files of [this.root.texts, this.root.copies])
      for (const to of files.keys()) {
        const normal = path.posix.normalize(to);
        if (!normal.startsWith('../') && !path.isAbsolute(normal)) continue;
        files.delete(to);
        this.read.note('left-out', 'A file whose place would be outside of the new folder', to);
      }
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
      isWindows: written.includes('\r\n'),
    });
  }

  #rules(file: MovedFile, collection: Collection, { format, title }: Fields): TextRules {
    const wanted = typeof format === 'string' ? format : this.read.site.markdown.format;
    const plugins = textPlugins(collection.options);
    const found = (specifier: string) => this.#modules.find(specifier, file);
    return {
      isCommonMark: wanted === 'md' || (wanted === 'detect' && file.absolute.endsWith('.md')),
      hasMath: plugins.includes('remark-math'),
      admonitions: new Set(collection.options.admonitions.map((name) => name.toLowerCase())),
      hasNpm2Yarn: plugins.includes('@docusaurus/remark-plugin-npm2yarn'),
      locale: file.locale,
      title: typeof title === 'string' ? title : path.parse(file.absolute).name,
      keepsModule: (specifier) =>
        this.#modules.keeps(specifier.replaceAll('\\_', '_'), file, ({ to, absolute }) => {
          const partial = { ...file, to, absolute, from: this.read.old.shown(absolute), key: to };
          this.#text(partial, { ...collection, kind: 'page', to: '' });
        }),
      copyAsset: (specifier) => {
        this.#modules.copyAsset(specifier, file);
      },
      readText: (specifier) => {
        const text = found(specifier);
        return text && readFileSync(text.absolute, 'utf8');
      },
    };
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
    if (!hasTitle && (title === undefined || title === null || title === ''))
      wanted.title = titleOf(file, kind, fields);
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
      if (fields[field] === undefined || field === 'tags' || isSame(field, original ?? {})) continue;
      kept[field] = undefined;
      note('changed', removal(field, 'a translation has its original’s'), file.from);
    }
    const changed = Object.keys({ ...fields, ...kept }).filter((field) => !isSame(field, kept));
    return Object.fromEntries(changed.map((field) => [field, kept[field]]));
  }

  /** The date of a post that has none: that of its first commit, as Docusaurus takes it, otherwise the file's. */
  #date({ key, absolute, from }: MovedFile): string | undefined {
    if (parsePostKey(key).date !== null) return undefined;
    const committed = this.#firstCommit(path.relative(this.read.old.folder, absolute));
    if (committed !== null)
      this.read.note('changed', 'A post without a date got that of its first commit', from);
    else this.read.note('look', 'A post without a date got that of its file: correct it', from);
    return committed ?? statSync(absolute).mtime.toISOString().slice(0, 10);
  }
}

/** The title that Docusaurus gives to a text without one. */
function titleOf({ absolute, key }: MovedFile, kind: Collection['kind'], { id }: Fields): unknown {
  const { name } = path.parse(absolute);
  if (kind === 'doc') return id ?? splitNumberPrefix(name).name;
  return kind === 'post' ? parseDatedKey(key).name.split('/').at(-1) : name;
}
