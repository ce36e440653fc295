import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { docSchema, pageSchema, postSchema } from '../domain/content/front-matter-schemas';
import { SHARED_FIELDS } from '../domain/content/group-documents';
import { parseDatedKey, parsePostKey, splitNumberPrefix } from '../domain/content/permalink';
import { firstCommits } from '../gatsby/content/first-commits';
import { traced, type TracedText } from './docusaurus/edits';
import { fitting } from './docusaurus/fitting';
import { frontMatterOf, withFields } from './docusaurus/front-matter';
import type { Note } from './docusaurus/report';
import type { OldContent, OldDocs } from './docusaurus/old-site';
import type { Gathered } from './gather';
import { ModuleMover } from './modules';
import type { NewRoot } from './new-root';
import { hasPage, isText, type MovedFile } from './old-files';
import type { ReadSite } from './read-site';
import { asSource } from './texts/as-source';
import { rewriteText } from './texts/rewrite';
import type { Rewritten, TextRules } from './texts/rules';

/** What a collection's texts are, and the schema of their front matter. */
const SCHEMAS = { post: postSchema, doc: docSchema, page: pageSchema } satisfies Record<string, z.ZodType>;

/** A collection of texts with the options of its plugin. */
interface Collection {
  kind: keyof typeof SCHEMAS;
  options: OldContent;
  to: string;
  files: readonly MovedFile[];
}

/** Writes the texts of the new root. */
export class RootWriter {
  readonly root: NewRoot = { texts: new Map(), copies: new Map() };
  readonly #modules: ModuleMover;
  readonly #firstCommit: (absolute: string) => string | null;
  readonly #originals = new Map<string, Record<string, unknown>>();

  constructor(
    private readonly read: ReadSite,
    private readonly gathered: Gathered,
    private readonly notes: Note[],
  ) {
    const { docs, blogs, pages, published } = gathered;
    const files = [...docs, ...blogs].flatMap((set) => set.files).concat(pages, published);
    const { locale } = read.languages.languages[0];
    const dayOf = firstCommits(read.old.folder);
    this.#firstCommit = (absolute) => dayOf(path.relative(read.old.folder, absolute));
    this.#modules = new ModuleMover(
      this.root,
      read.old,
      locale,
      new Set(files.map(({ to }) => to)),
      ({ to, absolute }) => {
        const file = { to, absolute, from: read.old.shown(absolute), locale, key: to };
        const [first] = read.site.docs;
        this.#text(file, {
          kind: 'page',
          options: first ?? read.site.pages[0] ?? NO_OPTIONS,
          to: '',
          files: [],
        });
      },
    );
  }

  write(): NewRoot {
    const { docs, blogs, pages, published } = this.gathered;
    const collections: Collection[] = [
      ...docs.map((set): Collection => ({ kind: 'doc', ...set })),
      ...blogs.map((set): Collection => ({ kind: 'post', ...set })),
      { kind: 'page', to: 'pages', files: pages, options: this.read.site.pages[0] ?? NO_OPTIONS },
    ];
    for (const collection of collections) {
      // Originals come first: translations share fields with them.
      for (const file of collection.files) this.#add(file, collection);
    }
    for (const { to, absolute } of published) this.root.copies.set(to, absolute);
    this.#keepInside();
    // A site without a document cannot be built.
    if (![...this.root.texts.keys()].some(hasPage)) {
      const { locale } = this.read.languages.languages[0];
      const text = `# ${this.read.site.title ?? 'Site'}\n`;
      this.root.texts.set('pages/about.md', { ...traced(text), from: null, locale });
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
        this.#note('left-out', 'A file whose place would be outside of the new folder', to);
      }
  }

  #note(kind: Note['kind'], text: string, place?: string): void {
    this.notes.push({ kind, text, place });
  }

  #add(file: MovedFile, collection: Collection): void {
    if (isText(file.absolute)) this.#text(file, collection);
    else if (!/\.(?:[jt]sx|module\.css|s?css|less)$/.test(file.absolute))
      this.root.copies.set(file.to, file.absolute);
  }

  #text(file: MovedFile, collection: Collection): void {
    const written = readFileSync(file.absolute, 'utf8');
    const source = traced(written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
    const { fields, unreadable } = frontMatterOf(source.text);
    const isOriginal = file.locale === this.read.languages.languages[0].locale;
    const original = this.#originals.get(`${collection.to}/${file.key}`);
    if (!isOriginal && fields.draft === true && original?.draft !== true) {
      this.#note('left-out', 'A translation that is a draft', file.from);
      return;
    }
    for (const name of unreadable)
      this.#note(
        'changed',
        `The field \`${name}\` was removed from the front matter: it is no YAML`,
        file.from,
      );
    const rules = this.#rules(file, collection.options, fields);
    const text = this.#rewritten(source, file, rules);
    const changes = hasPage(file.to)
      ? this.#fields(file, collection, fields, original, text.hasTitle)
      : { format: undefined };
    if (isOriginal) this.#originals.set(`${collection.to}/${file.key}`, { ...fields, ...changes });
    const needed = Object.entries(changes).filter(([name, value]) => value !== undefined || name in fields);
    const result = withFields(
      text,
      unreadable.length > 0 ? { ...fields, ...changes } : Object.fromEntries(needed),
    );
    this.root.texts.set(file.to, {
      ...result,
      from: file.from,
      locale: file.locale,
      rules,
      isWindows: written.includes('\r\n'),
    });
  }

  #rewritten(source: TracedText, file: MovedFile, rules: TextRules): Rewritten {
    const rewritten = rewriteText(source, rules);
    const place = (line: number) => `${file.from}:${String(line)}`;
    for (const { kind, text, line } of rewritten?.notes ?? []) this.#note(kind, text, place(line));
    if (rewritten) return rewritten;
    this.#note('source', 'The text cannot be read as MDX', file.from);
    return { ...asSource(source, file.locale), notes: [], hasTitle: false };
  }

  #rules(
    file: MovedFile,
    options: OldContent,
    { format, title }: Readonly<Record<string, unknown>>,
  ): TextRules {
    const { site } = this.read;
    const wanted = typeof format === 'string' ? format : (site.markdown.format ?? 'mdx');
    const hasPlugin = (name: string) => options.plugins.includes(name);
    return {
      isCommonMark: wanted === 'md' || (wanted === 'detect' && file.absolute.endsWith('.md')),
      hasMath: hasPlugin('remark-math'),
      admonitions: new Set(options.admonitions.map((name) => name.toLowerCase())),
      hasNpm2Yarn: hasPlugin('@docusaurus/remark-plugin-npm2yarn'),
      locale: file.locale,
      title: typeof title === 'string' ? title : path.parse(file.absolute).name,
      keepsModule: (specifier) => this.#modules.keeps(specifier.replaceAll('\\_', '_'), file),
      copyAsset: (specifier) => {
        this.#modules.copyAsset(specifier, file);
      },
      readText: (specifier) => {
        const found = this.#modules.find(specifier, file);
        return found && readFileSync(found.absolute, 'utf8');
      },
    };
  }

  /** The fields of a front matter that have to be others here. */
  #fields(
    file: MovedFile,
    collection: Collection,
    fields: Readonly<Record<string, unknown>>,
    original: Readonly<Record<string, unknown>> | undefined,
    hasTitle: boolean,
  ): Record<string, unknown> {
    const { name } = path.parse(file.absolute);
    const changes: Record<string, unknown> = { ...(fields.format === 'md' && { format: undefined }) };
    const remove = (field: string, why: string): void => {
      changes[field] = undefined;
      this.#note('changed', `The field \`${field}\` was removed from the front matter: ${why}`, file.from);
    };
    // Docusaurus takes the name of the file as the title of a text without one.
    if (!hasTitle && (fields.title === undefined || fields.title === null || fields.title === ''))
      changes.title =
        collection.kind === 'doc'
          ? (fields.id ?? splitNumberPrefix(name).name)
          : collection.kind === 'post'
            ? parseDatedKey(file.key).name.split('/').at(-1)
            : name;
    // Pages are folders here; the address that ends like a file leads to the page.
    if (typeof fields.slug === 'string' && /.\.html?$/.test(fields.slug))
      changes.slug = fields.slug.replace(/\.html?$/, '');
    if (collection.kind === 'post' && original === undefined && fields.date === undefined)
      Object.assign(changes, this.#date(file));
    if (collection.kind === 'doc' && (collection.options as OldDocs).numberPrefixParser === false)
      if (file.key.split('/').some((part) => splitNumberPrefix(part).position !== null))
        changes.parse_number_prefixes = false;
    const { value, dropped } = fitting(SCHEMAS[collection.kind], {
      ...fields,
      ...compact(changes),
      format: undefined,
    });
    for (const field of dropped)
      this.#note(
        'changed',
        `The field \`${field.name}\` was removed from the front matter: ${field.why}`,
        file.from,
      );
    const kept = value as Record<string, unknown>;
    for (const field of new Set([...Object.keys(fields), ...Object.keys(kept)]))
      if (field !== 'format' && JSON.stringify(kept[field]) !== JSON.stringify(fields[field]))
        changes[field] = kept[field];
    if (original !== undefined)
      for (const field of SHARED_FIELDS) {
        const own = fields[field];
        if (own === undefined || field === 'tags') continue;
        if (JSON.stringify(own) !== JSON.stringify(original[field]))
          remove(field, 'a translation has its original’s');
      }
    return changes;
  }

  /** The date of a post that has none: that of its first commit, as Docusaurus takes it, otherwise the file's. */
  #date(file: MovedFile): { date?: string } {
    if (parsePostKey(file.key).date !== null) return {};
    const committed = this.#firstCommit(file.absolute);
    if (committed === null)
      this.#note('look', 'A post without a date got that of its file: correct it', file.from);
    else this.#note('changed', 'A post without a date got that of its first commit', file.from);
    return { date: committed ?? statSync(file.absolute).mtime.toISOString().slice(0, 10) };
  }
}

/** The options of a plugin that has none. */
const NO_OPTIONS: OldContent = { plugins: [], admonitions: [], tags: '', exclude: null, include: null };

const compact = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
