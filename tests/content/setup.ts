/** The content is read as `npm run build` reads it, whatever the environment variables are. */
import { CONTENT } from './plan';

process.env.SITE_CONTENT = CONTENT;
await import('../../src/gatsby/configuration/configure');
