/**
 * Measures the author's loop: one sentence of a document is edited while the development server runs, until the new text
 * is in an open page.
 *
 *     node src/cli/run-ts.mjs tests/bench/edit.ts [--rounds 5] [--port 8790]
 *
 * The server runs in a copy of the site. A post and a doc of middle length are edited in each language.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findBrowser } from '../support/browser.mjs';
import { makeWorkspace } from '../../src/cli/workspace.mjs';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '8790' },
  },
});
const origin = `http://localhost:${options.port}`;

/** A document to edit, and where it is read. */
interface Target {
  name: string;
  file: string;
  address: string;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts the development server. */
function startServer(folder: string) {
  const env: NodeJS.ProcessEnv = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' };
  // With it, Gatsby runs all queries at once.
  delete env.CI;
  delete env.SITE_CONTENT;
  const child = spawn(process.execPath, ['src/cli/develop.mjs', '-p', options.port], { cwd: folder, env });
  let output = '';
  let last = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      last = performance.now();
    });
  return {
    /** Waits until pages are served. */
    async ready() {
      while (!output.includes('You can now view')) {
        if (child.exitCode !== null) throw new Error(output);
        await pause(200);
      }
    },
    /** Waits until the server has printed nothing for two seconds. */
    async idle() {
      while (performance.now() - last < 2000) await pause(200);
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface Listed {
  locale: string;
  contentLocale: string;
  permalink: string;
  source: string;
  listed: boolean;
}

/** The document of middle length of each collection and language. */
async function targets(folder: string): Promise<Target[]> {
  const fields = 'nodes { locale contentLocale permalink source listed }';
  const response = await fetch(`${origin}/___graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ post: allBlogPost { ${fields} } doc: allDoc { ${fields} } }` }),
  });
  const { data } = (await response.json()) as { data: Record<'post' | 'doc', { nodes: Listed[] }> };
  return (['post', 'doc'] as const).flatMap((kind) =>
    ['zh-Hans', 'en'].flatMap((locale) => {
      const own = data[kind].nodes
        .filter((node) => node.listed && node.locale === locale && node.contentLocale === locale)
        .map(({ source, permalink }) => ({ file: path.join(folder, source), address: permalink }))
        .filter(({ file }) => sentenceEnd(readFileSync(file, 'utf8')) !== null)
        .sort((a, b) => statSync(a.file).size - statSync(b.file).size);
      const middle = own[Math.floor(own.length / 2)];
      return middle ? [{ name: `${kind}, ${locale}`, ...middle }] : [];
    }),
  );
}

/** Where the first plain paragraph ends; null without one. */
function sentenceEnd(text: string): number | null {
  const found = /\n\n(?!import |export )[\p{L}][^\n{<]{30,}(?=\n\n)/u.exec(
    text.replace(/```.*?```/gs, (code) => '`'.repeat(code.length)),
  );
  return found ? found.index + found[0].length : null;
}

/** Edits a document several times; gives the milliseconds until each new text is shown. */
async function measure(
  server: ReturnType<typeof startServer>,
  browser: Browser,
  { file, address }: Target,
): Promise<number[]> {
  const original = readFileSync(file, 'utf8');
  const end = sentenceEnd(original) ?? 0;
  const page = await browser.newPage();
  try {
    await page.goto(origin + address);
    await page.locator('main h1').waitFor({ timeout: 300_000 });
    const times: number[] = [];
    for (let number = 0; number <= Number(options.rounds); number++) {
      await server.idle();
      const word = `edit${String(Date.now())}`;
      const start = performance.now();
      writeFileSync(file, `${original.slice(0, end)} ${word}${original.slice(end)}`);
      await page.locator('main', { hasText: word }).waitFor({ timeout: 300_000 });
      times.push(performance.now() - start);
    }
    // The first edit compiles code that later edits reuse.
    return times.slice(1);
  } finally {
    writeFileSync(file, original);
    await page.close();
  }
}

function print(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const [middle = NaN, slowest = NaN] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(`| ${name} | ${middle.toFixed(0)} | ${slowest.toFixed(0)} |`);
}

async function main(): Promise<void> {
  if (options.help) {
    console.log('Usage: node src/cli/run-ts.mjs tests/bench/edit.ts [--rounds 5] [--port 8790]');
    return;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-edit-'));
  makeWorkspace(process.cwd(), folder);
  cpSync('content', path.join(folder, 'content'), { recursive: true });
  const server = startServer(folder);
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path,
    args: browserArguments(),
  });
  try {
    await server.ready();
    console.log('| edited | median, ms | slowest |');
    console.log('| --- | ---: | ---: |');
    const all: number[] = [];
    for (const target of await targets(folder)) {
      const times = await measure(server, browser, target);
      print(target.name, times);
      all.push(...times);
    }
    print('all', all);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
