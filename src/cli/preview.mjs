/** `npm run preview`: builds the site with its drafts in a folder of its own, which search engines do not show, and serves it. */
import path from 'node:path';
import { askedPort, runCommand } from './commands.mjs';
import { ROOT, runNode, siteEnvironment } from './process.mjs';
import { ensureFree, serveSite } from './serve.mjs';
import { setup } from './setup.mjs';
import { makeWorkspace } from './workspace.mjs';

const FOLDER = path.join(ROOT, '.preview');

await runCommand('preview', async ({ flags }) => {
  const asked = askedPort(flags);
  await ensureFree(asked);
  await setup();
  makeWorkspace(ROOT, FOLDER, { isFresh: false });
  const content = path.resolve(ROOT, process.env.SITE_CONTENT ?? 'content');
  const env = { ...siteEnvironment(), SITE_CONTENT: content, SITE_DRAFTS: '1', SITE_NOINDEX: '1' };
  const { code } = await runNode([path.join(FOLDER, 'src/cli/build.mjs')], { cwd: FOLDER, env });
  if (code !== 0) return code;
  const port = await serveSite(path.join(FOLDER, 'public'), asked);
  console.log(`\nThe site with its drafts is at http://localhost:${port}/ (Ctrl-C to stop)`);
  return undefined;
});
