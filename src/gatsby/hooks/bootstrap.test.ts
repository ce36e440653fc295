import type { ParentSpanPluginArgs } from 'gatsby';
import { expect, it, vi } from 'vitest';
import { site } from '../../site/config';
import { onPreBootstrap } from './bootstrap';

it.each([
  ['/notes/', undefined],
  ['/notes/', false],
])('refuses a build below %s without its prefix (%s)', async (baseUrl, prefixPaths) => {
  vi.spyOn(site, 'baseUrl', 'get').mockReturnValue(baseUrl);
  const args = {
    store: { getState: () => ({ program: { directory: '.', host: '', prefixPaths }, flattenedPlugins: [] }) },
    reporter: {
      panic: (message: string) => {
        throw new Error(message);
      },
    },
  };
  await expect(async () =>
    onPreBootstrap(args as unknown as ParentSpanPluginArgs, { plugins: [] }, vi.fn()),
  ).rejects.toThrow(/below \/notes\/ .* → Run `npm run build`, or `npx gatsby build --prefix-paths`/);
});
