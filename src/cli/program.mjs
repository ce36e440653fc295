/** `node src/cli/program.mjs NAME [arguments]`: installs what is missing and runs a command in TypeScript. */
import { runCommand } from './commands.mjs';
import { runNode } from './process.mjs';
import { setup } from './setup.mjs';

const PROGRAMS = {
  'check:content': 'src/cli/check-content.ts',
  import: 'src/import/import.ts',
  translations: 'src/cli/translations.ts',
  new: 'src/cli/new.ts',
  schemas: 'src/cli/schemas.ts',
  'search:push': 'src/cli/search-push.ts',
  pace: 'tests/bench/pace.ts',
  'bench:import': 'tests/bench/import.ts',
};

const [given, ...args] = process.argv.slice(2);
const name = /** @type {keyof typeof PROGRAMS} */ (given);
await runCommand(
  name,
  async () => {
    await setup();
    const { code, interrupted } = await runNode(['src/cli/run-ts.mjs', PROGRAMS[name], ...args]);
    return interrupted ? 130 : code;
  },
  args,
);
