/**
 * `npm run screenshots`: `test-results/screenshots/{kind}.{language}.{mode}.{width}.png` of the site in `public/`; with
 * words, those whose names contain one of them.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PAGE_KINDS, SCREENSHOTS } from '../../tests/support/page-kinds.mjs';
import { runCommand } from './commands.mjs';
import { inPackage, PlainError, ROOT, runNode, UsageError } from './process.mjs';
import { setup } from './setup.mjs';

await runCommand('screenshots', async ({ words }) => {
  const names = SCREENSHOTS.map(({ name }) => name.toLowerCase());
  const unknown = words.filter((word) => !names.some((name) => name.includes(word.toLowerCase())));
  if (unknown.length > 0) {
    const kinds = Object.keys(PAGE_KINDS).join(', ');
    throw new UsageError(
      `No picture has "${unknown.join(', ')}" in its name, KIND.LANGUAGE.MODE.WIDTH: the kinds are ${kinds}.`,
    );
  }
  if (!existsSync(path.join(ROOT, 'public', 'index.html')))
    throw new PlainError('There is no site in public/ yet: run `npm run build` first.');
  await setup();
  const wanted = words.map((word) => word.replaceAll('.', '\\.')).join('|');
  const { code } = await runNode([
    ...['--import', './tests/support/playwright-loader.mjs'],
    ...[inPackage('@playwright/test/cli.js'), 'test', '--config', 'tests/screenshots/playwright.config.mts'],
    ...['--grep', wanted],
  ]);
  return code;
});
