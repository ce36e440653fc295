/**
 * `npm run pace -- 60 1000`: builds N synthetic posts per language in a copy of the site, from scratch and again after
 * a post has changed, and prints what that costs. One unit is the CPU time of a fixed piece of JavaScript, measured
 * before and after, so that figures of different hours and machines can be compared.
 */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../../src/cli/commands.mjs';
import { UsageError } from '../../src/cli/process.mjs';
import { makeWorkspace } from '../../src/cli/workspace.mjs';
import { weighPage } from '../support/page-weight';
import { writeSyntheticContent } from './synthetic-content';

const WORKLOAD = `
  for (let i = 0; i < 260; i++) {
    const rows = Array.from({ length: 4000 }, (_, n) => ({ key: 'k' + ((n * 7919 + i) % 4001), text: '潮池 tide pool '.repeat(4) + n }));
    const copy = JSON.parse(JSON.stringify(rows)).sort((a, b) => (a.key < b.key ? -1 : 1));
    copy.map(({ text }) => text.replace(/[a-z]+/g, (word) => word.toUpperCase()).length);
  }`;

/** Runs a program of Node: seconds of CPU of all its processes, and the most memory that they held together, in bytes. */
async function run(args: string[], env: NodeJS.ProcessEnv = {}, cwd = process.cwd()) {
  const log: string[] = [];
  // Only a shell tells what a process and its children have used.
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'time', process.execPath, ...args];
  const child = spawn('bash', timed, { cwd, env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  let memory = 0;
  const sampler = setInterval(() => {
    memory = Math.max(memory, treeMemory(child.pid ?? 0));
  }, 500);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampler);
  const output = log.join('');
  if (code !== 0) {
    writeFileSync('pace.log', output);
    throw new Error(`${args.join(' ')} failed (exit ${String(code)}); its output is in pace.log.`);
  }
  const [user = NaN, system = NaN] = output.trim().split(/\s+/).slice(-2).map(Number);
  return { cpu: user + system, memory };
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

/** A row of the table for one number of posts. */
async function measure(repository: string, count: number): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-pace-'));
  try {
    makeWorkspace(repository, folder);
    const content = path.join(folder, 'content');
    mkdirSync(content);
    const changing = writeSyntheticContent(content, count);
    const env = { SITE_CONTENT: content, CI: 'true' };
    const build = () => run([path.join(folder, 'src/cli/build.mjs')], env, folder);
    const before = await run(['-e', WORKLOAD]);
    const cold = await build();
    appendFileSync(changing, '\nOne more paragraph.\n');
    const changed = await build();
    const unit = (before.cpu + (await run(['-e', WORKLOAD])).cpu) / 2;
    const { javascript, html } = weighPage(path.join(folder, 'public'), `/blog/post-${String(count - 1)}`);
    const commit = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).stdout.trim();
    return `| ${[
      ...[commit, (count * 2).toLocaleString('en')],
      ...[cold, changed].map(({ cpu }) => (cpu / unit).toFixed(1)),
      `${(Math.max(cold.memory, changed.memory) / 1024 ** 3).toFixed(2)} GB`,
      ...[javascript, html].map((bytes) => `${String(bytes)} B`),
    ].join(' | ')} |`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void runCommand('pace', async ({ words }) => {
  const wrong = words.find((word) => !/^[1-9]\d*$/.test(word));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no number of posts: write one such as 60.`);
  console.log(
    '| commit | documents | cold | one changed | peak memory | JavaScript of a post page | HTML |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const count of words.length > 0 ? words.map(Number) : [60, 1000])
    console.log(await measure(process.cwd(), count));
  return 0;
});
