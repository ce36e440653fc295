import { describe, expect, it, vi } from 'vitest';
import { toJavaScript } from './compile-script.mjs';
import { minifyScript, minifySheet } from './minifiers';
import { apply as declareCacheVersion } from '../internals/webpack-cache';

it('scripts name the file in messages', async () => {
  await expect(toJavaScript('export default (', '/src/ui/x.tsx')).rejects.toThrow('/src/ui/x.tsx:1');
});

describe('the cache', () => {
  it('depends on the packages and on the loaders, and follows nothing', () => {
    const config = { cache: { version: '', buildDependencies: { config: ['x'] } }, plugins: [] };
    declareCacheVersion(config);
    expect(config.cache).toEqual({
      version: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
      buildDependencies: { defaultWebpack: [] },
    });
    expect(config.plugins).toHaveLength(1);
  });

  it('is void with other settings of the loaders, and not with another configuration of the site', () => {
    const versionWith = (settings?: object): string => {
      const config = { cache: { version: '', buildDependencies: {} }, plugins: [] };
      declareCacheVersion(config, settings);
      return config.cache.version;
    };
    const before = versionWith();
    vi.stubEnv('GATSBY_SITE_CONFIG', '{"title":"Another"}');
    expect(versionWith()).toBe(before);
    expect(versionWith({ 'algoliasearch/lite': 'unused.ts' })).not.toBe(before);
  });

  it('makes no difference to the hash of the bundles: what is compiled apart only without it does not count', () => {
    const config = {
      cache: { version: '', buildDependencies: {} },
      plugins: [] as { apply: (compiler: object) => void }[],
    };
    declareCacheVersion(config);
    const compilation = { children: ['style sheet'], hooks: { beforeHash: { tap: run } } };
    function run(_: string, then: (value?: object) => void): void {
      then(compilation);
    }
    config.plugins[0]?.apply({ hooks: { compilation: { tap: run }, done: { tap: () => undefined } } });
    expect(compilation.children).toEqual([]);
  });
});

describe('minifiers', () => {
  it('shorten a script, and hand over its licenses', async () => {
    const { code, extractedComments, errors } = await minifyScript({
      'x.js': `/*! @license MIT */ (self.chunks = self.chunks || []).push([function () { const unused = 1; /* no */ return self.answer + 2; }]);`,
    });
    expect(errors).toEqual([]);
    expect(code).toContain('self.chunks');
    expect(code).not.toMatch(/unused|license|no \*/);
    expect(extractedComments).toEqual(['/*! @license MIT */']);
  });

  it.each([
    'decodeURI(x);',
    'decodeURIComponent(x);',
    'encodeURI(x);',
    'encodeURIComponent(x);',
    'new URL(x);',
    'JSON.parse(x);',
    'new RegExp(x);',
    'BigInt(x);',
    'localStorage.length;',
    'x.y.z;',
  ])('keep what is there to throw: %s', async (statement) => {
    const script = `self.isGood = function (x) { try { ${statement} return true; } catch { return false; } };`;
    const { code } = await minifyScript({ 'x.js': script });
    expect(code).not.toContain('try{return!0}');
    expect(code).toContain('catch');
  });

  it.each([
    ['framework-0a1b2c3d.js', true],
    ['app-0a1b2c3d.js', true],
    ['webpack-runtime-0a1b2c3d.js', false],
    ['0a1b2c3d.js', false],
  ])('have scripts that start every page compiled while they arrive: %s', async (name, isEarly) => {
    const { code } = await minifyScript({ [name]: 'self.answer = function () { return 42; };' });
    expect(code.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(isEarly);
  });

  it('report a script that is none', async () => {
    expect((await minifyScript({ 'x.js': 'const = 1' })).errors).not.toEqual([]);
  });

  it('shorten a sheet', async () => {
    expect(await minifySheet({ 'x.css': '@layer a {\n  p { color: #ff0000; }\n}\n' })).toEqual({
      code: '@layer a{p{color:red}}',
    });
  });
});
