/** `npm run develop`: Gatsby's development server, with GraphiQL at `/___graphql`. */
import { askedPort, flagArguments, runCommand } from './commands.mjs';
import { gatsbyEnvironment, inPackage, runNode } from './process.mjs';
import { ensureFree } from './serve.mjs';
import { setup } from './setup.mjs';

await runCommand('develop', async ({ flags }) => {
  const port = askedPort(flags);
  await ensureFree(port);
  await setup();
  const args = flagArguments(port === null ? flags : { ...flags, port: String(port) });
  const { code, interrupted } = await runNode([inPackage('gatsby/cli.js'), 'develop', ...args], {
    env: { ...gatsbyEnvironment(), NODE_ENV: 'development' },
  });
  return interrupted ? 0 : code;
});
