import type { AdapterInit } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';

/**
 * What Gatsby does for the host. On Netlify, `.cache` and `public` are kept between builds by Netlify's own adapter.
 * Headers and redirects are not left to it: the site writes them itself (`publish-headers.ts`), and `npm run serve`
 * applies the same files. Naming an adapter also keeps Gatsby from looking for one to download.
 */
export const adapter: ReturnType<AdapterInit> = {
  name: 'tidepool',
  cache: createNetlifyAdapter({}).cache,
  adapt: () => undefined,
};
