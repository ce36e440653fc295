/** `npm run check:content`: says everything that is wrong with the content, in seconds and without Gatsby. */
import { formatProblems } from '../domain/content/problem';
import { checkContent } from '../gatsby/check-content';

const { problems, documents, milliseconds } = checkContent();
const failed = problems.some((problem) => problem.severity === 'error');
if (problems.length > 0) console.error(`${formatProblems(problems)}\n`);
console.log(
  `Content: ${documents} documents checked in ${(milliseconds / 1000).toFixed(1)} s${failed ? '' : ', fine'}.`,
);
process.exitCode = failed ? 1 : 0;
