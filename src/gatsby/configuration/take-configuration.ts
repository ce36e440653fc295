import { site } from '../../site/config';
import { readConfiguration, siteVariables } from './configuration';

/**
 * Takes over a changed `site.yml` while the development server runs, unless it is broken. What is decided when the server
 * starts stays until it starts again: languages, versions of the docs, content roots, feeds.
 */
export function takeConfiguration(root: string): void {
  const { config } = readConfiguration(root);
  if (config === null) return;
  Object.assign(process.env, siteVariables(config));
  Object.assign(site, JSON.parse(process.env.SITE_CONFIG ?? '{}'));
}
