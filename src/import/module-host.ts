/**
 * Source of the function with which a configuration's modules run in the sandbox. It takes `ask`, which gives Node's
 * answers (see `evaluate.ts`), and the site's folder; it gives `start(file, part, addresses)` and `result()`. Whatever the code asks
 * for that is not a file of the site (packages, Node's modules) is a stand-in that can be read, called and constructed,
 * and says in the result what it stands for.
 */
export const MODULE_HOST = String.raw`(ask, home) => {
  const { parse, stringify } = JSON;
  const answer = (...request) => parse(ask(stringify(request)));
  const standIns = new WeakSet();
  const standIn = (name) => {
    const proxy = new Proxy(function () {}, {
      get(_, key) {
        if (key === 'toJSON') return () => ({ $package: name });
        if (key === Symbol.toPrimitive) return () => name;
        if (key === Symbol.iterator) return function* () {};
        if (key === 'then' || key === '__esModule' || typeof key === 'symbol') return undefined;
        return standIn(name + '.' + key);
      },
      apply: () => standIn(name + '()'),
      construct: () => standIn(name),
      getPrototypeOf: () => proxy,
    });
    standIns.add(proxy);
    return proxy;
  };
  const path = { sep: '/' };
  for (const name of ['join', 'dirname', 'basename', 'extname', 'relative', 'normalize', 'isAbsolute'])
    path[name] = (...parts) => answer('path', name, ...parts.filter((part) => part !== undefined).map(String));
  path.resolve = (...parts) => answer('path', 'resolve', home, ...parts.map(String));
  path.posix = path;
  const plain = (address) => String(address).replace(/^file:\/\//, '');
  const textOf = (file) => answer('text', path.resolve(plain(file)));
  const readFileSync = (file) => {
    const text = textOf(file);
    if (text === null) throw new Error('There is no file ' + file);
    return Object.assign(new String(text), { toString: () => text, toJSON: () => text });
  };
  const promises = { readFile: async (file) => readFileSync(file) };
  const fs = { readFileSync, existsSync: (file) => textOf(file) !== null, promises };
  class URL {
    constructor(relative, base) { this.href = this.pathname = path.resolve(path.dirname(plain(base)), relative); }
    toString() { return this.href; }
  }
  const builtIn = { path, fs, url: { fileURLToPath: plain, URL }, 'fs/promises': promises };
  // For an object without its module: each name that it uses stands for a package.
  const scope = (packages) => new Proxy({}, {
    has: (_, name) => !(name in globalThis) && !['module', 'require', '__dirname'].includes(name),
    get: (_, name) => (typeof name === 'symbol' ? undefined : standIn(packages[name] ?? name)),
  });
  const cache = {};
  const requireFrom = (from) => {
    const folder = path.dirname(from);
    const require = (name) => {
      const bare = String(name).replace(/^node:/, '');
      if (Object.hasOwn(builtIn, bare)) return builtIn[bare];
      const isLocal = /^[./]|^@site\//.test(bare);
      const found = isLocal ? answer('module', bare.startsWith('.') ? path.join(folder, bare) : bare) : null;
      if (found === null) return standIn(String(name));
      const { file, code, json } = found;
      if (json !== undefined) return parse(json);
      if (cache[file] === undefined) {
        const module = (cache[file] = { exports: {} });
        const run = new Function('module', 'exports', 'require', '__dirname', '__filename', 'scope', code);
        run(module, module.exports, requireFrom(file), path.dirname(file), file, scope);
      }
      return cache[file].exports;
    };
    require.resolve = (name) => (/^[./]/.test(name) ? path.resolve(folder, name) : standIn(String(name)));
    return require;
  };
  const refuse = (what) => () => {
    throw new Error(what + ' is not available to the configuration of a site that is imported');
  };
  const later = (run) => void Promise.resolve().then(run);
  const env = new Proxy({}, { get: () => undefined, has: () => false });
  const versions = { version: 'v20.0.0', versions: { node: '20.0.0' }, platform: 'linux', argv: [] };
  const process = { ...versions, env, cwd: () => home, exit: refuse('process.exit'), on() {}, nextTick: later };
  const console = new Proxy({}, { get: () => () => {} });
  Object.assign(globalThis, { global: globalThis, process, console, fetch: refuse('fetch'), setTimeout: later, URL });
  let outcome = null;
  const plainData = (key, item) => {
    if (typeof item === 'function' && !standIns.has(item)) return { $function: item.name || key };
    if (item instanceof RegExp) return item.source;
    return typeof item === 'bigint' ? String(item) : item;
  };
  const done = (value) => { outcome = stringify({ value }, plainData); };
  const failed = (error) => { outcome = stringify({ error: String(error?.message ?? error) }); };
  const redirectsOf = (value, addresses) => {
    if (typeof value !== 'object' || value === null) return [];
    const own = typeof value.createRedirects === 'function' && !standIns.has(value.createRedirects);
    const given = (to) => [value.createRedirects(to) ?? []].flat().map((from) => ({ from: String(from), to }));
    return own ? addresses.flatMap(given) : Object.values(value).flatMap((inner) => redirectsOf(inner, addresses));
  };
  return {
    start(file, part, addresses) {
      const run = async () => {
        const exported = requireFrom(file)(file);
        if (part === 'exports') return exported?.__esModule ? { ...exported } : { default: exported };
        const value = exported?.default ?? exported;
        const given = await (typeof value === 'function' && !standIns.has(value) ? value({}) : value);
        if (part !== 'redirects') return given;
        return redirectsOf([given?.plugins, given?.presets], parse(addresses));
      };
      run().then(done).catch(failed);
    },
    result: () => outcome,
  };
}`;
