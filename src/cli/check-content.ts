/** `npm run check:content`: prints everything that is wrong with the content, in seconds and without Gatsby. */
import { checkContent } from '../gatsby/content/check-content';
import { projectIn } from '../gatsby/configuration/project';
import { formatProblemsFrom } from '../gatsby/content/shown-paths';
import { runCommand } from './commands.mjs';

void runCommand('check:content', ({ flags }) => {
  const start = performance.now();
  const { problems, documents } = checkContent();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const failed = problems.some((problem) => problem.severity === 'error');
  if (flags.json === true) {
    const records = problems.map(({ file, line, column, severity, found, fix }) => {
      return { file, line, column, severity, message: found, fix };
    });
    console.log(JSON.stringify(records, null, 2));
    return failed ? 1 : 0;
  }
  if (problems.length > 0)
    console.error(`${formatProblemsFrom(problems, projectIn(), flags.all === true)}\n`);
  console.log(`Content: ${documents} documents checked in ${seconds} s${failed ? '' : ', fine'}.`);
  return failed ? 1 : 0;
});
