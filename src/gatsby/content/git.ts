import { execFileSync } from 'node:child_process';

/** The repository that a folder is in. */
export interface Repository {
  top: string;
  /** Whether this clone lacks a part of the history. */
  isShallow: boolean;
  /** The entries of `git log` about the folder, one text per commit: its format, then a line per file. */
  log: (format: string, ...options: string[]) => string[];
}

/** Opens the repository that a folder is in. @throws Error without git, and outside of a repository. */
export function repositoryOf(folder: string): Repository {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'core.quotepath=off', ...args], {
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  return {
    top: git('rev-parse', '--show-toplevel').trim(),
    isShallow: git('rev-parse', '--is-shallow-repository').trim() === 'true',
    log: (format, ...options) =>
      git('log', '--no-show-signature', `--format=%x01${format}`, ...options, '--', '.')
        .split('\u0001')
        .slice(1),
  };
}
