import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The part of webpack this plugin uses. */
interface Compiler {
  hooks: { done: { tap: (name: string, callback: (stats: Stats) => void) => void } };
}
interface Stats {
  compilation: {
    chunkGroups: Iterable<{ name?: string | null; chunks: Iterable<{ files: Iterable<string> }> }>;
  };
}

/** What Gatsby puts at the end of every page to start its client. */
const SLICE = path.join('public', '_gatsby', 'slices', '_gatsby-scripts-1.html');

/** Scripts of each template for the server's renderer, by the name of its chunk: pages tell browsers of theirs. */
export const TEMPLATE_SCRIPTS = path.join('.cache', 'tidepool', 'template-scripts.json');

/** Writes the server's list; an unchanged one keeps its time, so that the bundle is not built again. */
export function writeTemplateScripts(scripts: Record<string, string[]>): void {
  const json = JSON.stringify(scripts);
  if (existsSync(TEMPLATE_SCRIPTS) && readFileSync(TEMPLATE_SCRIPTS, 'utf8') === json) return;
  mkdirSync(path.dirname(TEMPLATE_SCRIPTS), { recursive: true });
  writeFileSync(TEMPLATE_SCRIPTS, json);
}

/**
 * A webpack plugin: tells the server and the client which scripts belong to which template. By itself Gatsby knows only
 * those whose names begin with the template's, tells the server of none, and hands the client its list as a text where
 * it expects an object.
 */
export class TemplateScripts {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('TemplateScripts', ({ compilation }) => {
      const scripts = scriptsOf(compilation);
      writeTemplateScripts(scripts);
      writeFileSync(SLICE, withTemplateScripts(readFileSync(SLICE, 'utf8'), scripts));
    });
  }
}

/** Scripts of each template, by the name of its chunk. */
function scriptsOf({ chunkGroups }: Stats['compilation']): Record<string, string[]> {
  const scripts: Record<string, string[]> = {};
  for (const { name, chunks } of chunkGroups) {
    if (!name?.startsWith('component---')) continue;
    const files = [...chunks].flatMap((chunk) => [...chunk.files]);
    scripts[name] = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  }
  return scripts;
}

/**
 * Gatsby's start of the client with another list of scripts, in one script with the hash of the compilation.
 * @throws when Gatsby's start has another form than expected.
 */
export function withTemplateScripts(slice: string, scripts: Record<string, string[]>): string {
  const start =
    /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>(window\.___webpackCompilationHash=)/;
  if (!start.test(slice)) throw new Error(`${SLICE} holds no list of scripts: has Gatsby changed?`);
  const list = `window.___chunkMapping=${JSON.stringify(scripts)};`;
  return slice.replace(start, (_, hash: string) => `<script>${list}${hash}`).trimStart();
}
