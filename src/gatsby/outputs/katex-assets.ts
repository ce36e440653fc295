import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Publishes KaTeX's stylesheet and fonts at `/katex/`; only pages with formulas link them. */
export function publishKatex(directory: string): void {
  const source = path.dirname(
    createRequire(path.join(directory, 'package.json')).resolve('katex/dist/katex.min.css'),
  );
  const target = path.join(directory, 'public', 'katex');
  if (existsSync(path.join(target, 'katex.min.css'))) return;
  mkdirSync(path.join(target, 'fonts'), { recursive: true });
  cpSync(path.join(source, 'katex.min.css'), path.join(target, 'katex.min.css'));
  for (const font of readdirSync(path.join(source, 'fonts'))) {
    // Every browser this site supports reads woff2.
    if (font.endsWith('.woff2')) cpSync(path.join(source, 'fonts', font), path.join(target, 'fonts', font));
  }
}
