/**
 * `node src/cli/program.mjs NAME [arguments]`: runs a command that is a TypeScript program, once packages are
 * installed.
 */
import { readArguments, usage } from './commands.mjs';
import { PlainError, runMain, runNode } from './process.mjs';
import { setup } from './setup.mjs';

/** @type {Record<string, string>} */
const PROGRAMS = {
  'check:content': 'src/cli/check-content.ts',
  import: 'src/cli/import/import.ts',
  translations: 'src/cli/translations.ts',
  'search:push': 'src/cli/search-push.ts',
  'bench:scale': 'tests/bench/scale.ts',
};

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const program = PROGRAMS[name];
  if (program === undefined)
    throw new PlainError(`There is no program "${name}": ${Object.keys(PROGRAMS).join(', ')}.`);
  const command = /** @type {import('./commands.mjs').CommandName} */ (name);
  if (readArguments(command, args).isHelp) {
    console.log(usage(command));
    return 0;
  }
  await setup();
  const { code, interrupted } = await runNode(['src/cli/run-ts.mjs', program, ...args]);
  return interrupted ? 130 : code;
});
