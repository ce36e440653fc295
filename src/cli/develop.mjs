/** `npm run develop`: Gatsby's development server, with GraphiQL at `/___graphql`. Arguments are passed on to it. */
import { dropStaleState } from './output-folder.mjs';
import { inPackage, ROOT, runMain, runNode, siteEnvironment } from './process.mjs';
import { setup } from './setup.mjs';

await runMain(async () => {
  await setup();
  if (await dropStaleState(ROOT))
    console.log('The code of the data layer has changed: starting from scratch.');
  const env = { ...siteEnvironment(), NODE_ENV: 'development' };
  const { code, interrupted } = await runNode(
    [inPackage('gatsby/cli.js'), 'develop', ...process.argv.slice(2)],
    { env },
  );
  return interrupted ? 0 : code;
});
