/**
 * `npm run check:content`: prints everything that is wrong with the content, in seconds and without Gatsby. When many
 * documents must be compiled, a second process with `--backwards` compiles the last half of them.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { compare } from '../domain/basics/compare';
import { withBase } from '../domain/routing/paths';
import { planRedirects } from '../domain/site/redirects';
import type { SiteContent } from '../domain/site/site-content';
import { site } from '../site/config';
import { checkContent } from '../gatsby/content/check-content';
import { contentRoot } from '../gatsby/configuration/content-root';
import { ContentLoader } from '../gatsby/content/load-content';
import { formatProblemsFrom, showsAll } from '../gatsby/content/shown-paths';

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
  const start = performance.now();
  const { problems, documents, built } = checkContent({ onMissing: shareWork });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const failed = problems.some((problem) => problem.severity === 'error');
  process.exitCode = failed ? 1 : 0;
  if (process.argv.includes('--json')) {
    const records = problems.map(({ file, line, column, severity, found, fix }) => {
      return { file, line, column, severity, message: found, fix };
    });
    console.log(JSON.stringify(records, null, 2));
    return;
  }
  if (process.argv.includes('--addresses')) {
    console.log(addressesOf(built).join('\n'));
    return;
  }
  const isAll = process.argv.includes('--all') || showsAll();
  const seeAll = isAll ? undefined : '`npm run check:content -- --all` lists them all.';
  if (problems.length > 0) {
    console.error(`${formatProblemsFrom(problems, contentRoot(), process.cwd(), seeAll)}\n`);
  }
  console.log(`Content: ${documents} documents checked in ${seconds} s${failed ? '' : ', fine'}.`);
}

/** Addresses of the built site, redirects included, with the base path. */
function addressesOf({ index, plan, redirects, addresses }: SiteContent): string[] {
  const planned = planRedirects(plan.pages, index.authors, site.i18n);
  const sources = [...redirects, ...planned].map(({ from }) => from);
  return [...new Set([...addresses, ...sources])]
    .map((address) => withBase(address, site.baseUrl))
    .sort(compare);
}

if (process.argv.includes('--backwards')) new ContentLoader(contentRoot(), process.cwd()).compileBackwards();
else main();
