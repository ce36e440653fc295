import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledByEsbuild, compileFast } from './webpack-scripts';

let site = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
};
beforeAll(() => (site = mkdtempSync(path.join(tmpdir(), 'tidepool-scripts-'))));
afterAll(() => rmSync(site, { recursive: true }));

describe('a script', () => {
  it.each([
    ['is compiled by esbuild', 'src/ui/Title.tsx', 'export const Title = () => <h1 />;', true],
    ['of Gatsby is not', '.cache/app.js', 'export const app = 1;', false],
    ['with a query is not', 'src/ui/Part.tsx', 'useStaticQuery(graphql`{ x }`)', false],
    ['with a slice is not', 'src/ui/Shell.tsx', '<Slice alias="bar" />', false],
    ['with a static image is not', 'src/ui/Image.tsx', '<StaticImage src="x.png" alt="" />', false],
    [
      'of a page is not: it may export what only a server sees',
      'src/pages/a.tsx',
      'export const config = 1',
      false,
    ],
  ])('%s', (_, file, text, expected) => {
    write(file, text);
    expect(compiledByEsbuild(site)(path.join(site, file))).toBe(expected);
  });

  it.each(['.babelrc', '.babelrc.json', 'babel.config.js'])('is compiled as %s says', (configuration) => {
    write('src/ui/Title.tsx', 'export const Title = () => <h1 />;');
    write(configuration, '{}');
    expect(compiledByEsbuild(site)(path.join(site, 'src/ui/Title.tsx'))).toBe(false);
    rmSync(path.join(site, configuration));
  });
});

it('with a static query is compiled by Gatsby, beside others', async () => {
  write(
    'src/entry.tsx',
    `import { Part } from './Part'; const title: string = 'Tide'; console.log(title, Part);`,
  );
  write(
    'src/Part.tsx',
    `import { graphql, useStaticQuery } from 'gatsby';
     export const Part = () => useStaticQuery(graphql\`{ site { buildTime } }\`).site.buildTime;`,
  );
  const gatsby = { loader: path.resolve('node_modules/gatsby/dist/utils/babel-loader.js') };
  const rules: webpack.RuleSetRule[] = [{ test: /\.(js|tsx?)$/, use: [gatsby] }];
  compileFast(rules, site);
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    entry: path.join(site, 'src/entry.tsx'),
    output: { path: path.join(site, 'out') },
    resolve: { extensions: ['.tsx', '.js'], modules: [path.resolve('node_modules')] },
    // Gatsby writes the answer of a query to this file, which it names by the query's digest.
    externals: [/^gatsby$/, /^react\b/, /page-data\/sq\/d\/\d+\.json$/],
    module: { rules },
  });
  const problems = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() =>
        error ? reject(error) : resolve(stats?.toString({ all: false, errors: true }) ?? ''),
      );
    });
  });
  expect(problems).toBe('');
  const script = readFileSync(path.join(site, 'out/main.js'), 'utf8');
  expect(script).toMatch(/page-data\/sq\/d\/\d+\.json/);
  expect(script).not.toContain('buildTime }');
  expect(script).toContain('Tide');
});
