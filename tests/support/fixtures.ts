import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary project folder. */
export interface TemporarySite {
  /** Absolute path of the folder that stands for the repository. */
  directory: string;
  /** Absolute path of its content root. */
  root: string;
  remove: () => void;
}

/** Name of a content root under `tests/fixtures/`. */
export type Fixture = 'valid' | 'broken' | 'untranslated' | 'docusaurus-docs' | 'docusaurus-markdown';

/** Pictures of `static/` that fixtures name. What they show does not matter. */
const PICTURES = ['logo.svg', 'img/a.png', 'img/shore.png'];
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Copies a fixture into a project folder of its own, so that nothing is read from or written to the repository. */
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
