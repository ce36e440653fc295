import { describe, expect, it } from 'vitest';
import { foreignScripts, headersFile, pathPatterns, planHeaders, type HostOptions } from './host-headers';

const OPTIONS: HostOptions = {
  baseUrl: '/',
  scriptHashes: ['sha256-abc='],
  trusted: [],
  immutable: ['/static/*'],
  shared: [],
  sandbox: null,
};

const SANDBOX = { folder: '/live/', scriptHash: 'sha256-live=' };

/** A policy as directive → sources. */
function policyOf(options: Partial<HostOptions>, pattern = '/*'): Record<string, string[]> {
  const rule = planHeaders({ ...OPTIONS, ...options }).find((each) => each.for === pattern);
  const text = rule?.headers['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('planHeaders', () => {
  it('asks for HTTPS on this host, and not on others of the domain', () => {
    const [{ headers } = { headers: {} }] = planHeaders(OPTIONS);
    expect(headers).toHaveProperty('Strict-Transport-Security', 'max-age=63072000');
  });

  it('allows own scripts and the inline ones it names, and nothing evaluated', () => {
    expect(policyOf({})['script-src']).toEqual(["'self'", "'sha256-abc='"]);
    expect(JSON.stringify(planHeaders(OPTIONS))).not.toContain('unsafe-eval');
  });

  it('asks search engines to stay away from every file of a site that is only looked at', () => {
    const robots = (isHidden: boolean) => planHeaders({ ...OPTIONS, isHidden })[0]?.headers['X-Robots-Tag'];
    expect([robots(true), robots(false)]).toEqual(['noindex', undefined]);
  });

  it('lets Firefox load the next page of a list ahead, and has a directive for all that pages are made of', () => {
    const { 'default-src': rest, ...policy } = policyOf({});
    expect(rest).toEqual(["'self'"]);
    const kinds = 'script style img font connect media manifest worker frame object'.split(' ');
    expect(Object.keys(policy)).toEqual(expect.arrayContaining(kinds.map((kind) => `${kind}-src`)));
  });

  it('asks nobody else for anything unless configured', () => {
    expect(JSON.stringify(policyOf({}))).not.toContain('https:');
    const trusted = policyOf({
      trusted: [
        { origin: 'https://comments.example', gives: ['frame'] },
        { origin: 'https://search.example', gives: ['connect'] },
      ],
    });
    expect(trusted['script-src']?.filter((source) => source.startsWith('https:'))).toEqual([]);
    expect(trusted['frame-src']).toEqual(["'self'", 'https://comments.example']);
    expect(trusted['connect-src']).toEqual(["'self'", 'https://search.example']);
  });

  it('lets pages show pictures and videos of trusted sites, and players begin to play', () => {
    const trusted: HostOptions['trusted'] = [
      { origin: 'https://img.example', gives: ['image', 'media'] },
      { origin: 'https://player.example', gives: ['frame', 'autoplay'] },
    ];
    const policy = policyOf({ trusted });
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://img.example']);
    expect(policy['media-src']).toEqual(["'self'", 'https://img.example']);
    expect(policy['frame-src']).toEqual(["'self'", 'https://player.example']);
    const permissions = (options: HostOptions) => planHeaders(options)[0]?.headers['Permissions-Policy'];
    expect(permissions({ ...OPTIONS, trusted })).toContain('autoplay=(self "https://player.example"), ');
    expect(permissions(OPTIONS)).toContain('autoplay=(), ');
  });

  it('keeps foreign drawings and pages in a sandbox, but no video, which browsers do not play in one', () => {
    const options = { foreign: ['/static/*'], documents: ['/static/:b/x.svg'], immutable: [] };
    expect(policyOf(options, '/static/:b/x.svg')).toMatchObject({ sandbox: [], 'default-src': ["'none'"] });
    expect(policyOf(options, '/static/*')).not.toHaveProperty('sandbox');
  });

  it('lets no script run in files as they came with the content', () => {
    const policy = policyOf({ foreign: ['/static/*'], immutable: [] }, '/static/*');
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy).not.toHaveProperty('script-src');
  });

  it('lets evaluated code run in the sandboxed page alone, which reaches nothing', () => {
    const policy = policyOf({ sandbox: SANDBOX }, '/live/*');
    // By its hash: the page has no origin that 'self' could mean.
    expect(policy['script-src']).toEqual(["'sha256-live='", "'unsafe-eval'"]);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy).not.toHaveProperty('connect-src');
    expect(policy.sandbox).toEqual(['allow-scripts']);
  });

  it('lets other sites show what is made for them, and nothing else', () => {
    const rules = planHeaders({ ...OPTIONS, shared: ['/cards/*'] });
    const resources = rules.flatMap(({ for: pattern, headers }) => {
      const value = headers['Cross-Origin-Resource-Policy'];
      return value === undefined ? [] : [[pattern, value]];
    });
    expect(resources).toEqual([
      ['/*', 'same-origin'],
      ['/cards/*', 'cross-origin'],
    ]);
  });

  it('keeps files with a hash in their names forever, and checks the rest again', () => {
    const rules = planHeaders(OPTIONS);
    expect(rules[0]?.headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(rules[1]).toEqual({
      for: '/static/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
  });

  it('says what Markdown twins are, and keeps them out of search engines', () => {
    const twins = pathPatterns(['/blog/a/index.md', '/en/blog/a/index.md', '/docs/b/index.md']);
    expect(twins).toEqual(['/:a/:b/:c/index.md', '/:a/:b/index.md']);
    expect(pathPatterns(['/:x.svg', '/img/a(*.svg', '/a:b.svg'])).toEqual([
      '/*.svg',
      '/:a/*.svg',
      '/a:b.svg',
    ]);
    expect(planHeaders({ ...OPTIONS, twins }).slice(2)).toEqual(
      twins.map((pattern) => ({
        for: pattern,
        headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
      })),
    );
  });

  it('puts everything under the base path', () => {
    const rules = planHeaders({ ...OPTIONS, baseUrl: '/notes/', sandbox: SANDBOX });
    expect(rules.map((rule) => rule.for)).toEqual(['/notes/*', '/notes/static/*', '/notes/live/*']);
  });
});

it('headersFile writes one block per rule', () => {
  expect(
    headersFile([
      { for: '/*', headers: { A: '1', B: '2' } },
      { for: '/x', headers: { A: '3' } },
    ]),
  ).toBe('/*\n  A: 1\n  B: 2\n\n/x\n  A: 3\n');
});

describe('foreignScripts', () => {
  const own = new Set(['a()', '/app.js']);
  it.each([
    ['a text of the program', '<script id="x" data-path="/潮">a()</script>', false],
    ['a file of the program', '<script async="" src="/app.js"></script>', false],
    ['data', '<script id="page:data" type="application/json">{"a":"\\u003cscript>"}</script>', false],
    ['linked data', '<script data-x="y" type="application/ld+json">{"a":1}</script>', false],
    ['the word, escaped or in other names', '&lt;script> <scripted> <script-x> a script>', false],
    ['another text', '<p>t</p><script>a()</script><script>b()</script>', true],
    ['another file', '<script src="/static/1/evil.js"></script>', true],
    ['capitals', '<SCRIPT>b()</SCRIPT>', true],
    ['a slash, lines', '<script/x>b()</script >', true],
    ['lines', '<script\n>a()</script>', true],
    ['in an attribute', '<title><b title="</title><script>b()</script>">x</b></title>', true],
    ['in a comment', '<!-- <script>b()</script> -->', true],
    ['no end', '<script src="/app.js"', true],
    ['a module', '<script type="module">b()</script>', true],
    ['data by its second type', '<script type="module" type="application/json">b()</script>', true],
    ['data by another attribute', `<script x=' type="application/json"'>b()</script>`, true],
    ['a file by another attribute', `<script x=' src="/app.js"'>b()</script>`, true],
    ['an empty one', '<script></script>', true],
  ])('%s', (_, html, isForeign) =>
    expect(foreignScripts(html, (source) => own.has(source)).length > 0).toBe(isForeign),
  );
});
