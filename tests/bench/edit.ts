/**
 * Measures the author's loop: one sentence of a document is edited while the development server runs, until the new text
 * is in an open page.
 *
 *     node src/cli/run-ts.mjs tests/bench/edit.ts [--site FOLDER] [--rounds 5] [--port 8790] [--log FILE]
 *
 * The server runs in a copy of the site, in a temporary folder or in the one named, which `adapt.ts` may have made with
 * other content. A post and a doc of middle length are edited in each language. See README.md beside this file.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import type * as BrowserModule from '../support/browser.mjs';
import { treeCpu } from './process-tree';
import { makeWorkspace } from '../support/workspace.mjs';

const { values: options } = parseArgs({
  options: {
    site: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '8790' },
    log: { type: 'string' },
  },
});
const origin = `http://localhost:${options.port}`;

/** A document to edit, and where it is read. */
interface Target {
  name: string;
  file: string;
  address: string;
}

/** Duration of one edit, in milliseconds. */
interface Round {
  /** Until the server reports that a file has changed. */
  noticed: number;
  /** Until the new data is sent to the page. */
  sent: number;
  /** Until the page shows the text. */
  visible: number;
  /** CPU time of the server until the page shows the text. */
  cpu: number;
  /** CPU time of the server until it is idle. */
  cpuInAll: number;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The development server and its output. */
class Server {
  readonly #child: ChildProcess;
  readonly #lines: { at: number; text: string }[] = [];

  constructor(folder: string) {
    const env: NodeJS.ProcessEnv = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' };
    // With it, Gatsby runs all queries at once.
    delete env.CI;
    delete env.SITE_CONTENT;
    this.#child = spawn(process.execPath, ['src/cli/develop.mjs', '-p', options.port], { cwd: folder, env });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        const at = performance.now();
        const text = chunk.toString();
        if (options.log !== undefined) writeFileSync(options.log, text, { flag: 'a' });
        this.#lines.push(...text.split('\n').map((line) => ({ at, text: line })));
      });
  }

  /** Output since a time. */
  since(start: number): { at: number; text: string }[] {
    return this.#lines.filter(({ at }) => at >= start);
  }

  cpu(): number {
    return treeCpu(this.#child.pid ?? 0);
  }

  /** Waits until pages are served. */
  async ready(): Promise<void> {
    while (!this.#lines.some(({ text }) => text.includes('You can now view'))) {
      if (this.#child.exitCode !== null) throw new Error(this.#lines.map(({ text }) => text).join('\n'));
      await pause(200);
    }
    await this.idle();
  }

  /** Waits until the server has been idle for a second. */
  async idle(): Promise<void> {
    for (let quiet = 0, before = this.cpu(); quiet < 5;) {
      await pause(200);
      const now = this.cpu();
      quiet = now - before <= 20 ? quiet + 1 : 0;
      before = now;
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('close', resolve));
    this.#child.kill('SIGTERM');
    await ended;
  }
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

async function measure(server: Server, browser: Browser, target: Target): Promise<Round[]> {
  const original = readFileSync(target.file, 'utf8');
  const end = sentenceEnd(original) ?? 0;
  const page = await browser.newPage();
  let wanted = '';
  let sent = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (wanted !== '' && payload.toString().includes(wanted)) sent ||= performance.now();
    });
  });
  try {
    await page.goto(origin + target.address);
    await page.locator('main h1').waitFor({ timeout: 300_000 });
    await server.idle();
    const rounds: Round[] = [];
    // The first edit compiles code that later edits reuse.
    for (let number = 0; number <= Number(options.rounds); number++) {
      wanted = `edit${String(Date.now())}`;
      sent = 0;
      const cpu = server.cpu();
      const start = performance.now();
      writeFileSync(target.file, `${original.slice(0, end)} ${wanted}${original.slice(end)}`);
      await shown(page, wanted);
      const visible = performance.now();
      const cpuThen = server.cpu();
      await server.idle();
      const said = server.since(start);
      const noticed = said.find(({ text }) => text.includes('changed file'))?.at ?? start;
      if (number === 0) continue;
      rounds.push({
        noticed: noticed - start,
        sent: sent - start,
        visible: visible - start,
        cpu: cpuThen - cpu,
        cpuInAll: server.cpu() - cpu,
      });
    }
    return rounds;
  } finally {
    writeFileSync(target.file, original);
    await server.idle();
    await page.close();
  }
}

const shown = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('main')?.textContent.includes(wanted), text, {
    timeout: 300_000,
  });

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function print(name: string, rounds: readonly Round[]): void {
  const of = (part: keyof Round): string => median(rounds.map((round) => round[part])).toFixed(0);
  const slowest = Math.max(...rounds.map(({ visible }) => visible)).toFixed(0);
  console.log(
    `| ${name} | ${of('noticed')} | ${of('sent')} | ${of('visible')} | ${slowest} | ${of('cpu')} | ${of('cpuInAll')} |`,
  );
}

/** The browser of the end-to-end tests; its module finds files by its own address, so it is not bundled. */
async function startBrowser(): Promise<Browser> {
  const file = pathToFileURL(path.resolve('tests/support/browser.mjs')).href;
  const { browserArguments, findBrowser } = (await import(file)) as typeof BrowserModule;
  return chromium.launch({ executablePath: findBrowser()?.path, args: browserArguments() });
}

async function main(): Promise<void> {
  const folder = options.site ?? mkdtempSync(path.join(os.tmpdir(), 'tidepool-edit-'));
  if (options.site === undefined) {
    makeWorkspace(process.cwd(), folder);
    cpSync('content', path.join(folder, 'content'), { recursive: true });
  }
  const server = new Server(path.resolve(folder));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().finally(() => process.exit(1)));
  const browser = await startBrowser();
  try {
    await server.ready();
    console.log('| edited, milliseconds until | noticed | sent | visible | slowest | server CPU | in all |');
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    const all: Round[] = [];
    for (const target of await targets(path.resolve(folder))) {
      const rounds = await measure(server, browser, target);
      print(target.name, rounds);
      all.push(...rounds);
    }
    print('all', all);
  } finally {
    await browser.close();
    await server.stop();
    if (options.site === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
