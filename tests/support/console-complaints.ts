import type { Page } from '@playwright/test';

/** What the console complains about from now on; hydration errors that React repairs are among it. */
export function complaints(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
