/** The host's tables (Netlify's `_redirects` and `_headers` in the published folder), read by Netlify's own parsers. */
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

/** @typedef {{ path: string, to: string, status?: number, force: boolean, host?: string, query: object, conditions: object }} Redirect */

/**
 * `redirectOf` gives the first rule for a decoded path, with its target filled in; rules with conditions (query,
 * language, role, domain) are not applied. If two rules of `headersOf` set the same header, the later one wins.
 * @param {string} folder
 */
export async function readHostRules(folder) {
  const { redirects } = await parseAllRedirects({
    redirectsFiles: [path.join(folder, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  const { headers } = await parseAllHeaders({
    // The package's types allow no file.
    headersFiles: /** @type {never[]} */ ([path.join(folder, '_headers')]),
    netlifyConfigPath: undefined,
  });
  const rules = /** @type {Redirect[]} */ (redirects)
    .filter((rule) => !rule.host && Object.keys({ ...rule.query, ...rule.conditions }).length === 0)
    .map((rule) => ({ ...rule, pattern: patternOf(rule.path) }));

  return {
    redirectOf: (/** @type {string} */ pathname) => {
      const rule = rules.find(({ pattern }) => pattern.test(pathname));
      if (rule === undefined) return undefined;
      const values = rule.pattern.exec(pathname)?.groups;
      const to = rule.to.replace(/:([a-z]\w*)/gi, (whole, /** @type {string} */ name) =>
        encodeURI(values?.[name] ?? whole),
      );
      return { to, status: rule.status ?? 301, force: rule.force };
    },
    headersOf: (/** @type {string} */ pathname) =>
      headers
        .filter(({ forRegExp }) => forRegExp?.test(pathname))
        .flatMap(({ values }) => Object.entries(values)),
  };
}

/**
 * The expression for a path with `*` at its end and `:name`s; other parts mean themselves, whatever is in them. A trailing
 * slash makes no difference. @param {string} from
 */
function patternOf(from) {
  const parts = from.replace(/^\/|\/$/g, '').split('/');
  const source = parts.map((part, index) => {
    if (part === '*' && index === parts.length - 1) return '(?:/|$)(?<splat>.*)';
    if (/^:[a-z]\w*$/i.test(part))
      return parts.indexOf(part) === index ? `/(?<${part.slice(1)}>[^/]+)` : '/[^/]+';
    return `/${decoded(part).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`);
}

/** Percent-decoded if that is possible. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
