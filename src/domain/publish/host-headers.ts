/** Response headers of the published site, as one table and in the host's format. */

interface HeaderRule {
  /** Path with `*` for any rest. */
  for: string;
  headers: Readonly<Record<string, string>>;
}

/** An external origin that pages may use, and what for. */
export interface TrustedOrigin {
  origin: string;
  gives: readonly ('script' | 'frame' | 'connect' | 'image' | 'media' | 'autoplay')[];
}

/** Everything that the headers depend on. */
export interface HostOptions {
  baseUrl: string;
  /** `sha256-…` of every inline script. */
  scriptHashes: readonly string[];
  trusted: readonly TrustedOrigin[];
  /** Folders whose files have a hash in their names, and patterns of such files. */
  immutable: readonly string[];
  shared: readonly string[];
  /** Folder of the page that runs readers' code in a sandboxed frame, and `sha256-…` of its script; null without one. */
  sandbox: { folder: string; scriptHash: string } | null;
  /** Patterns of files as they came with the content, whatever is in them. */
  foreign?: readonly string[];
  /** Patterns of drawings and pages among them, which browsers open as documents. */
  documents?: readonly string[];
  twins?: readonly string[];
  isHidden?: boolean;
}

const SECONDS_PER_YEAR = 31_536_000;

/** Headers of every file, from the OWASP secure headers list. Other sites of the domain may not be ready for HTTPS. */
const COMMON = {
  'Strict-Transport-Security': `max-age=${2 * SECONDS_PER_YEAR}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The host's headers; the later of two rules wins. Files with a hash in their names never change. */
export function planHeaders(options: HostOptions): HeaderRule[] {
  const under = (path: string): string => options.baseUrl.replace(/\/$/, '') + path;
  const rules = (headers: HeaderRule['headers'], patterns: readonly string[] = []): HeaderRule[] =>
    patterns.map((pattern) => ({ for: under(pattern), headers }));
  return [
    {
      for: under('/*'),
      headers: {
        ...COMMON,
        'Permissions-Policy': permissions(options),
        'Content-Security-Policy': sitePolicy(options),
        'X-Frame-Options': 'DENY',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'public, max-age=0, must-revalidate',
        ...(options.isHidden && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    ...rules({ 'Cache-Control': `public, max-age=${SECONDS_PER_YEAR}, immutable` }, options.immutable),
    // Search engines should show the page.
    ...rules({ 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' }, options.twins),
    // Browsers play no video that is opened by itself in a sandbox.
    ...rules({ 'Content-Security-Policy': foreignPolicy(false) }, options.foreign),
    ...rules({ 'Content-Security-Policy': foreignPolicy(true) }, options.documents),
    ...rules({ 'Cross-Origin-Resource-Policy': 'cross-origin' }, options.shared),
    ...(options.sandbox === null
      ? []
      : rules(sandboxHeaders(options.sandbox.scriptHash), [`${options.sandbox.folder}*`])),
  ];
}

const sandboxHeaders = (scriptHash: string): HeaderRule['headers'] => ({
  'Content-Security-Policy': sandboxPolicy(scriptHash),
  'X-Frame-Options': 'SAMEORIGIN',
});

/**
 * Patterns of paths for the host, one per number of folders: `/blog/a/index.md` → `/:a/:b/index.md`. A name that would be
 * a pattern itself gives one of all names with its ending.
 */
export function pathPatterns(paths: readonly string[]): string[] {
  const patterns = paths.map((path) => {
    const parts = path.split('/');
    return parts
      .map((part, index) => {
        if (index > 0 && index < parts.length - 1) return `:${String.fromCharCode(96 + index)}`;
        return /^:|\*/.test(part) ? part.replace(/^.*(?=\.)/, '*') : part;
      })
      .join('/');
  });
  return [...new Set(patterns)].sort();
}

const giving = ({ trusted }: HostOptions, kind: TrustedOrigin['gives'][number]): string[] =>
  trusted.filter(({ gives }) => gives.includes(kind)).map(({ origin }) => origin);

/** Permissions policy: what no page uses is off; players that a reader asked for start by themselves. */
function permissions(options: HostOptions): string {
  const players = giving(options, 'autoplay').map((origin) => `"${origin}"`);
  const autoplay = players.length === 0 ? '' : ['self', ...players].join(' ');
  return `accelerometer=(), autoplay=(${autoplay}), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()`;
}

/** Policy of the site's pages: only inline scripts named by hash, no evaluated code, no files of other sites. */
function sitePolicy(options: HostOptions): string {
  const from = (kind: TrustedOrigin['gives'][number]): string[] => giving(options, kind);
  return policy({
    // Every kind of resource has its directive. What has none is the page that Firefox loads ahead for `rel=next`.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...options.scriptHashes.map((hash) => `'${hash}'`), ...from('script')],
    // Gatsby inlines the style sheet; diagrams, formulas and pictures have style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...from('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...from('connect')],
    'media-src': ["'self'", ...from('media')],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...from('frame')],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/**
 * Policy of files as they came with the content, when one is opened by itself: a drawing may be a page with scripts, and
 * the site's own scripts are of its origin. Here none runs; pictures and videos are shown.
 */
const foreignPolicy = (isSandboxed: boolean): string =>
  policy({
    ...(isSandboxed && { sandbox: [] }),
    'default-src': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'style-src': ["'unsafe-inline'"],
    'font-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

/** Policy of the page that runs readers' code: it may evaluate, and reach nothing. */
const sandboxPolicy = (scriptHash: string): string =>
  policy({
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    // A sandboxed frame has no origin: in WebKit, 'self' allows it nothing.
    'script-src': [`'${scriptHash}'`, "'unsafe-eval'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The table in the format of Netlify's `_headers`. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ for: pattern, headers }: HeaderRule): string =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return rules.map((rule) => `${block(rule)}\n`).join('\n');
}

/** A browser finds a script only where this text is, whatever is around it: pages escape `<` in texts, attributes and data. */
const SCRIPT = /<script(?=[\s/>])(?:((?: [\w-]+(?:="[^"]*")?)*)>([^<]*)<\/script>)?/gi;

/** Attributes of data, which does not run. */
const DATA = /^(?: (?!type=)[\w-]+="[^"]*")* type="application\/(?:ld\+)?json"/;

/**
 * The scripts of a built page that are not known.
 * @param isKnown Gets the address of a script, or the text of an inline one.
 */
export const foreignScripts = (html: string, isKnown: (source: string) => boolean): RegExpExecArray[] =>
  [...html.matchAll(SCRIPT)].filter(
    ([, attributes, text = '']) =>
      attributes === undefined || !(DATA.test(attributes) || isKnown(sourceOf(attributes) ?? text)),
  );

/** The address of a script; undefined for an inline one. */
export const sourceOf = (attributes: string): string | undefined => / src="([^"]*)"/.exec(attributes)?.[1];

/** The texts of the scripts in a page that its author has written. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*>([^]+?)<\/script>/gi)].map(([, text = '']) => text);
