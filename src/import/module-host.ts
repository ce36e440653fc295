/**
 * Source of the function with which a configuration's modules run in the sandbox. It takes `load`, which gives a local
 * module as CommonJS (or null), and the path of the site in its repository, which is at `/site`; it gives `start(file)` and `result()`. Whatever the code asks for that is not a file of
 * the site (packages, Node's modules) is a stand-in that can be read, called and constructed, and says in the result
 * what it stands for.
 */
export const MODULE_HOST = String.raw`(load, home) => {
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
  const normal = (path) => {
    const parts = [];
    for (const part of String(path).split('/')) {
      if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
      else if (part !== '.' && part !== '') parts.push(part);
    }
    return (String(path).startsWith('/') ? '/' : '') + parts.join('/');
  };
  const path = {
    sep: '/',
    join: (...parts) => normal(parts.join('/')) || '.',
    resolve: (...parts) => parts.reduce((left, right) => (right.startsWith('/') ? normal(right) : normal(left + '/' + right)), home),
    dirname: (file) => normal(String(file).replace(/\/?[^/]*$/, '')) || '.',
    basename: (file, end = '') => (String(file).split('/').at(-1).endsWith(end) ? String(file).split('/').at(-1).slice(0, end ? -end.length : undefined) : String(file).split('/').at(-1)),
    extname: (file) => /\.[^./]*$/.exec(file)?.[0] ?? '',
    relative: (from, to) => (String(to).startsWith(String(from) + '/') ? String(to).slice(String(from).length + 1) : String(to)),
  };
  path.posix = path;
  const inSite = (file) => {
    const full = path.resolve(String(file).replace(/^file:\/\//, ''));
    return full.startsWith('/site/') ? full.slice('/site/'.length) : '../' + full.slice(1);
  };
  const fs = {
    readFileSync: (file) => {
      const { text } = load('text', inSite(file), '');
      if (text === null) throw new Error('There is no file ' + file);
      return Object.assign(new String(text), { toString: () => text, toJSON: () => text });
    },
    existsSync: (file) => load('text', inSite(file), '').text !== null,
  };
  fs.promises = { readFile: async (file) => fs.readFileSync(file) };
  const builtIn = { path, fs, url: { fileURLToPath: (url) => String(url).replace(/^file:\/\//, ''), URL: class { constructor(relative, base) { this.href = this.pathname = path.resolve(path.dirname(String(base).replace(/^file:\/\//, '')), relative); } toString() { return this.href; } } } };
  builtIn['fs/promises'] = fs.promises;
  // For an object without its module: each name that it uses stands for a package.
  const scope = (packages) => new Proxy({}, {
    has: (_, name) => !(name in globalThis) && !['module', 'require', '__dirname'].includes(name),
    get: (_, name) => (typeof name === 'symbol' ? undefined : standIn(packages[name] ?? name)),
  });
  const cache = {};
  const requireFrom = (from) => {
    const require = (name) => {
      const bare = String(name).replace(/^node:/, '');
      if (Object.hasOwn(builtIn, bare)) return builtIn[bare];
      if (!/^[./]|^@site\//.test(bare)) return standIn(String(name));
      const { file, code, json, text } = load('module', bare, from);
      if (file === null) return standIn(String(name));
      if (json) return JSON.parse(text);
      if (cache[file] === undefined) {
        const module = (cache[file] = { exports: {} });
        const folder = '/site/' + file.replace(/\/?[^/]*$/, '');
        new Function('module', 'exports', 'require', '__dirname', '__filename', 'scope', code)(module, module.exports, requireFrom(file), folder.replace(/\/$/, ''), '/site/' + file, scope);
      }
      return cache[file].exports;
    };
    require.resolve = (name) => (/^[./]/.test(name) ? '/site/' + normal(from.replace(/[^/]*$/, '') + name) : standIn(String(name)));
    return require;
  };
  const refuse = (what) => () => { throw new Error(what + ' is not available to the configuration of a site that is imported'); };
  globalThis.process = {
    env: new Proxy({}, { get: () => undefined, has: () => false }),
    argv: [], platform: 'linux', version: 'v20.0.0', versions: { node: '20.0.0' },
    cwd: () => home, exit: refuse('process.exit'), on: () => {}, nextTick: (run) => { Promise.resolve().then(run); },
  };
  globalThis.global = globalThis;
  globalThis.console = new Proxy({}, { get: () => () => {} });
  globalThis.fetch = refuse('fetch');
  globalThis.setTimeout = (run) => { Promise.resolve().then(run); };
  globalThis.URL ??= builtIn.url.URL;
  let outcome = null;
  const done = (value) => {
    const seen = [];
    outcome = JSON.stringify({ value }, function (key, item) {
      if (typeof item === 'function' && !standIns.has(item)) return { $function: item.name || key };
      if (item instanceof RegExp) return item.source;
      if (typeof item === 'bigint') return String(item);
      return item;
    });
  };
  const failed = (error) => { outcome = JSON.stringify({ error: String(error?.message ?? error) }); };
  return {
    start(file) {
      try {
        const exported = requireFrom('')('./' + file);
        let value = exported?.default ?? exported;
        if (typeof value === 'function' && !standIns.has(value)) value = value({});
        Promise.resolve(value).then(done).catch(failed);
      } catch (error) { failed(error); }
    },
    result: () => outcome,
  };
}`;
