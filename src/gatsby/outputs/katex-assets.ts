import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Publishes KaTeX's stylesheet and fonts at `/katex/`; only pages with formulas link them. */
export function publishKatex(directory: string): void {
  const source = path.dirname(
    createRequire(path.join(directory, 'package.json')).resolve('katex/dist/katex.min.css'),
  );
  const target = path.join(directory, 'public', 'katex');
  if (existsSync(path.join(target, 'katex.min.css'))) return;
  // Every browser this site supports reads woff2.
  cpSync(path.join(source, 'fonts'), path.join(target, 'fonts'), {
    recursive: true,
    filter: (file) => !/\.(ttf|woff)$/.test(file),
  });
  cpSync(path.join(source, 'katex.min.css'), path.join(target, 'katex.min.css'));
}
