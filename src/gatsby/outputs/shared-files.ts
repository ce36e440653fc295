import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED_FOLDER, type SharedData } from '../nodes/shared-data';
import { SERVER_COPY } from '../store/server-copy';
import { writeChanged } from '../store/write-changed';

/** Publishes the data that pages share, and a copy for the renderer. */
export function publishSharedFiles({ files }: Pick<SharedData, 'files'>, directory: string): void {
  const folder = path.join(directory, 'public', SHARED_FOLDER);
  mkdirSync(folder, { recursive: true });
  const names = new Set<string>();
  for (const { name, data } of files.values()) {
    names.add(name);
    const file = path.join(folder, name);
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(data));
  }
  // An unchanged file keeps its time, so that the renderer is not bundled again.
  const rendered = [...files].flatMap(([address, { data, isRendered }]) =>
    isRendered ? [[address, data]] : [],
  );
  writeChanged(path.join(directory, SERVER_COPY), JSON.stringify(Object.fromEntries(rendered)));
  // Removes files of earlier runs. Pages that name them are rendered again, because their context changes.
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(path.join(folder, file));
}
