import { describe, expect, it } from 'vitest';
import { brief, LOCALES, virtualContent } from '../../../tests/support/content';
import { linkAddress, resolveLink } from '../links/resolve';
import { planRedirects, redirectsFile } from './redirects';

const doc = (title: string, body = '') => `---\ntitle: ${title}\n---\n\n${body}\n`;
const content = (redirects: string, body = '') =>
  virtualContent(
    {
      'data/redirects.yml': redirects,
      'docs/Tide.mdx': doc('潮', body),
      'docs/Pools.mdx': doc('池'),
      'blog/2024-01-01-潮.mdx': doc('潮'),
    },
    { staticFiles: new Set(['/files/paper.pdf']) },
  );

describe('redirects as data', () => {
  it('are published as written', () => {
    const { redirects, problems } = content(
      [
        '- { from: /old, to: /docs/Tide }',
        '- { from: /en/old/, to: "/en/docs/Tide#x", status: 302 }',
        '- { from: "/旧 址", to: /blog/潮?a=1 }',
        '- { from: /feed, to: /blog/rss.xml }',
        '- { from: /paper, to: /files/paper.pdf }',
        '- { from: /away, to: "https://example.com/%E6%BD%AE?q=潮" }',
      ].join('\n'),
    );
    expect(brief(problems)).toEqual([]);
    expect(redirectsFile(redirects, '/notes/', LOCALES)).toBe(
      [
        '/notes/old /notes/docs/Tide 301!',
        '/notes/en/old/ /notes/en/docs/Tide#x 302!',
        '/notes/%E6%97%A7%20%E5%9D%80 /notes/blog/%E6%BD%AE?a=1 301!',
        '/notes/feed /notes/blog/rss.xml 301!',
        '/notes/paper /notes/files/paper.pdf 301!',
        '/notes/away https://example.com/%E6%BD%AE?q=%E6%BD%AE 301!',
        '/notes/* /:splat 200',
        '/ /notes/ 302!',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['- { from: /docs/Tide/, to: /docs/Pools }', '1:5 "/docs/Tide/" is an address of this site.'],
    ['- { from: /en/docs/Tide, to: / }', '1:5 "/en/docs/Tide" is an address'],
    ['- { from: /files/paper.pdf, to: / }', '1:5 "/files/paper.pdf" is an address of this site.'],
    ['- { from: /old, to: / }\n- { from: /old/, to: /docs/Tide }', '2:5 "/old/" is redirected twice.'],
    ['- { from: /old, to: /old/ }', '1:17 "/old" leads to itself.'],
    [
      '- { from: /older, to: /old }\n- { from: /old, to: /docs/Tide }',
      '1:19 "/old" is redirected as well. → Write where it leads: /docs/Tide.',
    ],
    ['- { from: /a, to: /b }\n- { from: /b, to: /a }', '1:15 "/b" is redirected as well.'],
    [
      '- { from: /old, to: /docs/Tid }',
      '1:17 "/docs/Tid" leads to no page or file. → Did you mean /docs/Tide?',
    ],
    ['- { from: /old/*, to: / }', '1:5 "0.from": is more than one address'],
    ['- { from: "https://a.example/x", to: / }', '1:5 "0.from": is not a path of this site'],
    ['- { from: //a.example/x, to: / }', '1:5 "0.from": has nothing between two slashes'],
    ['- { from: "/a/%2e%2e/b", to: / }', '1:5 "0.from": leads out'],
    ['- { from: "/a%0Ab", to: / }', '1:5 "0.from": has control characters'],
    ['- { from: /old, to: //a.example/x }', '1:17 "0.to": is not an address'],
    ['- { from: /old, to: "/\\\\a.example/x?q" }', '1:17 "0.to": has control characters or backslashes'],
    ['- { from: /old, to: docs }', '1:17 "0.to": is not an address'],
    ['- { from: /old, to: /, status: 200 }', '1:24 "0.status": is not a redirect'],
  ])('report %j', (yaml, found) => {
    const problems = brief(content(yaml).problems);
    expect(problems[0]).toContain(`error data/redirects.yml:${found}`);
  });

  it('warn of what leads there anyway', () => {
    const { redirects, problems } = content('- { from: /docs/Tide.html, to: /docs/Tide }');
    expect(redirects).toEqual([]);
    expect(brief(problems)).toEqual([
      'warning data/redirects.yml:1:5 The redirect of "/docs/Tide.html" is not needed. → Remove it: such addresses lead to their pages anyway.',
    ]);
  });

  it('let links lead to the new address, with a warning', () => {
    const { index, targets, problems } = content(
      '- { from: /old, to: "/docs/Pools#x" }\n- { from: /away, to: "https://example.com/a" }',
      '[a](/old) [b](/away?q=1)',
    );
    expect(brief(problems).filter((line) => !line.includes('anchor'))).toEqual([
      'warning docs/Tide.mdx:5:1 The link "/old" leads to an old address, which is redirected. → Write the new one: /docs/Pools#x.',
      'warning docs/Tide.mdx:5:11 The link "/away?q=1" leads to an old address, which is redirected. → Write the new one: https://example.com/a.',
    ]);
    const tide = index.docs.find(({ id }) => id === 'Tide');
    if (!tide) throw new Error('missing');
    const { original } = tide;
    expect(
      original.compiled.links.map((record) =>
        linkAddress(resolveLink(record, original, tide, targets), 'en', LOCALES),
      ),
    ).toEqual(['/en/docs/Pools#x', 'https://example.com/a?q=1']);
  });
});

it('knows every address of the site', () => {
  const { addresses } = content('[]');
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/en/',
      '/en/docs/Tide',
      '/en/blog/rss.xml',
      '/files/paper.pdf',
      '/sitemap-index.xml',
    ]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('a character that means something in rules means itself', () => {
  const { plan, index } = virtualContent({ 'docs/a**b.mdx': doc('一'), 'docs/:x/:y.mdx': doc('二') });
  const rules = redirectsFile(planRedirects(plan.pages, index.authors, LOCALES), '/', LOCALES);
  expect(rules).toContain('/docs/a%2A%2Ab.html /docs/a%2A%2Ab 301!\n');
  expect(rules).toContain('/docs/%3Ax/%3Ay.html /docs/%3Ax/%3Ay 301!\n');
  expect(rules.replace('/en/* /en/404.html 404\n', '')).not.toMatch(/\*|\/:/);
});
