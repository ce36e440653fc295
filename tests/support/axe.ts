import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
interface AxeWindow {
  axe: { run: (within: string, options: RunOptions) => Promise<AxeResults> };
}

/** Rules of axe whose answer depends on colours. */
export const COLORS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Violations that axe finds in a page, each with the first elements concerned. */
export async function axeViolations(
  page: Page,
  options: RunOptions = {},
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const results = await page.evaluate(
    ([selector, given]) =>
      (window as unknown as AxeWindow).axe.run(selector, { resultTypes: ['violations'], ...given }),
    [within, options] as const,
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 4)
        .map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ''}`)
        .join('\n  ')}`,
  );
}
