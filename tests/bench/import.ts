/**
 * `npm run bench:import -- FOLDER…`: imports Docusaurus sites into temporary folders, and prints for each what its report
 * counts, and how long it took.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const COLUMNS = ['texts', 'as they were', 'with placeholders', 'shown as their source'];

function measure(site: string): Record<string, string | number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-import-'));
  try {
    const start = performance.now();
    const target = path.join(folder, 'content');
    const program = ['src/cli/run-ts.mjs', 'src/import/import.ts', site, '--into', target];
    const { status } = spawnSync(process.execPath, program, { stdio: 'ignore' });
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const file = path.join(target, 'IMPORT.md');
    const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const count = (name: string) => new RegExp(`\\b${name} \\| (\\d+)`).exec(report)?.[1] ?? '';
    const addresses = /^Of \d+ addresses.*$/m.exec(report)?.[0] ?? '';
    return {
      site: path.basename(site),
      exit: status ?? '',
      ...Object.fromEntries(COLUMNS.map((name) => [name, count(name)])),
      addresses,
      seconds,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const person = process.env.INIT_CWD ?? process.cwd();
console.table(process.argv.slice(2).map((site) => measure(path.resolve(person, site))));
