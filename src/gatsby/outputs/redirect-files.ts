import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  REDIRECT_PAGE,
  redirectFile,
  redirectPage,
  redirectsFile,
  type Redirect,
} from '../../domain/site/redirects';
import { site } from '../../site/config';
import type { Project } from '../configuration/project';
import { staticFile } from '../content/file-addresses';
import { isFile } from '../content/paths';
import { writeChanged } from '../store/write-changed';

/**
 * Writes the site's redirects: the host's table, after the author's `static/_redirects` because the first match applies,
 * and for other hosts a page at each old address where nothing else is.
 * @param written Those of `data/redirects.yml`.
 * @param planned Further addresses of pages. Browsers mend those with `.html` themselves (`useCleanAddress`).
 */
export function publishRedirects(
  project: Project,
  written: readonly Redirect[],
  planned: readonly Redirect[],
): void {
  const folder = path.join(project.directory, 'public');
  const own = staticFile('_redirects', project);
  writeChanged(
    path.join(folder, '_redirects'),
    (existsSync(own) ? `${readFileSync(own, 'utf8').trimEnd()}\n` : '') +
      redirectsFile([...written, ...planned], site.baseUrl, site.i18n),
  );
  const list = path.join(project.directory, '.cache', 'tidepool', 'redirect-pages.json');
  for (const file of isFile(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []) {
    const page = path.join(folder, file);
    if (isFile(page) && readFileSync(page, 'utf8').startsWith(REDIRECT_PAGE)) rmSync(page);
  }
  const pages = [...written, ...planned.filter(({ from }) => !/\.(?:html|xml)$/.test(from))]
    .map(({ from, to }) => ({ file: redirectFile(from), to }))
    .filter(({ file }) => !isTaken(folder, file));
  for (const { file, to } of pages) writeChanged(path.join(folder, file), redirectPage(to, site));
  writeChanged(list, JSON.stringify(pages.map(({ file }) => file)));
}

/** Whether a file is there, or one in whose place a folder would have to be. */
const isTaken = (folder: string, file: string): boolean =>
  existsSync(path.join(folder, file)) ||
  file.split('/').some((_, at, parts) => isFile(path.join(folder, ...parts.slice(0, at))));
