import { readFileSync, writeFileSync } from 'node:fs';
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

/**
 * The script that fetches the scripts of the page's template together with those of the site. The page names its
 * template; Gatsby's client learns it from the page's data, a round trip later, and fetches them only then.
 */
const START = `for(const file of ___chunkMapping[document.getElementById('gatsby-script-loader').dataset.template]||[]){
const script=document.createElement('script');script.src=PREFIX+file;script.onerror=()=>script.remove();document.head.append(script)}`;

/**
 * A webpack plugin: tells the client which scripts belong to which template. Gatsby knows only those whose names begin
 * with the template's, and hands its list on as a text where its own client expects an object.
 */
export class StartScripts {
  /** @param prefix Path the site is published under, without a slash at its end. */
  constructor(private readonly prefix: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('StartScripts', ({ compilation }) => {
      writeFileSync(
        SLICE,
        withTemplateScripts(readFileSync(SLICE, 'utf8'), scriptsOf(compilation), this.prefix),
      );
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
 * Gatsby's start of the client with another list of scripts.
 * @throws when Gatsby's start has another form than expected.
 */
export function withTemplateScripts(
  slice: string,
  scripts: Record<string, string[]>,
  prefix: string,
): string {
  const list = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*/;
  if (!list.test(slice)) throw new Error(`${SLICE} holds no list of scripts: has Gatsby changed?`);
  const text = `window.___chunkMapping=${JSON.stringify(scripts)};${START.replaceAll('\n', '').replace('PREFIX', () => JSON.stringify(prefix))}`;
  return slice.replace(list, () => `<script id="gatsby-chunk-mapping">${text}</script>`).trimStart();
}
