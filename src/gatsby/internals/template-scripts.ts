/**
 * Touches the slice with which Gatsby starts its client at the end of every page (`_gatsby-scripts-1.html`). The server
 * and the client learn which scripts belong to which template, so that a page requests them at once. Gatsby knows only
 * the scripts whose names begin with the template's, tells the server of none, and gives the client its list as a
 * string where the client expects an object. The server also learns the names of the style sheets, which are in every
 * page: Gatsby renders pages again when the code of the renderer changes, and there the styles are only class names.
 *
 * When Gatsby writes the slice in another form, the build stops with a message.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { writeChanged } from '../store/write-changed';

const SLICE = path.join('public', '_gatsby', 'slices', '_gatsby-scripts-1.html');

const START =
  /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>(window\.___webpackCompilationHash=)/;

const GATSBYS_SLICE = path.join('.cache', 'tidepool', 'gatsby-scripts.html');

/** Scripts of each template by chunk name, for the renderer, which names them in pages, and the style sheets. */
export const TEMPLATE_SCRIPTS = path.join('.cache', 'tidepool', 'template-scripts.json');

/** Writes the renderer's list; an unchanged file keeps its time, and nothing is bundled again. */
export function writeTemplateScripts(scripts: Record<string, string[]>, directory = ''): void {
  writeChanged(path.join(directory, TEMPLATE_SCRIPTS), JSON.stringify(scripts));
}

/**
 * A webpack plugin that writes the lists. Gatsby processes every page again when its slice has changed, so it must find
 * the text it wrote last time.
 */
export class TemplateScripts {
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
      writeTemplateScripts({ ...scripts, styles: stylesOf(compilation) }, this.directory);
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

/** Makes the compilation of the site write the lists. */
export function apply(plugins: object[]): void {
  plugins.push(new TemplateScripts());
}

function scriptsOf({ chunkGroups }: Pick<Compilation, 'chunkGroups'>): Record<string, string[]> {
  const scripts: Record<string, string[]> = {};
  for (const { name, chunks } of chunkGroups) {
    if (!name?.startsWith('component---')) continue;
    const files = [...chunks].flatMap((chunk) => [...chunk.files]);
    scripts[name] = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  }
  return scripts;
}

function stylesOf({ chunkGroups }: Pick<Compilation, 'chunkGroups'>): string[] {
  const files = chunkGroups.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files.filter((file) => file.endsWith('.css')))];
}

/** Gatsby's slice with the lists of template scripts. @throws when it has another form than expected. */
export function withTemplateScripts(slice: string, scripts: Record<string, string[]>): string {
  if (!START.test(slice)) throw new Error(`${SLICE} contains no list of scripts: has Gatsby changed?`);
  const list = `window.___chunkMapping=${JSON.stringify(scripts)};`;
  return slice.replace(START, (_, hash: string) => `<script>${list}${hash}`).trimStart();
}

/** The script with the lists, which Gatsby puts into every page. */
export const startScript = (directory: string): string =>
  /<script>(window\.___chunkMapping=[^<]*)/.exec(readFileSync(path.join(directory, SLICE), 'utf8'))?.[1] ??
  '';
