import { expect, type Page } from '@playwright/test';
import { allMessages } from '../../src/i18n/all-messages';

/** The language data that tests of the interface need: prefix of addresses, messages, and the language's own labels. */
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

/**
 * Each language with one of the modes, for tests that depend on neither; running them in all combinations would show
 * nothing more.
 */
export const LANGUAGES_WITH_MODE = LANGUAGES.map((language, index) => ({
  ...language,
  mode: MODES[index % MODES.length] ?? 'light',
}));

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until a page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Makes the next pages of this browser tab start in a colour mode. */
export async function preferMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
}

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
