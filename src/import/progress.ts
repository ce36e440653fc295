import { spinner } from '@clack/prompts';

/**
 * Shows what is being done: a spinner in a terminal, otherwise a line for each step.
 * @returns a function that takes the next step, or null at the end.
 */
export function progress(isTerminal = process.stdout.isTTY): (step: string | null) => void {
  if (!isTerminal) {
    return (step) => {
      if (step !== null) console.log(`${step} …`);
    };
  }
  const shown = spinner();
  let isRunning = false;
  return (step) => {
    if (step === null) shown.stop('Done');
    else if (isRunning) shown.message(step);
    else shown.start(step);
    isRunning = step !== null;
  };
}
