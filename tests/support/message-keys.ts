import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const LOCALES = path.resolve(__dirname, '../../src/i18n/locales/zh-Hans');

interface Table {
  [key: string]: string | Table;
}

const keysOf = (table: Table, prefix = ''): string[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'object'
      ? keysOf(value, `${prefix}${key}.`)
      : [`${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')],
  );

/** Every key of the interface's messages, as it would show where a string is missing. */
export const MESSAGE_KEYS = readdirSync(LOCALES)
  .filter((file) => file !== 'content.json')
  .flatMap((file) => keysOf(JSON.parse(readFileSync(path.join(LOCALES, file), 'utf8')) as Table))
  .filter((key) => key.includes('.'));

/** Keys that a page shows, or tells assistive technology, in place of their message. */
export async function shownKeys(page: Page): Promise<string[]> {
  const html = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, pre, code')) element.remove();
    return copy.outerHTML;
  });
  return MESSAGE_KEYS.filter((key) => html.includes(`>${key}`) || html.includes(`"${key}`));
}
