/**
 * Touches the hashes of the renderer's chunks, by which Gatsby decides whether to render pages again, and makes them
 * depend on the style sheets. Styles are inlined in every page, but the chunks contain only class names, so pages would
 * keep outdated styles.
 *
 * When Gatsby compares something else, an edited style is missing from pages of the next build until `npm run clean`.
 */
import type { Compiler } from 'webpack';
import { digestSources } from '../store/program-sources.mjs';

/** A webpack plugin that makes chunk hashes depend on the style sheets in a folder. */
export class StylesInHash {
  constructor(private readonly folder: string) {}

  apply({ hooks }: Compiler): void {
    const styles = digestSources('', [this.folder], /\.css$/);
    hooks.compilation.tap('tidepool', (compilation) => {
      compilation.hooks.chunkHash.tap('tidepool', (_, hash) => {
        hash.update(styles);
      });
    });
  }
}

/** Makes the hashes depend on the style sheets of the site. */
export function apply(plugins: object[]): void {
  plugins.push(new StylesInHash('src'));
}
