/**
 * Touches the hashes of the renderer's chunks, by which Gatsby decides whether to render pages again, and makes them
 * depend on the style sheets. Styles are inlined in every page, but the chunks contain only class names, so pages would
 * keep outdated styles.
 *
 * When Gatsby compares something else, an edited style is missing from pages of the next build until `npm run clean`.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** A webpack plugin that makes chunk hashes depend on the style sheets. */
export class StylesInHash {
  readonly #styles: string;

  constructor(folder: string) {
    this.#styles = digestOfStyles(folder);
  }

  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('tidepool', (compilation) => {
      compilation.hooks.chunkHash.tap('tidepool', (_, hash) => {
        hash.update(this.#styles);
      });
    });
  }
}

/** Makes the hashes depend on the style sheets of a folder. */
export function apply(plugins: object[], folder = 'src'): void {
  plugins.push(new StylesInHash(folder));
}

/** One digest of all style sheets in a folder. */
function digestOfStyles(folder: string): string {
  const hash = createHash('sha256');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  for (const name of sheets.sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}
