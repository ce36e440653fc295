import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const PATIENCE_MS = 60_000;

/**
 * Starts a program that ends with this process.
 * @param env What is added to the environment.
 */
export function startProgram(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): ChildProcess {
  // The fourth stream is for programs that are told to write what they have to say there.
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  // What nobody reads would fill the pipes and hold the program up.
  for (const stream of child.stdio) stream?.on('data', () => undefined);
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** Waits until a program says what is looked for; gives the first group of it. */
export function said(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => reject(new Error(`${child.spawnfile} ${reason}:\n${output}`));
    const timer = setTimeout(() => fail('is not ready after a minute'), PATIENCE_MS);
    const read = (data: Buffer): void => {
      output += data.toString();
      const match = wanted.exec(output);
      if (match === null) return;
      clearTimeout(timer);
      resolve(match[1] ?? '');
    };
    for (const stream of child.stdio) stream?.on('data', read);
    child.once('error', (error) => fail(error.message));
    child.once('exit', () => fail('has ended'));
  });
}

/** Asks a program to stop and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
