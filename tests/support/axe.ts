import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe whose answer depends on colours. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Violations that axe finds in a page, each with the first elements concerned.
 * @param runOnly Names of rules; all by default.
 */
export async function axeViolations(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const results = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      }),
    runOnly,
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 4)
        .map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ''}`)
        .join('\n  ')}`,
  );
}
