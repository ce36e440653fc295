/**
 * The npm commands that are programs of this project, with what each does and takes. Arguments are strict everywhere,
 * so that a mistyped flag is not ignored. `lint`, `format`, `typecheck` and `test:*` are other tools, with
 * rules and a `--help` of their own.
 *
 * Node's own modules only: some commands run before anything is installed.
 */
import { parseArgs } from 'node:util';
import { runMain, UsageError } from './process.mjs';

/**
 * @typedef {object} Flag
 * @property {string} does
 * @property {string} [value] Name of its value in the usage; a flag without one takes none.
 * @property {string} [short] One letter.
 * @property {RegExp} [form] Form of its value.
 */
/**
 * @typedef {object} Command
 * @property {string} does
 * @property {string} [example] Arguments.
 * @property {Readonly<Record<string, Flag>>} [flags]
 * @property {string} [words] Positional arguments, as the usage shows them.
 * @property {RegExp} [form] Form of the positional arguments, a line each.
 */
/** @typedef {{ flags: Record<string, string | boolean | undefined>, words: string[] }} Arguments */

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
    example: '--port 9001',
    flags: { port: PORT },
  },
  test: {
    does: 'Installs what is missing and runs every check.',
    example: '--only unit,e2e',
    flags: { only: { value: 'STEP,…', does: 'some of the steps' } },
    words: 'STEP…',
  },
  develop: {
    does: 'Starts the development server on port 8000, with GraphiQL at /___graphql.',
    example: '--port 8001 --open',
    flags: {
      port: PORT,
      host: { value: 'NAME', short: 'H', does: 'name or address to listen on; 0.0.0.0 for all' },
      open: { short: 'o', does: 'open the site in the browser' },
      https: { short: 'S', does: 'serve with a certificate made for this machine' },
      inspect: { value: 'PORT', form: /^\d+$/, does: 'let a debugger in' },
      verbose: VERBOSE,
    },
  },
  query: {
    does: 'Asks the data layer of a running `npm run develop`, and prints the answer as JSON.',
    example: `'{ allBlogPost(limit: 1) { nodes { title } } }'`,
    flags: { port: PORT },
    words: 'GRAPHQL',
  },
  build: {
    does: 'Checks the content and builds the production site into public/.',
    example: '--no-uglify',
    flags: {
      'no-uglify': { does: 'leave the scripts readable' },
      profile: { does: 'build React for its profiler' },
      'graphql-tracing': { does: 'trace every resolver' },
      verbose: VERBOSE,
    },
  },
  preview: {
    does: 'Builds the site with its drafts in a folder of its own, and serves it on the next free port from 9000.',
    example: '--port 9001',
    flags: { port: PORT },
  },
  serve: {
    does: 'Serves public/ on port 9000, as the host does.',
    example: '--port 9001',
    flags: { port: PORT },
  },
  'check:content': {
    does: 'Reports everything that is wrong with the content, in seconds, without Gatsby.',
    example: '--all',
    flags: {
      all: { does: 'list every problem, also where there are many of a kind' },
      json: { does: 'print the problems as JSON and nothing else' },
    },
  },
  new: {
    does: 'Writes a new post, doc or page in every language, or the start of a translation; asks if no title is given.',
    example: 'post "差十分钟" --translated "Ten Minutes" --tags Life',
    flags: {
      translated: { value: 'TITLE', does: 'title in the other language; with several: "en: …; ja: …"' },
      name: { value: 'PATH', does: 'name of the file, in folders if need be; otherwise made from the title' },
      tags: { value: 'KEY,…', does: 'keys of tags.yml' },
      authors: { value: 'KEY,…', does: 'keys of authors.yml; by default the first one' },
    },
    words: 'post|doc|page TITLE, translation DOCUMENT',
  },
  import: {
    does: 'Makes a content root of a Docusaurus site, and says what became of everything.',
    example: '../my-docusaurus-site --into my-content',
    flags: {
      into: { value: 'FOLDER', does: 'new or empty folder; content by default' },
      boundary: {
        value: 'FOLDER',
        does: 'folder that may be read, for a site whose texts are outside of its own; by default only that',
      },
      sitemap: {
        value: 'FILE',
        does: 'sitemap.xml of the old site, whose addresses are compared, too; without it that in its build folder',
      },
      strict: { does: 'write nothing if something has no equivalent' },
      'dry-run': { does: 'only say what would be done' },
    },
    words: 'DOCUSAURUS-FOLDER',
    form: /^.+$/,
  },
  translations: {
    does: 'Lists translations that are missing, stale or structured differently.',
    example: '--mark docs/SQL/NF',
    flags: {
      check: { does: 'fail if there is anything to say' },
      mark: { does: 'record that the named documents agree with their originals; "all" for every document' },
    },
    words: 'DOCUMENT…',
  },
  schemas: {
    does: 'Writes the JSON schemas with which editors complete and check YAML, after a change of its fields.',
  },
  clean: { does: 'Removes everything that can be generated again, except the installed packages.' },
  screenshots: {
    does: 'Takes a picture of every kind of page, language, colour mode and width of the site in public/.',
    example: 'home post.en',
    words: 'WORD…',
  },
  'search:push': {
    does: 'Sends the search records to the hosted provider.',
    example: '--dry-run',
    flags: { 'dry-run': { does: 'only say what would be sent' } },
  },
  pace: {
    does: 'Builds synthetic content, and again after a change, and prints what that costs.',
    example: '60 1000',
    words: 'NUMBER…',
    form: /^([1-9]\d*(\n|$))*$/,
  },
  'bench:import': {
    does: 'Imports Docusaurus sites into nothing, and prints what came over.',
    example: '../a-site ../another-site',
    words: 'DOCUSAURUS-FOLDER…',
    form: /./,
  },
};

/** @typedef {keyof typeof COMMANDS} CommandName */

/** @type {Record<string, Flag>} */
const COMMON = { help: { short: 'h', does: 'print this' } };

/** @param {CommandName} name */
const npmCommand = (name) => (name === 'test' ? 'npm test' : `npm run ${name}`);

/** What `--help` prints. @param {CommandName} name */
export function usage(name) {
  /** @type {Command} */
  const { does, example, flags, words } = COMMANDS[name];
  const rows = Object.entries({ ...flags, ...COMMON }).map(([flag, { value = '', short, does: meaning }]) => {
    const left = `  ${short === undefined ? '    ' : `-${short}, `}--${flag} ${value}`;
    return `${left.padEnd(24)} ${meaning}`;
  });
  return [
    `Usage: ${npmCommand(name)} -- [flags]${words === undefined ? '' : ` [${words}]`}`,
    `Example: ${npmCommand(name)}${example === undefined ? '' : ` -- ${example}`}`,
    '',
    does,
    '',
    ...rows,
  ].join('\n');
}

/** Reads the arguments of a command; throws a UsageError. @param {CommandName} name @param {string[]} args @returns {Arguments} */
export function readArguments(name, args) {
  /** @type {Command} */
  const { flags, words, form } = COMMANDS[name];
  const options = Object.entries({ ...flags, ...COMMON }).map(([flag, { value, short }]) => {
    const type = /** @type {'boolean' | 'string'} */ (value === undefined ? 'boolean' : 'string');
    return [flag, { type, ...(short !== undefined && { short }) }];
  });
  try {
    const { values: given, positionals } = parseArgs({
      args,
      options: Object.fromEntries(options),
      allowPositionals: words !== undefined,
    });
    const values = /** @type {Arguments['flags']} */ ({ ...given });
    /** @param {string} expected @param {string} found @param {RegExp} [wanted] */
    const require = (expected, found, wanted = /^/) => {
      if (!wanted.test(found)) throw new Error(`Expected ${expected}, not "${found}"`);
    };
    if (values.help !== true) require(words ?? '', positionals.join('\n'), form);
    for (const [flag, value] of Object.entries(values))
      require(`--${flag} ${flags?.[flag]?.value}`, String(value), flags?.[flag]?.form);
    return { flags: values, words: positionals };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    throw new UsageError(`${reason}: see \`${npmCommand(name)} -- --help\`.`);
  }
}

/**
 * Reads the arguments of a command and runs it, or prints its usage if asked to.
 * @param {CommandName} name @param {(found: Arguments) => Promise<number | undefined>} main Returns the exit code.
 * @param {string[]} [args]
 */
export function runCommand(name, main, args = process.argv.slice(2)) {
  return runMain(async () => {
    const found = readArguments(name, args);
    if (found.flags.help !== true) return main(found);
    console.log(usage(name));
    return 0;
  });
}

/** Flags as arguments of another program. @param {Arguments['flags']} flags */
export function flagArguments(flags) {
  return Object.entries(flags).map(([flag, value]) =>
    value === true ? `--${flag}` : `--${flag}=${String(value)}`,
  );
}

/**
 * The requested port: `--port`, otherwise `PORT`; null without either.
 * @param {Arguments['flags']} flags @param {NodeJS.ProcessEnv} [env]
 */
export function askedPort({ port }, env = process.env) {
  const [source, text] = port === undefined ? ['PORT=', env.PORT ?? ''] : ['--port ', String(port)];
  if (text === '') return null;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 65535)
    throw new UsageError(`${source}${text} is not a port: write a number from 1 to 65535.`);
  return number;
}
