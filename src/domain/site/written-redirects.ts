import type { RedirectData } from '../content/data-schemas';
import type { YamlData } from '../content/front-matter';
import type { LinkTargets } from '../links/resolve';
import { suggestion } from '../problem/nearest';
import { isSitePath, splitAddress } from '../routing/paths';
import { addressKey } from './published-addresses';

/** Old addresses of the redirects, as links find them. */
export const redirectTargets = (redirects: readonly RedirectData[]): NonNullable<LinkTargets['redirects']> =>
  new Map(redirects.map(({ from, to }) => [addressKey(from), to]));

/** Checks the redirects against published addresses and planned redirects, and gives those to publish. */
export function checkRedirects(
  redirects: readonly RedirectData[],
  data: YamlData | null,
  published: readonly string[],
  planned: readonly string[],
): RedirectData[] {
  const addresses = new Map(published.map((address) => [addressKey(address), address]));
  const known = new Set(planned.map(addressKey));
  const sources = new Map<string, RedirectData>();
  for (const redirect of redirects) {
    const key = addressKey(redirect.from);
    if (!sources.has(key)) sources.set(key, redirect);
  }
  return redirects.filter((redirect, index) => {
    const { from, to } = redirect;
    const key = addressKey(from);
    const fail = (field: 'from' | 'to', found: string, fix: string): false => {
      data?.error([index, field], found, fix);
      return false;
    };
    if (addresses.has(key))
      return fail(
        'from',
        `"${from}" is an address of this site.`,
        'Remove the redirect, or the page or file.',
      );
    if (sources.get(key) !== redirect)
      return fail('from', `"${from}" is redirected twice.`, 'Remove one of the two.');
    if (known.has(key)) {
      const fix = 'Remove it: such addresses lead to their pages anyway.';
      data?.warn([index, 'from'], `The redirect of "${from}" is not needed.`, fix);
      return false;
    }
    if (!isSitePath(to)) return true;
    const { path } = splitAddress(to);
    const target = addressKey(path);
    if (addresses.has(target)) return true;
    if (target === key) return fail('to', `"${from}" leads to itself.`, 'Write the address of a page.');
    const next = sources.get(target);
    if (next) return fail('to', `"${to}" is redirected as well.`, `Write where it leads: ${next.to}.`);
    const otherwise = 'Correct the address: it needs the prefix of its language, and no base path.';
    const written = (close: string): string => addresses.get(close) ?? close;
    return fail(
      'to',
      `"${to}" leads to no page or file.`,
      suggestion(target, addresses.keys(), otherwise, written),
    );
  });
}
