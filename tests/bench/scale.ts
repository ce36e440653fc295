/**
 * `npm run bench:scale -- 1000`: builds N synthetic posts per language in a copy of the site, and prints what grows
 * with the number of documents and what must not. Several numbers are built one after the other.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeWorkspace } from '../../src/cli/workspace.mjs';
import { weighPage, type PageWeight } from '../support/page-weight';
import { writeSyntheticContent } from './synthetic-content';

interface Result extends PageWeight {
  seconds: number;
  /** Bytes. */
  memory: number;
}

async function build(repository: string, count: number): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-scale-'));
  try {
    makeWorkspace(repository, folder);
    const content = path.join(folder, 'content');
    mkdirSync(content);
    writeSyntheticContent(content, count);
    const start = performance.now();
    const log: string[] = [];
    const env = { SITE_CONTENT: content, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', NODE_ENV: 'production' };
    const child = spawn(process.execPath, [path.join(repository, 'node_modules/gatsby/cli.js'), 'build'], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    let memory = 0;
    const sampler = setInterval(() => {
      memory = Math.max(memory, treeMemory(child.pid ?? 0));
    }, 500);
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    clearInterval(sampler);
    if (code !== 0) {
      writeFileSync('bench-scale.log', log.join(''));
      throw new Error(
        `The build of ${String(count)} posts failed (exit ${String(code)}); its output is in bench-scale.log.`,
      );
    }
    const seconds = (performance.now() - start) / 1000;
    return {
      seconds,
      memory,
      ...weighPage(path.join(folder, 'public'), `/blog/post-${String(count - 1)}`),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resident memory of a process and its descendants in bytes; 0 without `ps`. */
function treeMemory(root: number): number {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows =
    (stdout as string | null)?.split('\n').map((line) => line.trim().split(/\s+/).map(Number)) ?? [];
  const sum = (pid: number): number =>
    rows.reduce(
      (total, [own = 0, parent = 0, kilobytes = 0]) =>
        total + (own === pid ? kilobytes * 1024 : 0) + (parent === pid ? sum(own) : 0),
      0,
    );
  return sum(root);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log('Usage: npm run bench:scale -- [NUMBER…]');
    return;
  }
  console.log(
    '| documents | wall time | peak memory | webpack runtime (raw) | JavaScript of a post page (Brotli) | HTML (Brotli) |',
  );
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const count of positionals.length > 0 ? positionals.map(Number) : [1000]) {
    const result = await build(process.cwd(), count);
    console.log(
      `| ${(count * 2).toLocaleString('en')} | ${result.seconds.toFixed(0)} s | ${(result.memory / 1024 ** 3).toFixed(2)} GB | ${String(result.runtime)} B | ${String(result.javascript)} B | ${String(result.html)} B |`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
