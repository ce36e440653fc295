/**
 * `npm run bench:scale -- 1000`: builds N synthetic posts per language in a copy of the site, and prints what grows
 * with the number of documents and what must not. Several numbers are built one after the other.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { weighPage, type PageWeight } from '../support/page-weight';
import { buildIndex } from '../../src/domain/search/build-index';
import { indexOf } from '../support/search-index';
import { firstResultWeight } from '../support/index-weight';
import { treeMemory } from './process-tree';
import { syntheticPages, vocabulary } from './synthetic-search';
import { writeSyntheticContent } from './synthetic-content';
import { makeWorkspace } from '../support/workspace.mjs';

interface Result extends PageWeight {
  documents: number;
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
    const child = spawn(process.execPath, [path.join(repository, 'node_modules/gatsby/cli.js'), 'build'], {
      cwd: folder,
      env: {
        ...process.env,
        SITE_CONTENT: content,
        GATSBY_TELEMETRY_DISABLED: '1',
        CI: 'true',
        NODE_ENV: 'production',
      },
    });
    child.stdout.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    let memory = 0;
    const sampler = setInterval(() => {
      memory = Math.max(memory, treeMemory(child.pid ?? 0));
    }, 250);
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
      documents: count * 2,
      seconds,
      memory,
      ...weighPage(path.join(folder, 'public'), `/blog/post-${String(count - 1)}`),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Time, size and download size of the search index of N pages in a language. */
async function indexCost(count: number, locale: 'zh-Hans' | 'en'): Promise<string> {
  const pages = syntheticPages(count, locale);
  const start = performance.now();
  const { shards, fragments } = buildIndex(pages);
  const seconds = (performance.now() - start) / 1000;
  const megabytes = (texts: readonly string[]): string =>
    (texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1024 ** 2).toFixed(1);
  const words = vocabulary(locale);
  const { bytes } = await firstResultWeight(`${words[150] ?? ''} ${words[2500] ?? ''}`, indexOf(pages));
  const texts = fragments.map((fragment) => JSON.stringify(fragment));
  return `| ${locale} | ${count.toLocaleString('en')} | ${seconds.toFixed(1)} s | ${megabytes(shards)} MB in ${String(shards.length)} | ${megabytes(texts)} MB in ${String(texts.length)} | ${(bytes / 1024).toFixed(0)} KB |`;
}

async function printIndexCosts(counts: readonly number[]): Promise<void> {
  console.log('\n| search index | pages | build | shards | texts | first result (Brotli) |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const count of counts)
    for (const locale of ['zh-Hans', 'en'] as const) console.log(await indexCost(count, locale));
}

async function main(): Promise<void> {
  const counts = process.argv
    .slice(2)
    .map(Number)
    .filter((count) => count > 0);
  console.log(
    '| documents | wall time | peak memory | webpack runtime (raw) | JavaScript of a post page (Brotli) | HTML (Brotli) |',
  );
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
  const wanted = counts.length > 0 ? counts : [1000];
  for (const count of wanted) {
    const result = await build(process.cwd(), count);
    console.log(
      `| ${result.documents.toLocaleString('en')} | ${result.seconds.toFixed(0)} s | ${(result.memory / 1024 ** 3).toFixed(2)} GB | ${String(result.runtime)} B | ${String(result.javascript)} B | ${String(result.html)} B |`,
    );
  }
  await printIndexCosts(wanted);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
