/**
 * Measures this site beside other generators, in one interleaved run:
 *
 *     node src/cli/run-ts.mjs tests/bench/compare.ts --harness FOLDER [--work FOLDER] [--runs 5] [--only pages,builds]
 *                                                    [--peers docusaurus,starlight,vitepress,hugo] [--sizes 37+71,1000+71]
 *
 * The harness is the folder with `corpus.mjs`, `measure.mjs`, `build.mjs` and `peers/` (its packages installed). Corpora,
 * copies, builds and results go to the working folder; what is there already is used again. See README.md beside this file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    harness: { type: 'string' },
    work: { type: 'string', default: path.join(os.tmpdir(), 'tidepool-peers') },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'pages,builds' },
    peers: { type: 'string', default: 'docusaurus,starlight,vitepress,hugo' },
    sizes: { type: 'string', default: '37+71,1000+71' },
  },
});

/** How each generator builds, in a folder its setup script has made. */
const BUILD: Record<string, string> = {
  docusaurus: 'npm run build',
  starlight: 'npm run build',
  vitepress: 'npm run build',
  hugo: 'hugo --minify',
};

function run(command: string, args: readonly string[], cwd: string, shell = false): void {
  // Starlight's Astro may need a newer Node than this one; the harness takes it from the same variable.
  const newer = cwd.endsWith('starlight') ? process.env.STARLIGHT_NODE : undefined;
  const env: NodeJS.ProcessEnv = { ...process.env, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1' };
  if (newer !== undefined) env.PATH = newer + path.delimiter + (process.env.PATH ?? '');
  const { status } = spawnSync(command, args, { cwd, env, shell, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed (${String(status)}).`);
}

function main(): void {
  if (options.harness === undefined) throw new Error('Usage: compare.ts --harness FOLDER [--work FOLDER] …');
  const harness = path.resolve(options.harness);
  const work = path.resolve(options.work);
  const peers = options.peers.split(',').filter(Boolean);
  const node = (script: string, ...args: string[]): void => {
    run(process.execPath, [path.join(harness, script), ...args], harness);
  };
  const corpusOf = (size: string): string => {
    const [posts = '', docs = ''] = size.split('+');
    const folder = path.join(work, `corpus-${posts}-${docs}`);
    if (!existsSync(path.join(folder, 'manifest.json')))
      node('corpus.mjs', '--posts', posts, '--docs', docs, '--out', folder);
    return folder;
  };
  const adapt = (corpus: string, folder: string): void => {
    run(
      process.execPath,
      ['src/cli/run-ts.mjs', 'tests/bench/adapt.ts', '--corpus', corpus, '--out', folder],
      process.cwd(),
    );
  };

  if (options.only.includes('pages')) {
    const corpus = corpusOf('37+71');
    const folders = peers.map((name) => {
      const folder = path.join(work, 'work', name);
      const settings = path.join(folder, 'site.json');
      if (!existsSync(settings)) node(`peers/${name}/setup.mjs`, '--corpus', corpus, '--out', folder);
      const { dist } = JSON.parse(readFileSync(settings, 'utf8')) as { dist: string };
      if (!existsSync(path.join(folder, dist))) run(BUILD[name] ?? 'npm run build', [], folder, true);
      return folder;
    });
    const own = path.join(work, 'work', 'tidepool');
    adapt(corpus, own);
    run('npm run build', [], own, true);
    const sites = [own, ...folders].map((folder) => path.join(folder, 'site.json'));
    node('measure.mjs', '--runs', options.runs, '--out', path.join(work, 'results'), ...sites);
  }

  if (options.only.includes('builds')) {
    for (const size of options.sizes.split(',')) {
      const own = path.join(work, `size-${size.replace('+', '-')}`, 'tidepool');
      adapt(corpusOf(size), own);
      node(
        'build.mjs',
        ...['--work', work, '--sizes', size, '--runs', size === '37+71' ? '3' : '1'],
        ...['--peers', options.peers, '--extra', `tidepool=${own}`],
        ...['--out', path.join(work, `build-results-${size.replace('+', '-')}`)],
      );
    }
  }
}

main();
