/** `npm run develop`: Gatsby's development server, with GraphiQL at `/___graphql`. */
import { askedPort, flagArguments, runCommand } from './commands.mjs';
import { dropStaleState } from './output-folder.mjs';
import { gatsbyEnvironment, inPackage, ROOT, runNode } from './process.mjs';
import { ensureFree } from './serve.mjs';
import { setup } from './setup.mjs';

await runCommand('develop', async ({ flags }) => {
  const port = askedPort(flags);
  await ensureFree(port);
  await setup();
  if (await dropStaleState(ROOT))
    console.log('The code of the data layer has changed: starting from scratch.');
  const args = flagArguments(port === null ? flags : { ...flags, port: String(port) });
  const { code, interrupted } = await runNode([inPackage('gatsby/cli.js'), 'develop', ...args], {
    env: { ...gatsbyEnvironment(), NODE_ENV: 'development' },
  });
  return interrupted ? 0 : code;
});
