import { describe, expect, it } from 'vitest';
import { toJavaScript } from './compile-script.mjs';
import { compilePart } from './compile-template.mjs';
import { minifyScript, minifySheet } from './minifiers';

const TEMPLATE = `
import { graphql, type PageProps } from 'gatsby';
import './global.css';
import { View } from '../ui/View';
import { PageHead } from '../ui/PageHead';
import { both } from './both';

const forHead = (title: string) => both(title.trim());

export default function Template({ data }: PageProps<{ title: string }>) {
  return <View title={both(data.title)} />;
}

export const Head = () => <PageHead title={forHead('x')} />;

export const query = graphql\`
  query X($id: String!) {
    title
  }
\`;
`;

describe('templates', () => {
  it.each([
    ['default', 'Template as default', ['View', 'both'], ['PageHead', 'forHead']],
    ['head', 'Head', ['PageHead', 'forHead', 'both'], ['View']],
  ])('part %s has what it uses, and nothing else', async (part, exported, present, absent) => {
    const script = await compilePart(TEMPLATE, part, '/src/templates/x.tsx');
    expect(script).toMatch(new RegExp(`export \\{\\s*${exported}\\s*\\}`));
    for (const name of present) expect(script).toContain(name);
    for (const name of [...absent, 'query', 'gatsby'])
      expect(script).not.toMatch(new RegExp(`\\b${name}\\b`));
    expect(script).toContain('import "./global.css"');
  });

  it('come whole but for their queries where no part is asked for', async () => {
    const script = await compilePart(TEMPLATE, null, '/src/templates/x.tsx');
    expect(script).toMatch(/export default function Template/);
    expect(script).toMatch(/export const Head/);
    expect(script).not.toMatch(/graphql|\$id/);
  });

  it('name the file in messages', async () => {
    await expect(compilePart('export default (', 'default', '/src/templates/x.tsx')).rejects.toThrow(
      '/src/templates/x.tsx:1',
    );
  });
});

describe('scripts', () => {
  it('of Gatsby lose the checks of their properties', async () => {
    const source = `import PropTypes from 'prop-types'
import React from 'react'

function Page({ path }) {
  return <p>{path}</p>
}

Page.propTypes = {
  path: PropTypes.shape({
    name: PropTypes.string,
  }),
}

export default Page
`;
    const script = await toJavaScript(source, '/.cache/page.js');
    expect(script).not.toMatch(/prop-?types/i);
    expect(script).toContain('export default Page');
  });

  it('keep the names that chunks have in comments', async () => {
    const source = `export const load = () => import('./x.tsx?export=default' /* webpackChunkName: "x" */)`;
    expect(await toJavaScript(source, '/.cache/async-requires.js')).toContain('/* webpackChunkName: "x" */');
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

  it('report a script that is none', async () => {
    expect((await minifyScript({ 'x.js': 'const = 1' })).errors).not.toEqual([]);
  });

  it('shorten a sheet', async () => {
    expect(await minifySheet({ 'x.css': '@layer a {\n  p { color: #ff0000; }\n}\n' })).toEqual({
      code: '@layer a{p{color:red}}',
    });
  });
});
