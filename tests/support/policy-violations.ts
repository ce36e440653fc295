import type { Page } from '@playwright/test';

/**
 * Records what the security policy blocks on pages that a tab opens from now on.
 * @returns Gives the violations of the current page so far.
 */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}
