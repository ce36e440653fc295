import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apply } from './patch-front-matter';

describe('malformed front matter', () => {
  let site = '';
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  };
  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'tidepool-matter-'));
    write('package.json', '{}');
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('has the parser of the plugin answer with nothing instead of an error', () => {
    write('node_modules/gatsby-plugin-mdx/package.json', '{}');
    write(
      'node_modules/gray-matter/lib/engines.js',
      'exports.yaml = { parse: (text) => JSON.parse(text), stringify: () => "" };',
    );
    apply(site);
    const { yaml } = createRequire(path.join(site, 'package.json'))('gray-matter/lib/engines') as {
      yaml: { parse: (text: string) => object; stringify: () => string };
    };
    expect(yaml.parse('{"a":1}')).toEqual({ a: 1 });
    expect(yaml.parse('{"a"')).toEqual({});
    expect(yaml.stringify()).toBe('');
  });

  it.each(['without the plugin', 'with a plugin without gray-matter'])('leaves a site alone %s', (which) => {
    if (which.includes('gray')) write('node_modules/gatsby-plugin-mdx/package.json', '{}');
    expect(() => apply(site)).not.toThrow();
  });
});
