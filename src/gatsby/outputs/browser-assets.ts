import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { inlineScripts } from '../../domain/publish/host-headers';

/*
 * Scripts that are published next to the bundles instead of in them. Mermaid ships as modules that load each other;
 * bundled, its hundred chunks would be listed in the runtime of every page. The playground's frame is a page of its
 * own.
 */

/** Publishes them, and the style sheet and fonts of formulas, which only pages with formulas link. Other work can go on. */
export async function publishBrowserAssets(directory: string): Promise<void> {
  const live = publishLive(directory, path.join(directory, 'public', 'live'));
  const modules = ['mermaid.esm.min.mjs', path.join('chunks', 'mermaid.esm.min')];
  publishPackage('mermaid', modules, directory, 'mermaid');
  publishFormulas(directory);
  await live;
}

/** KaTeX's fonts, and its style sheet with ours behind it. */
function publishFormulas(directory: string): void {
  const sheet = createRequire(path.join(directory, 'package.json')).resolve('katex/dist/katex.min.css');
  publishPackage(sheet, ['fonts'], directory, 'katex');
  const sheets = [sheet, path.join(directory, 'src/styles/formulas.css')];
  const target = path.join(directory, 'public', 'katex', 'katex.min.css');
  writeFileSync(target, sheets.map((file) => readFileSync(file, 'utf8')).join(''));
}

/**
 * Publishes parts of the folder of a module that is installed in the project. Another version of a package makes a build
 * from scratch, which empties the folder.
 */
function publishPackage(module: string, parts: readonly string[], directory: string, name: string): void {
  const source = path.dirname(createRequire(path.join(directory, 'package.json')).resolve(module));
  const target = path.join(directory, 'public', name);
  if (parts.every((part) => existsSync(path.join(target, part)))) return;
  for (const part of parts)
    cpSync(path.join(source, part), path.join(target, part), {
      recursive: true,
      // Every browser this site supports reads woff2.
      filter: (file) => !/\.(map|ttf|woff)$/.test(file),
    });
}

/**
 * The page of the playground's frame, with its script, which includes React and the JSX compiler. A sandboxed page has an
 * opaque origin: a file would need headers that not every host sends, and in WebKit 'self' allows nothing. So everything
 * is inline, and the policy names the script by its hash.
 */
async function publishLive(directory: string, target: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.join(directory, 'src/live/frame.tsx')],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    // One copy of Sucrase: its parser is also imported by its path, which only the CommonJS build has.
    mainFields: ['main'],
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  const source = (file: string): string => readFileSync(path.join(directory, 'src/live', file), 'utf8');
  const page = source('frame.html')
    .replace('{{hash}}', hashOf(script))
    .replace('{{style}}', () => source('frame.css').trim())
    .replace('</body>', () => `<script>${script}</script></body>`);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'index.html'), page);
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Hash of the script of the playground's frame, as policies have it. */
export const liveScriptHash = (published: string): string =>
  hashOf(inlineScripts(readFileSync(path.join(published, 'live', 'index.html'), 'utf8')).join(''));
