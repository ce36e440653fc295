import path from 'node:path';
import { webManifest } from '../../domain/publish/web-manifest';
import { localeCodes, localeDefinition } from '../../domain/routing/locale';
import { MANIFEST_PATH } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { writeChanged } from '../store/write-changed';

/** Publishes the web app manifest: one for all languages, with the site's name in each. */
export function publishManifest(directory: string): void {
  const { defaultLocale } = site.i18n;
  const { shortName, ...look } = site.manifest;
  const names = new Set(localeCodes(site.i18n).map((locale) => site.title[locale]));
  const text = webManifest({
    ...look,
    name: [...names].join(' '),
    shortName: shortName[defaultLocale],
    lang: localeDefinition(site.i18n, defaultLocale).htmlLang,
    baseUrl: site.baseUrl,
  });
  writeChanged(path.join(directory, 'public', MANIFEST_PATH), text);
}
