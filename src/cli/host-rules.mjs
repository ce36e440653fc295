/**
 * The host's rules in Netlify's format: `_redirects` and `_headers` in the published folder. Only the part of the
 * format that a static site needs: `*`, `:splat` and `:name`, status codes, `!`, and blocks of headers.
 */

/** @typedef {{ from: string, to: string, status: number, force: boolean }} RedirectRule */
/** @typedef {{ for: string, values: Record<string, string> }} HeaderRule */

/**
 * Reads a `_redirects` file. Lines with conditions (query parameters, languages, roles) are not supported and are
 * skipped.
 * @param {string} text
 * @returns {RedirectRule[]}
 */
export function parseRedirects(text) {
  /** @type {RedirectRule[]} */
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    const [from, to, status = '301', ...conditions] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    const match = /^(\d{3})(!?)$/.exec(status);
    if (!from?.startsWith('/') || to === undefined || match === null || conditions.length > 0) continue;
    rules.push({ from, to, status: Number(match[1]), force: match[2] === '!' });
  }
  return rules;
}

/**
 * Reads a `_headers` file: each path is followed by its headers, indented. A header that occurs twice in a block has
 * both values.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ for: line.trim(), values: {} });
      continue;
    }
    const rule = rules.at(-1);
    const [, name, value] = /^\s+([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (rule === undefined || name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    rule.values[key] = key in rule.values ? `${rule.values[key]}, ${value}` : value;
  }
  return rules;
}

/**
 * Matches a path against a pattern and gives the values of its `*` and `:name`s; null if it does not match. A trailing
 * slash of either makes no difference.
 * @param {string} pattern
 * @param {string} pathname Decoded.
 * @returns {Record<string, string> | null}
 * @example matchPath('/old/*', '/old/a/b') // { splat: 'a/b' }
 */
export function matchPath(pattern, pathname) {
  const wanted = segments(decode(pattern));
  const given = segments(pathname);
  /** @type {Record<string, string>} */
  const values = {};
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return { ...values, splat: given.slice(index).join('/') };
    const found = given[index];
    if (found === undefined) return null;
    if (part.startsWith(':')) values[part.slice(1)] = found;
    else if (part !== found) return null;
  }
  return given.length === wanted.length ? values : null;
}

/**
 * The first rule that matches a path, with its target filled in.
 * @param {RedirectRule[]} rules
 * @param {string} pathname Decoded.
 * @returns {{ to: string, status: number, force: boolean } | null}
 */
export function findRedirect(rules, pathname) {
  for (const { from, to, status, force } of rules) {
    const values = matchPath(from, pathname);
    if (values === null) continue;
    const filled = to.replace(/:([a-z]+)/gi, (whole, /** @type {string} */ name) => {
      const value = values[name];
      return value === undefined ? whole : encodeURI(value);
    });
    return { to: filled, status, force };
  }
  return null;
}

/**
 * All headers for a path. If two rules set the same header, the later one wins.
 * @param {HeaderRule[]} rules
 * @param {string} pathname Decoded.
 * @returns {Record<string, string>}
 */
export function findHeaders(rules, pathname) {
  const matching = rules.filter((rule) => matchPath(rule.for, pathname) !== null);
  return Object.fromEntries(matching.flatMap((rule) => Object.entries(rule.values)));
}

/** @param {string} path */
const segments = (path) => path.split('/').filter((segment) => segment !== '');

/** @param {string} text */
function decode(text) {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
