/** The content is read as `npm run build` reads it, whatever the environment variables are. */
import path from 'node:path';
import { ROOT } from '../../src/cli/process.mjs';

process.env.SITE_CONTENT = path.join(ROOT, 'content');
await import('../../src/gatsby/configuration/configure');
