import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from '../support/test';
import { TEST_PUBLIC } from '../support/test-site.mjs';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    // Styles of a part stand in front of it, where browsers apply them too (`OnDemandStyles.tsx`); in the head they would
    // be on every page.
    elements: ['html5', { style: { flow: true, phrasing: true } }],
  }),
);

test('every page conforms to the HTML standard', () => {
  const pages = readdirSync(TEST_PUBLIC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && statSync(path.join(TEST_PUBLIC, file)).isFile(),
  );
  expect(pages.length).toBeGreaterThan(0);
  // One place of each fault.
  const found = new Map<string, string>();
  for (const page of pages)
    for (const { messages } of validator.validateStringSync(
      readFileSync(path.join(TEST_PUBLIC, page), 'utf8'),
    ).results)
      for (const { ruleId, message, selector } of messages)
        found.set(`${ruleId}: ${message}`, `${page} ${selector ?? ''}`);
  expect([...found]).toEqual([]);
});
