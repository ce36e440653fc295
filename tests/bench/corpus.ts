import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A document of the corpus. */
interface Item {
  file: string;
  route: string;
  tags: string[];
  title: Record<string, string>;
}

/** What the generator of the corpus has written, according to itself. */
export interface Manifest {
  defaultLocale: string;
  locales: string[];
  posts: (Item & { slug: string })[];
  docs: (Item & { id: string })[];
}

/** Folder of a locale's documents in Docusaurus' layout. */
function folderOf(kind: 'blog' | 'docs', locale: string, { defaultLocale }: Manifest): string {
  if (locale === defaultLocale) return kind;
  return kind === 'blog'
    ? `i18n/${locale}/docusaurus-plugin-content-blog`
    : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}

/** Free pages that the site's bars link to. */
const LINKED_PAGES = ['about', 'friends', 'release'];

/**
 * Writes a corpus in Docusaurus' layout as a content root of this site: translations next to their originals, declared
 * tags, and pictures in the content so that they are resized.
 * @param own The site's own content, whose sidebars are used.
 */
export function adaptCorpus(corpus: string, manifest: Manifest, content: string, own: string): void {
  mkdirSync(content, { recursive: true });
  for (const locale of manifest.locales) {
    for (const [kind, items] of [
      ['blog', manifest.posts],
      ['docs', manifest.docs],
    ] as const) {
      for (const { file } of items) {
        const text = readFileSync(path.join(corpus, folderOf(kind, locale, manifest), file), 'utf8');
        const translated =
          locale === manifest.defaultLocale ? file : file.replace(/(\.mdx?)$/, `.${locale}$1`);
        write(path.join(content, kind, translated), text.replaceAll('](/img/', '](./img/'));
      }
    }
  }
  cpSync(path.join(corpus, 'static', 'img'), path.join(content, 'blog', 'img'), { recursive: true });
  cpSync(path.join(corpus, 'blog', 'authors.yml'), path.join(content, 'blog', 'authors.yml'));
  write(path.join(content, 'blog', 'tags.yml'), tagsFile(manifest.posts));
  write(path.join(content, 'docs', 'tags.yml'), tagsFile(manifest.docs));
  cpSync(path.join(own, 'docs', 'sidebars.yml'), path.join(content, 'docs', 'sidebars.yml'));
  writeCategories(corpus, manifest, content);
  for (const page of LINKED_PAGES) {
    write(path.join(content, 'pages', `${page}.mdx`), `---\ntitle: ${page}\n---\n\n这里是 ${page}。\n`);
    write(path.join(content, 'pages', `${page}.en.mdx`), `---\ntitle: ${page}\n---\n\nThis is ${page}.\n`);
  }
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const tagsFile = (items: readonly Item[]): string =>
  [...new Set(items.flatMap(({ tags }) => tags))]
    .map((tag) => `${JSON.stringify(tag)}:\n  label: ${JSON.stringify(tag)}\n`)
    .join('');

/** One file per category, with its label in every language. */
function writeCategories(corpus: string, manifest: Manifest, content: string): void {
  const base = path.join(corpus, 'docs');
  for (const entry of readdirSync(base, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(entry) !== '_category_.json') continue;
    const read = (locale: string): { label: string } | null => {
      const file = path.join(corpus, folderOf('docs', locale, manifest), entry);
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { label: string }) : null;
    };
    const label = Object.fromEntries(manifest.locales.map((locale) => [locale, read(locale)?.label]));
    write(path.join(content, 'docs', entry), JSON.stringify({ ...read(manifest.defaultLocale), label }));
  }
}
