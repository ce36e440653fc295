/**
 * The npm commands that are programs of this project, with what each does and takes. Arguments are strict everywhere,
 * so that a mistyped flag is not ignored. `lint`, `format`, `typecheck`, `test:unit` and `test:e2e` are other tools,
 * with rules and a `--help` of their own.
 *
 * Node's own modules only: some commands run before anything is installed.
 */
import { parseArgs } from 'node:util';
import { PlainError, runMain } from './process.mjs';

/**
 * @typedef {object} Flag
 * @property {string} does
 * @property {string} [value] Name of its value in the usage; a flag without one takes none.
 * @property {string} [short] One letter.
 */
/**
 * @typedef {object} Command
 * @property {string} does
 * @property {Readonly<Record<string, Flag>>} [flags]
 * @property {string} [words] Positional arguments, as the usage shows them.
 */
/** @typedef {{ flags: Record<string, string | true>, words: string[] }} Arguments */

/** @type {Flag} */
const PORT = {
  value: 'N',
  short: 'p',
  does: 'port to listen on, 1 to 65535; default: the environment variable PORT',
};
/** @type {Flag} */
const VERBOSE = { does: 'more output, for debugging Gatsby' };

/** @satisfies {Record<string, Command>} */
export const COMMANDS = {
  site: {
    does: 'Installs what is missing, builds the site and serves it on the next free port from 9000.',
    flags: { port: PORT },
  },
  test: {
    does: 'Installs what is missing and runs every check.',
    flags: { only: { value: 'STEP,…', does: 'some of the steps' } },
    words: 'STEP…',
  },
  develop: {
    does: 'Starts the development server on port 8000, with GraphiQL at /___graphql.',
    flags: {
      port: PORT,
      host: { value: 'NAME', short: 'H', does: 'name or address to listen on; 0.0.0.0 for all' },
      open: { short: 'o', does: 'open the site in the browser' },
      https: { short: 'S', does: 'serve with a certificate made for this machine' },
      inspect: { value: 'PORT', does: 'let a debugger in' },
      verbose: VERBOSE,
    },
  },
  build: {
    does: 'Checks the content and builds the production site into public/.',
    flags: {
      'prefix-paths': { does: 'publish below the path in the configuration’s baseUrl' },
      'no-uglify': { does: 'leave the scripts readable' },
      profile: { does: 'build React for its profiler' },
      'graphql-tracing': { does: 'trace every resolver' },
      verbose: VERBOSE,
    },
  },
  serve: { does: 'Serves public/ on port 9000, as the host does.', flags: { port: PORT } },
  'check:content': {
    does: 'Reports everything that is wrong with the content, in seconds, without Gatsby.',
    flags: {
      all: { does: 'list every problem, also where there are many of a kind' },
      json: { does: 'print the problems as JSON and nothing else' },
      addresses: { does: 'print the addresses of the site and nothing else' },
    },
  },
  import: {
    does: 'Makes a content root of a Docusaurus site, and says what became of everything.',
    flags: {
      into: { value: 'FOLDER', does: 'new or empty folder; content by default' },
      sitemap: { value: 'FILE', does: 'sitemap.xml of the old site, whose addresses are compared instead' },
      strict: { does: 'write nothing if something has no equivalent' },
      'dry-run': { does: 'only say what would be done' },
    },
    words: 'DOCUSAURUS-FOLDER',
  },
  translations: {
    does: 'Lists translations that are missing, stale or structured differently.',
    flags: {
      check: { does: 'fail if there is anything to say' },
      mark: { does: 'record that the named documents agree with their originals; "all" for every document' },
    },
    words: 'DOCUMENT…',
  },
  'check:walkthroughs': { does: 'Type-checks the projects of the walkthroughs with the real packages.' },
  clean: { does: 'Removes everything that can be generated again, except the installed packages.' },
  screenshots: {
    does: 'Takes a picture of every kind of page, language, colour mode and width of the site in public/.',
    words: 'WORD…',
  },
  'search:push': {
    does: 'Sends the search records to the hosted provider.',
    flags: { 'dry-run': { does: 'only say what would be sent' } },
  },
  'bench:scale': { does: 'Builds synthetic content and prints what grows.', words: 'NUMBER…' },
};

/** @typedef {keyof typeof COMMANDS} CommandName */

/** Flags of every command. @type {Record<string, Flag>} */
const COMMON = { help: { short: 'h', does: 'print this' } };

/** @param {CommandName} name @returns {Command} */
const commandOf = (name) => COMMANDS[name];

/**
 * The usage line of a command.
 * @param {CommandName} name
 */
export function usage(name) {
  const { does, flags = {}, words } = commandOf(name);
  const rows = Object.entries({ ...flags, ...COMMON }).map(([flag, { value, short, does: meaning }]) => [
    `  ${short === undefined ? '    ' : `-${short}, `}--${flag}${value === undefined ? '' : ` ${value}`}`,
    meaning,
  ]);
  const width = Math.max(...rows.map(([left = '']) => left.length)) + 2;
  const command = name === 'test' ? 'npm test' : `npm run ${name}`;
  return [
    `Usage: ${command} -- [flags]${words === undefined ? '' : ` [${words}]`}`,
    '',
    does,
    '',
    ...rows.map(([left = '', meaning = '']) => left.padEnd(width) + meaning),
  ].join('\n');
}

/**
 * Reads the arguments of a command.
 * @param {CommandName} name
 * @param {string[]} args
 * @returns {Arguments & { isHelp: boolean }}
 * @throws PlainError that says what is wrong and what was probably meant.
 */
export function readArguments(name, args) {
  const { flags: own = {}, words: takesWords } = commandOf(name);
  const known = { ...own, ...COMMON };
  /** @type {Record<string, { type: 'boolean' | 'string', short?: string }>} */
  const options = Object.fromEntries(
    Object.entries(known).map(([flag, { value, short }]) => [
      flag,
      { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
    ]),
  );
  const { tokens } = parseArgs({
    args,
    options,
    // Strict parsing would report an unknown flag without suggesting another.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  /** @type {Arguments} */
  const found = { flags: {}, words: [] };
  for (const token of tokens) {
    if (token.kind === 'positional') found.words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = known[token.name];
    if (flag === undefined) throw new PlainError(unknownFlag(token.rawName, name, Object.keys(known)));
    if (flag.value === undefined && token.value !== undefined)
      throw new PlainError(`--${token.name} takes no value, but got "${token.value}".`);
    if (flag.value !== undefined && (token.value === undefined || token.value === ''))
      throw new PlainError(`--${token.name} needs a value: --${token.name} ${flag.value}.`);
    found.flags[token.name] = token.value ?? true;
  }
  const isHelp = 'help' in found.flags;
  if (!isHelp && found.words.length > 0 && takesWords === undefined)
    throw new PlainError(
      `"${found.words.join(' ')}" is not understood: ${name} takes flags only.\n\n${usage(name)}`,
    );
  return { ...found, isHelp };
}

/**
 * Runs a command: reads its arguments, or prints its usage if asked to.
 * @param {CommandName} name
 * @param {(found: Arguments) => Promise<number | undefined>} main Returns the exit code.
 */
export function runCommand(name, main) {
  return runMain(async () => {
    const { isHelp, ...found } = readArguments(name, process.argv.slice(2));
    if (!isHelp) return main(found);
    console.log(usage(name));
    return 0;
  });
}

/**
 * Flags as arguments of another program.
 * @param {Arguments['flags']} flags
 */
export function flagArguments(flags) {
  return Object.entries(flags).flatMap(([flag, value]) =>
    value === true ? [`--${flag}`] : [`--${flag}`, value],
  );
}

/**
 * The requested port: `--port`, otherwise `PORT`; null without either.
 * @param {Arguments['flags']} flags
 * @param {NodeJS.ProcessEnv} [env]
 */
export function askedPort({ port }, env = process.env) {
  const [source, text] = port === undefined ? ['PORT=', env.PORT ?? ''] : ['--port ', String(port)];
  if (text === '') return null;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 65535)
    throw new PlainError(`${source}${text} is not a port: write a number from 1 to 65535.`);
  return number;
}

/** @param {string} flag As written. @param {CommandName} name @param {string[]} known */
function unknownFlag(flag, name, known) {
  const bare = flag.replace(/^-+/, '');
  const [best] = known
    .map((candidate) => ({ candidate, distance: distance(bare, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  const isClose = best !== undefined && best.distance <= Math.max(1, Math.floor(best.candidate.length / 2));
  return [
    `${name} has no flag ${flag}.${isClose ? ` Did you mean --${best.candidate}?` : ''}`,
    '',
    usage(name),
  ].join('\n');
}

/** Insertions, deletions and substitutions between two words. @param {string} a @param {string} b @returns {number} */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
