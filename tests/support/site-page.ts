import { expect, type Page } from '@playwright/test';
import { MESSAGES } from './messages';

/** The language data that tests of the interface need: prefix of addresses, messages, and the language's own labels. */
export const LANGUAGES = [
  {
    lang: 'zh-Hans',
    prefix: '',
    text: MESSAGES['zh-Hans'],
    label: '简体中文',
    other: 'English',
    about: '关于',
  },
  { lang: 'en', prefix: '/en', text: MESSAGES.en, label: 'English', other: '简体中文', about: 'About' },
] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** Colour modes of the site. */
export const MODES = ['dark', 'light'] as const;

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a page on which the time stands still: what lasts a while stays until the clock goes on. */
export async function openAndStop(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until a page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Makes the next pages of this browser tab start in a colour mode. */
export async function preferMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
}

/** Shows the page in a colour mode, without the choice being kept. */
export const setMode = (page: Page, mode: (typeof MODES)[number]): Promise<void> =>
  page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), mode);

/** Scrolls to a position and waits until the page has handled it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    top,
  );
}
