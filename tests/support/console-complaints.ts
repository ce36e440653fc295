import type { Page } from '@playwright/test';

/** Errors and warnings on the console from now on, including hydration errors that React repairs. */
export function complaints(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
