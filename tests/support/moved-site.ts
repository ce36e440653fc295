import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { oldAddresses } from '../../src/import/addresses';
import { writeData } from '../../src/import/data-files';
import { gather } from '../../src/import/gather';
import { moveSite } from '../../src/import/move-site';
import { contentOf } from '../../src/import/new-root';
import { readSite } from '../../src/import/read-site';
import { RootWriter } from '../../src/import/root-writer';

/** The folder of the site of the running test. */
export let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'moved-site-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Moves a site that is written into a folder of its own for each test.
 * @param config The object of the configuration besides what every site has, as code.
 */
export function moved(config: string, files: Record<string, string>, site = '', boundary = site) {
  const all = {
    [path.join(site, 'docusaurus.config.js')]:
      `module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', ...${config} };`,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const read = readSite(path.join(folder, site), path.join(folder, boundary));
  const gathered = gather(read);
  const root = new RootWriter(read, gathered).write();
  writeData(read, gathered, root);
  const addresses = oldAddresses(read, gathered);
  return {
    texts: Object.fromEntries([...root.texts].map(([to, text]) => [to, contentOf(text)])),
    copies: [...root.copies.keys()],
    notes: read.notes.map(({ kind, text, place }) => `${kind} ${text} ${place ?? ''}`.trim()),
    addresses: addresses.map((entry) => entry.path),
    instead: Object.fromEntries(addresses.map((entry) => [entry.path, entry.instead])),
    site: moveSite(read, gathered, root, { inspection: null, redirects: new Map() }, () => undefined),
  };
}

/** The classic preset with options, as code. */
export const CLASSIC = (options: string): string => `{ presets: [['classic', ${options}]] }`;
