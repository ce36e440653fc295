import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REDIRECT_PAGE } from '../../src/domain/site/redirects';

/** Files of every page in a built site but those that lead to others. */
export function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(^|\/)(index|404)\.html$/.test(file) && !/^(page-data|live)\//.test(file))
    .filter((file) => !readFileSync(path.join(folder, file), 'utf8').startsWith(REDIRECT_PAGE));
}

/** Addresses of every page in a built site, without the slash at their end. */
export function builtAddresses(folder: string): string[] {
  return pageFiles(folder).map((file) => withoutSlash(`/${file.replace(/(^|\/)index\.html$/, '')}`));
}

/** An address without its trailing slash. */
export const withoutSlash = (address: string): string =>
  address === '/' ? address : address.replace(/\/$/, '');

/**
 * Addresses whose page names a wrong address to the client or to search engines.
 * @param canonicals The address that each page must name to search engines: its own, or that of the original it
 * repeats.
 */
export function misplacedAddresses(
  folder: string,
  canonicals: ReadonlyMap<string, string>,
  url: string,
): string[] {
  const wrong = [...canonicals].filter(([address, canonical]) => {
    if (address.endsWith('404.html')) return false;
    const html = readFileSync(path.join(folder, address, 'index.html'), 'utf8');
    const own = /data-path="([^"]*)"/.exec(html)?.[1];
    const named = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? '';
    const isExact = own === address || own === encodeURI(address);
    return !(isExact && named.includes(`${url}${encodeURI(canonical)}"`));
  });
  return wrong.map(([address]) => address);
}
