import path from 'node:path';
import { localeCodes } from '../../domain/routing/locale';
import { site } from '../../site/config';
import { interfaceTexts } from '../configuration/interface-texts';
import { digestOf } from '../store/digest-cache';
import { writeChanged } from '../store/write-changed';

/**
 * Writes the texts that queries of pages may ask for, complete in every language, where gatsby-plugin-react-i18next
 * finds them: a folder per language and a file per area.
 * @returns the folder, which other texts do not share.
 */
export function writePageTexts(directory: string): string {
  const texts = localeCodes(site.i18n).map((locale) => [locale, interfaceTexts(locale).areas] as const);
  const name = digestOf(JSON.stringify(texts)).slice(0, 12);
  const folder = path.join(directory, 'node_modules', '.cache', 'tidepool', 'texts', name);
  for (const [locale, areas] of texts)
    for (const [area, table] of Object.entries(areas))
      writeChanged(path.join(folder, locale, `${area}.json`), JSON.stringify(table));
  return folder;
}
