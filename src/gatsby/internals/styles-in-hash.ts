import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: {
    compilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
}

interface Hash {
  update: (text: string) => unknown;
}

interface Compilation {
  hooks: { chunkHash: { tap: (name: string, run: (chunk: unknown, hash: Hash) => void) => void } };
}

/**
 * Makes the hashes of the renderer's chunks depend on the style sheets. These stand inside every page, but the chunks hold
 * their class names only: Gatsby, which writes pages anew when those hashes change, would keep their old styles.
 */
export class StylesInHash {
  readonly #styles: string;

  /** @param folder Holds the style sheets, at any depth. */
  constructor(folder: string) {
    this.#styles = digestOfStyles(folder);
  }

  /** Called by webpack. */
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('tidepool', (compilation) => {
      compilation.hooks.chunkHash.tap('tidepool', (_, hash) => {
        hash.update(this.#styles);
      });
    });
  }
}

/** One digest of all style sheets in a folder. */
export function digestOfStyles(folder: string): string {
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
