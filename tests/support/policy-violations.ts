import type { Page } from '@playwright/test';

/**
 * Notes what the security policy refuses on the pages that a tab opens from now on.
 * @returns Gives what the page that is open was refused so far.
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
