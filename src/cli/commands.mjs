/**
 * The npm commands that are programs of this project. An entry is what `--help` prints: on its first line the words that
 * a command takes (`[WORD]` may be left out, of `WORD…` there may be any number), what it does, an example, and its
 * flags. The value `N` of a flag is a port. All else is refused, so that a mistyped flag is not ignored. `lint`, `format`,
 * `typecheck` and `test:*` are other tools, with rules and a `--help` of their own.
 *
 * Node's own modules only: some commands run before anything is installed.
 */
import { parseArgs } from 'node:util';
import { runMain, UsageError } from './process.mjs';

const PORT =
  '  -p, --port N            port to listen on, 1 to 65535; default: the environment variable PORT';
const VERBOSE = '      --verbose           more output, for debugging Gatsby';

/** @satisfies {Record<string, string>} */
export const COMMANDS = {
  site: `
Installs what is missing, builds the site and serves it on the next free port from 9000.
Example: npm run site -- --port 9001
${PORT}`,

  test: `[STEP…]
Installs what is missing and runs every check.
Example: npm test -- --only unit,e2e
      --only STEP,…       some of the steps`,

  develop: `
Starts the development server on port 8000, with GraphiQL at /___graphql.
Example: npm run develop -- --port 8001 --open
${PORT}
  -H, --host NAME         name or address to listen on; 0.0.0.0 for all
  -o, --open              open the site in the browser
  -S, --https             serve with a certificate made for this machine
      --inspect N         let a debugger in, on this port
${VERBOSE}`,

  query: `GRAPHQL
Asks the data layer of a running \`npm run develop\`, and prints the answer as JSON.
Example: npm run query -- '{ allBlogPost(limit: 1) { nodes { title } } }'
${PORT}`,

  build: `
Checks the content and builds the production site into public/.
Example: npm run build -- --no-uglify
      --no-uglify         leave the scripts readable
      --profile           build React for its profiler
      --graphql-tracing   trace every resolver
${VERBOSE}`,

  preview: `
Builds the site with its drafts in a folder of its own, and serves it on the next free port from 9000.
Example: npm run preview -- --port 9001
${PORT}`,

  serve: `
Serves public/ on port 9000, as the host does.
Example: npm run serve -- --port 9001
${PORT}`,

  'check:content': `
Reports everything that is wrong with the content, in seconds, without Gatsby.
Example: npm run check:content -- --all
      --all               list every problem, also where there are many of a kind
      --json              print the problems as JSON and nothing else`,

  new: `[post|doc|page|translation] [TITLE|DOCUMENT]
Writes a new post, doc or page in every language, or the start of a translation; asks if no title is given.
Example: npm run new -- post "差十分钟" --translated "Ten Minutes" --tags Life
      --translated TITLE  title in the other language; with several: "en: …; ja: …"
      --name PATH         name of the file, in folders if need be; otherwise made from the title
      --tags KEY,…        keys of tags.yml
      --authors KEY,…     keys of authors.yml; by default the first one`,

  import: `DOCUSAURUS-FOLDER
Makes a content root of a Docusaurus site, and says what became of everything.
Example: npm run import -- ../my-docusaurus-site --into my-content
      --into FOLDER       new or empty folder; content by default
      --boundary FOLDER   folder that may be read, for a site whose texts are outside of its own; by default only that
      --sitemap FILE      sitemap.xml of the old site, whose addresses are compared, too; without it that in its build folder
      --strict            write nothing if something has no equivalent
      --dry-run           only say what would be done`,

  translations: `[DOCUMENT…]
Lists translations that are missing, stale or structured differently.
Example: npm run translations -- --mark docs/SQL/NF
      --check             fail if there is anything to say
      --mark              record that the named documents agree with their originals; "all" for every document`,

  schemas: `
Writes the JSON schemas with which editors complete and check YAML, after a change of its fields.
Example: npm run schemas`,

  clean: `
Removes everything that can be generated again, except the installed packages.
Example: npm run clean`,

  screenshots: `[WORD…]
Takes a picture of every kind of page, language, colour mode and width of the site in public/.
Example: npm run screenshots -- home post.en`,

  'search:push': `
Sends the search records to the hosted provider.
Example: npm run search:push -- --dry-run
      --dry-run           only say what would be sent`,

  pace: `[NUMBER…]
Builds synthetic content, and again after a change, and prints what that costs.
Example: npm run pace -- 60 1000`,

  'bench:import': `DOCUSAURUS-FOLDER…
Imports Docusaurus sites into nothing, and prints what came over.
Example: npm run bench:import -- ../a-site ../another-site`,
};

/** @typedef {keyof typeof COMMANDS} CommandName */
/** @typedef {{ flags: Record<string, string | boolean | undefined>, words: string[] }} Arguments */

/** A line of the usage: short name, name, name of the value. */
const FLAG = /^ {2}(?: {4}|-(\w), )--(\S+)(?: (\S+))? {2,}/gm;

/** @param {CommandName} name */
const npmCommand = (name) => (name === 'test' ? 'npm test' : `npm run ${name}`);

/** What `--help` prints. @param {CommandName} name */
export function usage(name) {
  const [words, ...lines] = COMMANDS[name].split('\n');
  const first = `Usage: ${npmCommand(name)} -- [flags] ${words}`.trimEnd();
  return [first, ...lines, '  -h, --help              print this'].join('\n');
}

/** Reads the arguments of a command; throws a UsageError. @param {CommandName} name @param {string[]} args @returns {Arguments} */
export function readArguments(name, args) {
  const [expected = ''] = COMMANDS[name].split('\n');
  const kinds = expected.split(' ').filter(Boolean);
  const known = [...usage(name).matchAll(FLAG)].map(([, short, flag = '', value]) => ({
    short,
    flag,
    value,
  }));
  const options = known.map(({ short, flag, value }) => {
    const type = /** @type {'boolean' | 'string'} */ (value === undefined ? 'boolean' : 'string');
    return [flag, { type, ...(short !== undefined && { short }) }];
  });
  /** @type {Arguments} */
  let found;
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(options),
      allowPositionals: kinds.length > 0,
    });
    found = /** @type {Arguments} */ ({ flags: { ...values }, words: positionals });
    const { flags, words } = found;
    const empty = Object.keys(flags).find((flag) => flags[flag] === '');
    if (empty !== undefined) throw new Error(`Option '--${empty}' argument missing`);
    const least = flags.help === true ? 0 : kinds.filter((kind) => !kind.startsWith('[')).length;
    const most = expected.includes('…') ? Infinity : kinds.length;
    if (words.length < least || words.length > most || words.includes(''))
      throw new Error(`Expected ${expected}, not "${words.join(' ')}"`);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    throw new UsageError(`${reason}: see \`${npmCommand(name)} -- --help\`.`);
  }
  for (const { flag, value } of known)
    if (value === 'N' && flag in found.flags) readPort(`--${flag} `, String(found.flags[flag]));
  return found;
}

/**
 * Reads the arguments of a command and runs it, or prints its usage if asked to.
 * @param {CommandName} name
 * @param {(found: Arguments) => number | undefined | Promise<number | undefined>} main Returns the exit code.
 * @param {string[]} [args]
 */
export function runCommand(name, main, args = process.argv.slice(2)) {
  return runMain(() => {
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
export function askedPort({ port }, { PORT: other } = process.env) {
  if (port !== undefined) return Number(port);
  return other ? readPort('PORT=', other) : null;
}

/** @param {string} source @param {string} text */
function readPort(source, text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new UsageError(`${source}${text} is not a port: write a number from 1 to 65535.`);
  return port;
}
