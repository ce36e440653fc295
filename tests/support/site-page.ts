import { expect, type Page } from '@playwright/test';
import { allMessages } from '../../src/i18n/all-messages';

/** What tests of the interface need to know of each language: prefix of addresses, strings, and its own labels. */
export const LANGUAGES = [
  {
    lang: 'zh-Hans',
    prefix: '',
    text: allMessages['zh-Hans'],
    label: '简体中文',
    other: 'English',
    about: '关于',
  },
  { lang: 'en', prefix: '/en', text: allMessages.en, label: 'English', other: '简体中文', about: 'About' },
] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** Colour modes of the site. */
export const MODES = ['dark', 'light'] as const;

/** Each language with one of the modes, for what depends on neither: a test that is run in both of both says no more. */
export const LANGUAGES_WITH_MODE = LANGUAGES.map((language, index) => ({
  ...language,
  mode: MODES[index % MODES.length] ?? 'light',
}));

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the scripts of a page have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Makes the next pages of this browser tab start in a colour mode. */
export async function preferMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
}

/** Scrolls to a height and waits until the page has heard of it. */
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
