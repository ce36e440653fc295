import { own } from '../basics/own';
import type { Localized, LocaleTable } from '../routing/locale';
import { translationsOf, type Post } from './documents';
import { checkData, checkUnknownFields, type YamlData } from './front-matter';
import type { FrontMatterOf } from './front-matter-schemas';
import type { SocialLink } from './model';
import { errorAt, type Problem } from '../problem/problem';
import { suggestion } from '../problem/nearest';
import { addressFault, faultText } from '../routing/address-fault';
import { AUTHOR_FIELDS, authorsSchema, type InlineAuthor } from './author-schemas';
import { inEveryLanguage } from './texts-per-language';

/** Someone who writes for the blog. */
export interface Author {
  /** Key in lists of posts: that of `authors.yml`, or one made of name and address. */
  key: string;
  /** Whether only posts describe the author: then no list of authors has this description. */
  inline: boolean;
  file: string;
  name: Localized;
  title: Localized | null;
  description: Localized | null;
  /** Locale-neutral path of the author's page, or null without one. */
  path: string | null;
  /** Own web page or `mailto:` address, for authors without a page on this site. */
  url: string | null;
  imageURL: string | null;
  socials: SocialLink[];
  /** Names and e-mail addresses of their commits. */
  git: string[];
}

/** Authors by key, in the order of `authors.yml`, then those whom posts describe, by the description's id. */
export type Authors = Map<string, Author>;

/** Platforms whose profile address follows from the handle. */
const PLATFORMS: Record<string, (handle: string) => string> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (handle) => `https://stackoverflow.com/users/${handle}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => mastodon(handle),
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
  zhihu: (handle) => `https://www.zhihu.com/people/${handle}`,
  bilibili: (handle) => `https://space.bilibili.com/${handle}`,
  weibo: (handle) => `https://weibo.com/u/${handle}`,
  email: (handle) => `mailto:${handle}`,
};

function mastodon(handle: string): string {
  const [user = '', server = 'mastodon.social'] = handle.replace(/^@/, '').split('@');
  return `https://${server}/@${user}`;
}

/** A profile address from a full address or a handle; null for a handle on an unknown platform. */
export function socialLink(platform: string, value: string): SocialLink | null {
  const name = platform.toLowerCase();
  if (/^(https?|mailto):/.test(value)) return { platform: name, url: value };
  const expand = own(PLATFORMS, name);
  return value.includes('/') || !expand ? null : { platform: name, url: expand(value) };
}

/** Reads the authors; null when the file cannot be used. */
export function readAuthors(data: YamlData, locales: LocaleTable): Authors | null {
  const authors: Authors = new Map();
  const registry = checkData(authorsSchema, data, locales);
  if (registry === null) return null;
  for (const [key, author] of Object.entries(registry)) {
    checkUnknownFields(data, AUTHOR_FIELDS.declared, [], [key]);
    const socials = readSocials(author.socials, (platform, found, fix) =>
      data.error([key, 'socials', platform], found, fix),
    );
    const path = authorPath(key, author.page);
    const fault = path && addressFault(path);
    if (fault) {
      data.error([key, 'page'], ...faultText(path, fault, ', or give `page` a `permalink`'));
      return null;
    }
    const other = [...authors.values()].find(
      (candidate) => path !== null && candidate.path?.toLowerCase() === path.toLowerCase(),
    );
    if (other) {
      const found = `The authors "${other.key}" and "${key}" would share the page "${path ?? ''}".`;
      data.error([key], found, 'Give one of them another `page: { permalink: … }`.');
    }
    const own = { key, inline: false, file: data.file, path, socials, git: author.git };
    authors.set(key, toAuthor(author, { ...own, name: author.name ?? inEveryLanguage(key, locales) }));
  }
  return authors;
}

/** An author with some fields; what they lack is that of a declared author. */
const toAuthor = (
  fields: InlineAuthor['fields'],
  own: Omit<Author, 'title' | 'description' | 'url' | 'imageURL'>,
  declared?: Author,
): Author => ({
  ...own,
  title: fields.title ?? declared?.title ?? null,
  description: fields.description ?? declared?.description ?? null,
  url: ownPage(fields) ?? declared?.url ?? null,
  imageURL: fields.imageURL ?? declared?.imageURL ?? null,
});

/** What one who has only a picture is called: the host of their page. */
const nameless = (key: string, { url = '' }: { url?: string | undefined }): string =>
  /^https?:\/\/([^/?#]+)/.exec(url)?.[1] ?? key;

const ownPage = ({ url, email }: { url?: string | undefined; email?: string | undefined }): string | null =>
  url ?? (email === undefined ? null : `mailto:${email}`);

function readSocials(
  socials: Readonly<Record<string, string>>,
  report: (platform: string, found: string, fix: string) => void,
): SocialLink[] {
  return Object.entries(socials).flatMap(([platform, value]) => {
    const link = socialLink(platform, value);
    if (link) return [link];
    const fix = 'Write the handle of a known platform, or a full https:// address.';
    report(platform, `"${value}" is not an account on ${platform}.`, fix);
    return [];
  });
}

/** In `git`, matches every committer who is no other author: machines, accounts of an import. */
const EVERYBODY_ELSE = '*';

/** The author of a commit, whom `authors.yml` identifies by name or e-mail address. */
export function committingAuthor(authors: Authors, by: string, email: string): Author | undefined {
  const known = [...authors.values()];
  return (
    known.find(({ git }) =>
      git.some((identity) => identity === by || identity.toLowerCase() === email.toLowerCase()),
    ) ?? known.find(({ git }) => git.includes(EVERYBODY_ELSE))
  );
}

function authorPath(key: string, page: boolean | { permalink: string }): string | null {
  if (page === false) return null;
  return page === true ? `/blog/authors/${key}` : `/blog/authors/${page.permalink.replace(/^\/+|\/+$/g, '')}`;
}

/** Reports authors that are not in `authors.yml`, and authors named twice. */
export function checkAuthors(
  posts: readonly Post[],
  authors: Authors,
  file: string,
  problems: Problem[],
): void {
  for (const translation of posts.flatMap(translationsOf<'post'>)) {
    // A translation that inherits them has nothing to mend.
    if (translation.placeOf('authors') === null) continue;
    const { authors: keys, inlineAuthors } = translation.frontMatter;
    const described = new Set(inlineAuthors.filter(({ isDeclared }) => !isDeclared).map(({ key }) => key));
    keys.forEach((key, index) => {
      const place = translation.placeOf(`authors.${String(index)}`) ?? translation.placeOf('authors');
      if (!authors.has(key) && !described.has(key)) {
        const known = [...authors.keys()].join(', ') || 'none yet';
        const fix = suggestion(key, authors.keys(), `Add it there. Known authors: ${known}.`);
        problems.push(errorAt(translation.file, place, `The author "${key}" is not in ${file}.`, fix));
      } else if (keys.indexOf(key) !== index) {
        const name =
          inlineAuthors.find((author) => author.key === key)?.fields.name?.[translation.locale] ?? key;
        problems.push(
          errorAt(translation.file, place, `The author "${name}" is named twice.`, 'Remove one of the two.'),
        );
      }
    });
  }
}

/** Adds the authors whom posts describe, each under the id of its description. */
export function addInlineAuthors(
  posts: readonly Post[],
  authors: Authors,
  locales: LocaleTable,
  problems: Problem[],
): void {
  for (const translation of posts.flatMap(translationsOf<'post'>))
    for (const inline of translation.frontMatter.inlineAuthors) {
      if (authors.has(inline.id)) continue;
      const place =
        translation.placeOf(`authors.${String(translation.frontMatter.authors.indexOf(inline.key))}`) ??
        translation.placeOf('authors');
      const socials = readSocials(inline.fields.socials, (_, found, fix) =>
        problems.push(errorAt(translation.file, place, found, fix)),
      );
      const { key, fields, isDeclared } = inline;
      const declared = isDeclared ? authors.get(key) : undefined;
      if (isDeclared && !declared) continue;
      const own = {
        key,
        inline: true,
        file: fields.imageURL === undefined ? (declared?.file ?? translation.file) : translation.file,
        name: fields.name ?? declared?.name ?? inEveryLanguage(nameless(key, fields), locales),
        path: declared?.path ?? null,
        socials: socials.length > 0 ? socials : (declared?.socials ?? []),
        git: [],
      };
      authors.set(inline.id, toAuthor(fields, own, declared));
    }
}

/** Ids of the authors of a post in one language, in the order written. */
export const authorIds = ({
  authors,
  inlineAuthors,
}: Pick<FrontMatterOf['post'], 'authors' | 'inlineAuthors'>): string[] =>
  authors.map((key) => inlineAuthors.find((inline) => inline.key === key)?.id ?? key);
