import { describe, expect, it } from 'vitest';
import { authorsOf, brief, problemsOf, virtualContent } from '../../../tests/support/content';
import { authorIds, committingAuthor, socialLink } from './authors';

describe('socialLink', () => {
  it.each([
    ['x', 'tide', 'https://x.com/tide'],
    ['GitHub', 'tide', 'https://github.com/tide'],
    ['linkedin', 'tide', 'https://www.linkedin.com/in/tide/'],
    ['stackoverflow', '42', 'https://stackoverflow.com/users/42'],
    ['mastodon', 'tide', 'https://mastodon.social/@tide'],
    ['mastodon', '@tide@example.org', 'https://example.org/@tide'],
    ['zhihu', '潮池', 'https://www.zhihu.com/people/潮池'],
    ['email', 'tide@example.com', 'mailto:tide@example.com'],
    ['rss', 'https://example.com/rss.xml', 'https://example.com/rss.xml'],
    ['email', 'mailto:tide@example.com', 'mailto:tide@example.com'],
  ])('%s: %s', (platform, value, url) => {
    expect(socialLink(platform, value)).toEqual({ platform: platform.toLowerCase(), url });
  });

  it.each([
    ['github', 'tide/pool'],
    ['未知', '潮池'],
    ['github', 'github.com/tide'],
  ])('refuses %s: %s', (platform, value) => expect(socialLink(platform, value)).toBeNull());
});

describe('readAuthors', () => {
  it.each([
    [
      'name per language',
      'a: { name: { zh-Hans: 潮池, en: Tidepool } }',
      { name: { 'zh-Hans': '潮池', en: 'Tidepool' }, path: null, url: null },
    ],
    [
      'picture only',
      '潮: { imageURL: /a.svg }',
      { key: '潮', name: { 'zh-Hans': '潮', en: '潮' }, imageURL: '/a.svg' },
    ],
    ['page', 'a: { name: A, page: true }', { path: '/blog/authors/a' }],
    ['page of its own address', 'a: { name: A, page: { permalink: /潮/ } }', { path: '/blog/authors/潮' }],
    [
      'web page',
      'a: { name: A, url: "https://example.com", email: a@example.com }',
      { url: 'https://example.com' },
    ],
    ['mail', 'a: { name: A, email: a@example.com }', { url: 'mailto:a@example.com' }],
    ['picture as Docusaurus spells it', 'a: { image_url: /a.svg }', { imageURL: '/a.svg' }],
    [
      'socials',
      'a: { name: A, socials: { X: a, stackoverflow: 42 } }',
      { socials: [{ platform: 'x' }, { platform: 'stackoverflow' }] },
    ],
  ])('%s', (_, yaml, expected) => expect([...authorsOf(yaml).values()]).toMatchObject([expected]));

  it.each([
    [
      'a: { name: A, page: true }\nb: { name: B, page: { permalink: A } }',
      '2:1 The authors "a" and "b" would share the page "/blog/authors/A".',
    ],
    ['a: { url: "https://example.com" }', '1:1 "a": has neither name nor imageURL'],
    ['a:\n  name: A\n  socials:\n    github: a/b', '4:5 "a/b" is not an account on github.'],
  ])('reports: %j', (yaml, found) => {
    expect(problemsOf((problems) => authorsOf(yaml, problems))).toEqual([
      expect.stringContaining(`error blog/authors.yml:${found}`),
    ]);
  });
});

it('warns of fields that nothing reads', () => {
  expect(
    problemsOf((problems) => authorsOf('a:\n  name: A\n  image_ur: /a.svg\n  twitter_id: 42', problems)),
  ).toEqual([
    'warning blog/authors.yml:3:3 Unknown field "image_ur". → Did you mean "image_url"?',
    'warning blog/authors.yml:4:3 Unknown field "twitter_id". → Remove it; nothing reads it.',
  ]);
});

describe('committingAuthor', () => {
  const authors = authorsOf(
    'tide: { name: 潮池, git: [deploy-bot, Pool@example.com] }\nguest: { name: 访客 }',
  );

  it.each([
    ['a name', 'deploy-bot', 'x@example.com', 'tide'],
    ['an address, in any case', 'somebody', 'pool@EXAMPLE.com', 'tide'],
    ['neither', '潮池', 'x@example.com', undefined],
  ])('knows by %s', (_, by, email, key) => expect(committingAuthor(authors, by, email)?.key).toBe(key));

  it('takes everybody else for the one who says so', () => {
    const known = authorsOf('tide: { name: 潮池, git: ["*"] }\nguest: { name: 访客, git: [visitor] }');
    expect(committingAuthor(known, 'import', 'x@example.com')?.key).toBe('tide');
    expect(committingAuthor(known, 'visitor', 'x@example.com')?.key).toBe('guest');
  });
});

describe('authors of posts', () => {
  const registry = { 'blog/authors.yml': 'tidepool: { name: 潮池 }\nguest: { name: Guest }\n' };
  const post = (authors: string) => ({
    'blog/2024-01-01-a.mdx': `---\ntitle: 潮\nauthors: ${authors}\n---\n`,
  });

  it.each([
    ['[guest, tidepool]', []],
    ['tidepool', []],
    ['[tidepol]', ['3:11 The author "tidepol" is not in blog/authors.yml. → Did you mean "tidepool"?']],
    [
      '潮池',
      ['3:1 The author "潮池" is not in blog/authors.yml. → Add it there. Known authors: tidepool, guest.'],
    ],
    ['{ name: Anemone, url: "https://example.com" }', []],
    ['[guest, { name: Anemone }, { key: tidepool, title: Host }]', []],
    ['[{ image_url: "https://example.com/a.png" }]', []],
    [
      '[{ key: tidepol, title: Host }]',
      ['3:11 The author "tidepol" is not in blog/authors.yml. → Did you mean "tidepool"?'],
    ],
    [
      '[{ title: Host }]',
      [
        '3:11 "authors.0": has neither key nor name (found {"title":"Host"}). → Write the key of an author of blog/authors.yml, or a name.',
      ],
    ],
    [
      '{ name: Anemone, socials: { github: a/b } }',
      [
        '3:1 "a/b" is not an account on github. → Write the handle of a known platform, or a full https:// address.',
      ],
    ],
    [
      '[{ name: Anemone }, { name: Anemone, title: Host }]',
      ['3:30 The author "Anemone" is named twice. → Remove one of the two.'],
    ],
    ['[guest, guest]', ['3:18 The author "guest" is named twice. → Remove one of the two.']],
  ])('%j', (authors, expected) => {
    expect(brief(virtualContent({ ...registry, ...post(authors) }).problems)).toEqual(
      expected.map((line) => `error blog/2024-01-01-a.mdx:${line}`),
    );
  });

  it('says that there are no authors yet', () => {
    expect(brief(virtualContent(post('tidepool')).problems)).toEqual([
      expect.stringContaining('Known authors: none yet.'),
    ]);
  });

  it('says only what is wrong with a broken registry, not with every post', () => {
    expect(
      brief(virtualContent({ 'blog/authors.yml': 'tidepool: 1', ...post('tidepool') }).problems),
    ).toEqual([expect.stringContaining('error blog/authors.yml:1:1')]);
  });
});

describe('authors whom posts describe', () => {
  const registry = {
    'blog/authors.yml': 'tidepool: { name: 潮池, title: Host, page: true, imageURL: /t.svg }\n',
  };
  const post = (name: string, fields: string) => ({
    [`blog/2024-01-01-${name}.mdx`]: `---\ntitle: 潮\n${fields}\n---\n`,
  });
  const authorsOfPost = (fields: string) => {
    const { index, problems } = virtualContent({ ...registry, ...post('a', fields) });
    const ids = authorIds(index.posts[0]?.original.frontMatter ?? { authors: [], inlineAuthors: [] });
    return { authors: ids.map((id) => index.authors.get(id)), problems: brief(problems) };
  };

  it.each([
    [
      'one',
      'authors: { name: Anemone, title: Guest, image_url: /a.svg, email: a@example.com, socials: { x: a } }',
      [
        {
          inline: true,
          file: 'blog/2024-01-01-a.mdx',
          name: { 'zh-Hans': 'Anemone', en: 'Anemone' },
          title: { 'zh-Hans': 'Guest', en: 'Guest' },
          imageURL: '/a.svg',
          url: 'mailto:a@example.com',
          path: null,
          socials: [{ platform: 'x', url: 'https://x.com/a' }],
        },
      ],
    ],
    [
      'fields of a declared author replaced',
      'authors: [{ key: tidepool, title: Editor }]',
      [
        {
          key: 'tidepool',
          inline: true,
          name: { en: '潮池' },
          title: { en: 'Editor' },
          path: '/blog/authors/tidepool',
          imageURL: '/t.svg',
          file: 'blog/authors.yml',
        },
      ],
    ],
    [
      'the old fields',
      'author: Anemone\nauthorTitle: Guest\nauthor_url: https://example.com\nauthorImageURL: /a.svg',
      [{ name: { en: 'Anemone' }, title: { en: 'Guest' }, url: 'https://example.com', imageURL: '/a.svg' }],
    ],
    ['the old fields without a name', 'author_title: Guest', [{ name: { en: 'Guest' }, title: null }]],
  ])('%s', (_, fields, expected) => {
    expect(authorsOfPost(fields)).toMatchObject({ authors: expected, problems: [] });
  });

  it.each([
    [
      'author: Anemone\nauthors: [tidepool]',
      'error blog/2024-01-01-a.mdx:3:1 "author": the post has "authors" too',
    ],
    [
      'authors: [{ name: Anemone, titel: Guest }]',
      'warning blog/2024-01-01-a.mdx:3:28 Unknown field "titel". → Did you mean "title"?',
    ],
  ])('reports %j', (fields, found) => {
    expect(authorsOfPost(fields).problems).toEqual([expect.stringContaining(found)]);
  });

  it('are the same where name and address are, and have no page', () => {
    const { index, plan } = virtualContent({
      ...registry,
      ...post('a', 'authors: { name: Anemone, url: "https://example.com" }'),
      ...post('b', 'authors: [{ name: Anemone, url: "https://example.com", title: Guest }]'),
      ...post('c', 'authors: { name: Anemone }'),
    });
    const keys = index.posts.map(({ original }) => original.frontMatter.authors[0]);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(plan.pages.filter(({ kind }) => kind === 'blog-author').map(({ key }) => key)).toEqual([
      'tidepool',
      'tidepool',
    ]);
  });
});

it.each([
  ['"..": { name: A, page: true }', '1:', 'leads out of its folder'],
  ['a: { name: A, page: { permalink: "b/../../c" } }', '1:', 'leads out of its folder'],
  ['a/rss.xml: { name: A, page: true }', '1:', 'belongs to files of the build'],
])('an author has no page at what is no address: %s', (text, place, words) => {
  const files = { 'blog/authors.yml': text, 'blog/2024-01-01-a.mdx': '---\ntitle: 潮\n---\n' };
  const said = brief(virtualContent(files).problems);
  expect(said).toEqual([expect.stringContaining(`error blog/authors.yml:${place}`)]);
  expect(said[0]).toContain(words);
});
