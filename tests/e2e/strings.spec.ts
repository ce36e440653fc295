import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';

const LOCALES = path.resolve(__dirname, '../../src/i18n/locales/zh-Hans');

interface Table {
  [key: string]: string | Table;
}

/** Every key of the interface's messages, as it would show where a string is missing. */
function messageKeys(table: Table, prefix = ''): string[] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'object'
      ? messageKeys(value, `${prefix}${key}.`)
      : [`${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')],
  );
}

const KEYS = readdirSync(LOCALES)
  .filter((file) => file !== 'content.json')
  .flatMap((file) => messageKeys(JSON.parse(readFileSync(path.join(LOCALES, file), 'utf8')) as Table))
  .filter((key) => key.includes('.'));

const PATHS = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/Linux',
  '/blog/authors',
  '/blog/authors/robot',
  '/blog/Awk',
  '/docs',
  '/docs/Docker/',
  '/docs/SQL/NF',
  '/docs/tags',
  '/docs/tags/Docker',
  '/about/',
  '/nope',
];

for (const prefix of ['', '/en']) {
  test(
    `every string of the interface is there under ${prefix === '' ? '/' : prefix}`,
    { tag: '@desktop' },
    async ({ page }) => {
      expect(KEYS.length).toBeGreaterThan(60);
      for (const address of PATHS) {
        await page.goto(prefix + address);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        const html = await page.locator('body').evaluate((body) => {
          const copy = body.cloneNode(true) as HTMLElement;
          for (const script of copy.querySelectorAll('script, pre, code')) script.remove();
          return copy.outerHTML;
        });
        const shown = KEYS.filter((key) => html.includes(`>${key}`) || html.includes(`"${key}`));
        expect(shown, prefix + address).toEqual([]);
      }
    },
  );
}
