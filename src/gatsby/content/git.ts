import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../domain/basics/once';
import { contentFile, contentRoots } from '../configuration/content-roots';

/** The history of a folder. */
interface History {
  /** Whether this clone lacks a part of it. */
  isShallow: boolean;
  /** The entries of `git log` about the folder, one text per commit: its format, then a line per file, as paths in it. */
  log: (format: string, ...options: string[]) => string[];
}

/** Variables that say which repository is meant, as git sets them for hooks; those of its configuration stay. */
const OF_REPOSITORY = /^GIT_(?!CONFIG|EXEC_PATH$)/i;

/** With these git starts nothing that a repository's configuration names, and contacts nobody. */
const OPTIONS = [
  ...['--no-pager', '--literal-pathspecs', '-c', 'core.quotepath=off', '-c', 'core.fsmonitor=false'],
  ...['-c', 'core.hooksPath=/dev/null', '-c', 'safe.bareRepository=explicit'],
];

/**
 * Opens the history of a folder. Nothing else calls git. The repository is that of the closest `.git` from the folder
 * upwards; in the folder itself, that of content which is a repository of its own. Below it everything is content, and so
 * is a bare repository (`HEAD`, `objects`, `refs`) anywhere: unlike `.git` it can be committed, so a pull request can bring
 * it, and git would believe its configuration. Of the other one only the history is believed: it chooses neither programs
 * nor where its files are (`core.worktree`), since it may have come in an archive.
 * @throws Error without git, and outside of a repository.
 */
function historyOf(folder: string): History {
  const real = realpathSync(folder);
  const top = withGit(real);
  const git = (command: string, ...args: string[]): string =>
    execFileSync('git', ['-C', top, `--work-tree=${top}`, ...OPTIONS, command, ...args], {
      encoding: 'utf8',
      env: {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_REPOSITORY.test(name))),
        GIT_CEILING_DIRECTORIES: path.dirname(top),
        // A missing object is not asked for: the repository says where and with which program. Git before 2.45 knows
        // only the second one, for which no way to ask is allowed.
        GIT_NO_LAZY_FETCH: '1',
        GIT_ALLOW_PROTOCOL: 'none',
      },
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const within = path.relative(top, real).split(path.sep).join('/');
  const names = within === '' ? ['--no-relative'] : [`--relative=${within}/`];
  const plain = ['--no-show-signature', '--no-ext-diff', '--no-textconv', ...names];
  return {
    isShallow: git('rev-parse', '--is-shallow-repository').trim() === 'true',
    log: (format, ...options) =>
      git('log', `--format=%x01${format}`, ...plain, ...options, '--', within || '.')
        .split('\u0001')
        .slice(1),
  };
}

/** The closest folder with a `.git`, from a folder upwards. */
function withGit(folder: string): string {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('There is no repository.');
  return withGit(parent);
}

/** Makes a function that gives the day a file of any content root was first committed. */
export function firstCommitOf(root: string): (file: string) => string | null {
  const folders = contentRoots(root).map(firstCommits);
  return (file) => folders.map((dayOf) => dayOf(file)).find((day) => day !== null) ?? null;
}

/** Makes a function that gives the day a file of any content root was last changed, in UTC. */
export const fileDayOf =
  (root: string) =>
  (file: string): string | null =>
    statSync(contentFile(root, file), { throwIfNoEntry: false })?.mtime.toISOString().slice(0, 10) ?? null;

/**
 * Makes a function that gives the day a file was first committed, as `YYYY-MM-DD` in its author's time zone; null before
 * the first commit, without git, or in a shallow clone, whose oldest commit seems to add every file.
 */
export function firstCommits(folder: string): (file: string) => string | null {
  const days = once(() => readDays(folder));
  return (file) => days().get(path.join(folder, file)) ?? null;
}

function readDays(folder: string): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const { isShallow, log } = historyOf(folder);
    if (isShallow) return days;
    for (const entry of log('%as', '--reverse', '--name-status', '--find-renames', '--diff-filter=AR')) {
      const [day = '', ...changes] = entry.split('\n');
      for (const change of changes) {
        const [, from = '', to = from] = change.split('\t').map((name) => path.join(folder, name));
        // A renamed file keeps the day of its former name, and a restored file that of its first version.
        const known = days.get(from) ?? day;
        if (!days.has(to)) days.set(to, known);
      }
    }
  } catch {
    // Without git nothing is known.
  }
  return days;
}

interface Commit {
  /** Committer date in UTC, as ISO 8601. */
  at: string;
  /** Name of the author; name and address are mapped by `.mailmap`. */
  by: string;
  email: string;
}

/** Newest commit of each file, by absolute path. */
export type LastUpdates = Map<string, Commit>;

/** Newest commits of the files of all content roots; `warn` is called where the history is incomplete. */
export const readAllLastUpdates = (root: string, warn: (message: string) => void): LastUpdates =>
  new Map(contentRoots(root).flatMap((folder) => [...readLastUpdates(folder, warn)]));

/** A commit with fewer texts is never a bulk change, whatever their share is. */
const FEWEST_IN_BULK = 10;

/**
 * The newest commit (committer date, author) of every file below a folder. Bulk changes (an import, or the same change of
 * all texts) are no updates: they have more than half of all texts that ever existed.
 * @param warn Called once, with one sentence, when the answer is missing or misleading (no git, shallow clone).
 */
export function readLastUpdates(folder: string, warn: (message: string) => void): LastUpdates {
  const updates: LastUpdates = new Map();
  try {
    const { isShallow, log } = historyOf(folder);
    if (isShallow)
      warn(
        'This clone is shallow, so dates of last updates may be too late. Fetch the whole history to correct them.',
      );
    const commits = log('%cI%x02%aN%x02%aE', '--no-merges', '--name-only').map((entry) => {
      const [header = '', ...files] = entry.split('\n').filter((line) => line !== '');
      return { header, files, texts: files.filter((file) => /\.mdx?$/.test(file)) };
    });
    const half = new Set(commits.flatMap(({ texts }) => texts)).size / 2;
    for (const { header, files, texts } of commits) {
      if (texts.length >= FEWEST_IN_BULK && texts.length > half) continue;
      const [at = '', by = '', email = ''] = header.split('\u0002');
      for (const file of files) {
        const absolute = path.join(folder, file);
        // The log begins with the newest commit.
        if (!updates.has(absolute)) updates.set(absolute, { at: new Date(at).toISOString(), by, email });
      }
    }
  } catch {
    warn('git is not available or this is not a repository: pages show no date of last update.');
  }
  return updates;
}

/**
 * When sources were last changed, according to git. A shallow clone dates everything before its first commit to that
 * commit: what appears newer is newer, but what appears equally old may not be.
 */
export const changedAt =
  (root: string, updates: LastUpdates) =>
  (file: string): string | null =>
    updates.get(contentFile(root, file))?.at ?? null;
