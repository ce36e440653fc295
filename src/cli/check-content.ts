/**
 * `npm run check:content`: prints everything that is wrong with the content, in seconds and without Gatsby. When many
 * documents must be compiled, a second process with `--backwards` compiles the last half of them. Frequent problems are
 * summarized; `-- --all` lists them all.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { checkContent } from '../gatsby/content/check-content';
import { contentRoot } from '../gatsby/configuration/content-root';
import { ContentLoader } from '../gatsby/content/load-content';
import { requireConfiguration } from '../gatsby/configuration/own-configuration';
import { showsAll } from '../gatsby/content/problem-report';
import { formatProblemsFrom } from '../gatsby/content/shown-paths';

/** Fewer documents are compiled before another process has started. */
const MANY = 40;

function shareWork(missing: number): void {
  const program = process.argv[1];
  if (missing < MANY || availableParallelism() < 2 || program === undefined) return;
  const helper = fork(program, ['--backwards'], { stdio: 'ignore' });
  // A helper that fails or is late only costs time: this process compiles whatever is missing.
  helper.on('error', () => undefined);
  helper.unref();
  helper.channel?.unref();
  process.on('exit', () => helper.kill());
}

function main(): void {
  requireConfiguration();
  const { problems, documents, milliseconds } = checkContent({ onMissing: shareWork });
  const failed = problems.some((problem) => problem.severity === 'error');
  const seeAll =
    process.argv.includes('--all') || showsAll()
      ? undefined
      : '`npm run check:content -- --all` lists them all.';
  if (problems.length > 0) {
    console.error(`${formatProblemsFrom(problems, contentRoot(), process.cwd(), seeAll)}\n`);
  }
  console.log(
    `Content: ${documents} documents checked in ${(milliseconds / 1000).toFixed(1)} s${failed ? '' : ', fine'}.`,
  );
  process.exitCode = failed ? 1 : 0;
}

if (process.argv.includes('--backwards')) new ContentLoader(contentRoot(), process.cwd()).compileBackwards();
else main();
