import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { mayPublish } from '../../domain/routing/published-kinds';
import { contentFile, contentRoots, staticFolders } from '../configuration/content-roots';
import type { Project } from '../configuration/project';
import { fileAddress } from '../store/publish-file';
import { listFiles } from './content-files';
import { isFile, isInside } from './paths';

/** The file for an address; if there is none, the path where it belongs. */
export function staticFile(address: string, project: Project): string {
  const folders = staticFolders(project);
  const found = folders.map((folder) => path.join(folder, address)).find((file) => existsSync(file));
  const usual = folders.find((folder) => existsSync(folder)) ?? path.join(project.directory, 'static');
  return found ?? path.join(usual, address);
}

/** Addresses of all static files. */
export function staticAddresses(project: Project): Set<string> {
  return new Set(
    staticFolders(project)
      .flatMap((folder) => listFiles(folder))
      .map((file) => `/${file}`),
  );
}

/** Makes a function that gives the address a content file will have; null for a missing file. */
export function fileAddresses(project: Project): (file: string) => string | null {
  return (file) => {
    const absolute = contentFile(project.root, file);
    return isFile(absolute) && contentRoots(project.root).some((folder) => mayLeave(folder, absolute))
      ? fileAddress(absolute, project)
      : null;
  };
}

/** Whether a text may publish a file of a folder, also by what a symbolic link in it leads to. */
const mayLeave = (folder: string, file: string): boolean =>
  isInside(file, [folder]) && mayPublish(path.relative(realpathSync(folder), realpathSync(file)));
