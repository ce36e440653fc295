/**
 * `npm run screenshots`: takes a picture of every kind of page × language × colour mode × width of the site in
 * `public/`, as `test-results/screenshots/{kind}.{language}.{mode}.{width}.png`. Words after `--` select names that
 * contain one of them: `npm run screenshots -- home post.en`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './commands.mjs';
import { inPackage, PlainError, ROOT, runNode } from './process.mjs';
import { setup } from './setup.mjs';

await runCommand('screenshots', async ({ words }) => {
  if (!existsSync(path.join(ROOT, 'public', 'index.html')))
    throw new PlainError('There is no site in public/ yet: run `npm run build` first.');
  await setup();
  const wanted = words.map((word) => word.replaceAll('.', '\\.')).join('|');
  const { code } = await runNode([
    ...['--import', new URL('playwright-loader.mjs', import.meta.url).href],
    ...[inPackage('@playwright/test/cli.js'), 'test', '--config', 'tests/screenshots/playwright.config.mts'],
    ...['--grep', wanted],
  ]);
  return code;
});
