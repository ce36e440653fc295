import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Project } from '../../src/gatsby/configuration/project';

/** A temporary project, with a folder in place of the repository. */
export interface TemporarySite extends Project {
  remove: () => void;
}

/** Name of a content root under `tests/fixtures/`. */
export type Fixture = 'valid' | 'broken' | 'untranslated' | 'docusaurus-docs' | 'docusaurus-markdown';

/** Pictures of `static/` that fixtures refer to. Their content does not matter. */
const PICTURES = ['logo.svg', 'img/a.png', 'img/shore.png'];
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Copies a fixture into a separate project folder, so that nothing in the repository is read or written. */
export function copyFixture(name: Fixture): TemporarySite {
  const directory = mkdtempSync(path.join(tmpdir(), `tidepool-${name}-`));
  const root = path.join(directory, 'content');
  for (const name of PICTURES) {
    mkdirSync(path.dirname(path.join(directory, 'static', name)), { recursive: true });
    writeFileSync(path.join(directory, 'static', name), DRAWING);
  }
  cpSync(path.join(import.meta.dirname, '..', 'fixtures', name), root, { recursive: true });
  return { directory, root, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
