import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder for files of the content, and the programs that read them. */
export interface Folder {
  /** Writes a file, inside of the folder whatever its name is, and gives its path. */
  write: (name: string, text: string) => string;
  /**
   * Runs a program in the folder. The content may be a stranger's, so the environment, which has the secrets of whoever
   * runs the tests, is not passed on: only where programs are, and on Windows the system.
   */
  run: (command: string, args: readonly string[], options?: RunOptions) => Answer;
}

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  input?: string;
  shell?: boolean;
  timeout?: number;
}

interface Answer {
  status: number | null;
  stdout: string;
  stderr: string;
  error?: Error | undefined;
}

/** Gives a new folder to `use`, and removes it afterwards. */
export function inFolder<T>(use: (folder: Folder) => T): T {
  const cwd = mkdtempSync(path.join(tmpdir(), 'snippets-'));
  const { PATH, SystemRoot } = process.env;
  const bare = { PATH, SystemRoot, HOME: cwd, USERPROFILE: cwd, TMPDIR: cwd, TEMP: cwd, NO_COLOR: '1' };
  try {
    return use({
      write: (name, text) => {
        const file = path.join(cwd, path.normalize(`/${name}`));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
        return file;
      },
      run: (command, args, { env, ...options } = {}) =>
        spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...bare, ...env }, ...options }),
    });
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}
