/**
 * Touches what Gatsby puts at the end of every page to start its client (the slice `_gatsby-scripts-1.html`): the
 * server and the client learn which scripts belong to which template, so that pages ask for them at once. By itself
 * Gatsby knows only those whose names begin with the template's, tells the server of none, and hands the client its
 * list as a text where it expects an object.
 *
 * When Gatsby writes it in another form, the build stops with a message.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from '../store/write-changed';
import type { Installed } from './override';

/** The name of this override. */
export const name = 'template-scripts';

/** Whether Gatsby writes the start of its client to this file, in this form. */
export const isThere = ({ text }: Installed): boolean => {
  const extractor = text('gatsby/dist/utils/gatsby-webpack-stats-extractor.js');
  const written = ['chunkSliceContents', 'hashSliceContents'].map(
    (part) => new RegExp(`const ${part} = \`([^\`]*)\``).exec(extractor)?.[1] ?? '',
  );
  return START.test(written.join('')) && extractor.includes('`_gatsby-scripts-1.html`');
};

/** The part of webpack this plugin uses. */
interface Compiler {
  hooks: {
    done: {
      tap: (options: string | { name: string; stage: number }, callback: (stats: Stats) => void) => void;
    };
  };
}
interface Stats {
  compilation: {
    chunkGroups: Iterable<{ name?: string | null; chunks: Iterable<{ files: Iterable<string> }> }>;
  };
}

/** What Gatsby puts at the end of every page to start its client. */
const SLICE = path.join('public', '_gatsby', 'slices', '_gatsby-scripts-1.html');

/** Its beginning, as Gatsby writes it. */
const START =
  /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>(window\.___webpackCompilationHash=)/;

/** The same as Gatsby itself wrote it. */
const GATSBYS_SLICE = path.join('.cache', 'tidepool', 'gatsby-scripts.html');

/** Scripts of each template for the server's renderer, by the name of its chunk: pages tell browsers of theirs. */
export const TEMPLATE_SCRIPTS = path.join('.cache', 'tidepool', 'template-scripts.json');

/** Writes the server's list; an unchanged one keeps its time, so that the bundle is not built again. */
export function writeTemplateScripts(scripts: Record<string, string[]>, directory = ''): void {
  writeChanged(path.join(directory, TEMPLATE_SCRIPTS), JSON.stringify(scripts));
}

/**
 * A webpack plugin: writes the lists. Gatsby reads every page again when its start of the client has changed, so it
 * finds what it wrote the last time.
 */
export class TemplateScripts {
  /** @param directory Root of the project. */
  constructor(private readonly directory = '') {}

  apply(compiler: Compiler): void {
    const slice = path.join(this.directory, SLICE);
    const gatsbys = path.join(this.directory, GATSBYS_SLICE);
    compiler.hooks.done.tap({ name: 'TemplateScripts', stage: -100 }, ({ compilation }) => {
      if (!existsSync(slice) || !existsSync(gatsbys)) return;
      const before = readFileSync(gatsbys, 'utf8');
      if (readFileSync(slice, 'utf8') === withTemplateScripts(before, scriptsOf(compilation)))
        writeFileSync(slice, before);
    });
    compiler.hooks.done.tap('TemplateScripts', ({ compilation }) => {
      const scripts = scriptsOf(compilation);
      writeTemplateScripts(scripts, this.directory);
      if (!existsSync(slice))
        throw new Error(
          `${SLICE} is missing: has Gatsby changed? (src/gatsby/internals/template-scripts.ts)`,
        );
      const written = readFileSync(slice, 'utf8');
      mkdirSync(path.dirname(gatsbys), { recursive: true });
      writeFileSync(gatsbys, written);
      writeFileSync(slice, withTemplateScripts(written, scripts));
    });
  }
}

/** Has a compilation write the lists of the site that is built. */
export function apply(plugins: object[]): void {
  plugins.push(new TemplateScripts());
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
  if (!START.test(slice)) throw new Error(`${SLICE} holds no list of scripts: has Gatsby changed?`);
  const list = `window.___chunkMapping=${JSON.stringify(scripts)};`;
  return slice.replace(START, (_, hash: string) => `<script>${list}${hash}`).trimStart();
}
