import { own } from '../basics/own';
import type { Localized, LocaleTable } from '../routing/locale';
import { versionsOf, type Post } from './documents';
import { checkData, type YamlData } from './front-matter';
import type { SocialLink } from './model';
import { errorAt, type Problem } from '../problem/problem';
import { nearest } from '../problem/nearest';
import { authorsSchema } from './data-schemas';
import { sameText } from './tags';

/** Someone who writes for the blog. */
export interface Author {
  key: string;
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

/** Authors by key, in the order of `authors.yml`. */
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

/**
 * A profile address from the value in `authors.yml`: a full address, or the handle on a known platform.
 * @returns null for a handle on an unknown platform.
 */
export function socialLink(platform: string, value: string): SocialLink | null {
  const name = platform.toLowerCase();
  if (/^(https?|mailto):/.test(value)) return { platform: name, url: value };
  const expand = own(PLATFORMS, name);
  return value.includes('/') || !expand ? null : { platform: name, url: expand(value) };
}

/**
 * Reads the authors.
 * @returns null when the file cannot be used.
 */
export function readAuthors(
  data: YamlData,
  file: string,
  locales: LocaleTable,
  problems: Problem[],
): Authors | null {
  const authors: Authors = new Map();
  const registry = checkData(authorsSchema, data, file, problems);
  if (registry === null) return null;
  for (const [key, author] of Object.entries(registry)) {
    const socials: SocialLink[] = [];
    for (const [platform, value] of Object.entries(author.socials)) {
      const link = socialLink(platform, value);
      if (link) socials.push(link);
      else {
        problems.push(
          errorAt(
            file,
            data.placeOf([key, 'socials', platform]),
            `"${value}" is not an account on ${platform}.`,
            'Write the handle of a known platform, or a full https:// address.',
          ),
        );
      }
    }
    const path = authorPath(key, author.page);
    const other = [...authors.values()].find(
      (candidate) => path !== null && candidate.path?.toLowerCase() === path.toLowerCase(),
    );
    if (other) {
      problems.push(
        errorAt(
          file,
          data.placeOf([key]),
          `The authors "${other.key}" and "${key}" would share the page "${path ?? ''}".`,
          'Give one of them another `page: { permalink: … }`.',
        ),
      );
    }
    authors.set(key, {
      key,
      name: author.name ?? sameText(key, locales),
      title: author.title ?? null,
      description: author.description ?? null,
      path,
      url: author.url ?? (author.email === undefined ? null : `mailto:${author.email}`),
      imageURL: author.imageURL ?? null,
      socials,
      git: author.git,
    });
  }
  return authors;
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
  for (const version of posts.flatMap(versionsOf<'post'>)) {
    version.frontMatter.authors.forEach((key, index) => {
      const place = version.placeOf(`authors.${String(index)}`) ?? version.placeOf('authors');
      if (!authors.has(key)) {
        const close = nearest(key, authors.keys());
        const known = [...authors.keys()].join(', ') || 'none yet';
        problems.push(
          errorAt(
            version.file,
            place,
            `The author "${key}" is not in ${file}.`,
            close === null ? `Known authors: ${known}.` : `Did you mean "${close}"?`,
          ),
        );
      } else if (version.frontMatter.authors.indexOf(key) !== index) {
        problems.push(
          errorAt(version.file, place, `The author "${key}" is named twice.`, 'Remove one of the two.'),
        );
      }
    });
  }
}
