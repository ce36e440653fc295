import { formatProblems } from '../../domain/problem/format-problems';
import type { Problem } from '../../domain/problem/problem';

/** Prints what is wrong with the configuration and ends the program, which cannot run without one. */
export function stopAtProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) process.stderr.write(`${formatProblems(problems)}\n`);
  if (problems.some(({ severity }) => severity === 'error')) process.exit(1);
}
