/** Megabytes of the disk, and what the service writes at a time. */
export const [DISK, WRITE] = [64, 8];

/** What happened, for the words of the text. */
export type Event = 'start' | 'wrote' | 'full' | 'renamed' | 'created' | 'kept' | 'freed' | 'reopened';

/** Names and files, which are two things, and the file that the service has open. */
export interface Disk {
  names: Readonly<Record<string, number>>;
  /** Megabytes by inode number. */
  files: Readonly<Record<number, number>>;
  open: number;
  event: Event;
}

/** What a reader can do, and whether it is possible. */
export const COMMANDS = {
  write: () => true,
  'mv app.log app.log.1': ({ names }: Disk) => 'app.log' in names,
  'touch app.log': ({ names }: Disk) => !('app.log' in names),
  'rm app.log.1': ({ names }: Disk) => 'app.log.1' in names,
  restart: () => true,
} as const satisfies Record<string, (disk: Disk) => boolean>;

/** A command of {@link COMMANDS}. */
export type Command = keyof typeof COMMANDS;

/** A service that has written into its log. */
export const FRESH: Disk = { names: { 'app.log': 11 }, files: { 11: WRITE }, open: 11, event: 'start' };

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** What `df` counts: every file that still exists. */
export const df = ({ files }: Disk): number => sum(Object.values(files));

/** What `du` counts: the files that it finds under names. */
export const du = ({ names, files }: Disk): number =>
  sum([...new Set(Object.values(names))].map((inode) => files[inode] ?? 0));

/** The disk after a command. A file is gone when it has neither a name nor a process that has it open. */
export function run(disk: Disk, command: Command): Disk {
  const { 'app.log': log, 'app.log.1': old } = disk.names;
  const inode = Math.max(10, ...Object.keys(disk.files).map(Number)) + 1;
  switch (command) {
    case 'write':
      if (df(disk) + WRITE > DISK) return { ...disk, event: 'full' };
      return {
        ...disk,
        files: { ...disk.files, [disk.open]: (disk.files[disk.open] ?? 0) + WRITE },
        event: 'wrote',
      };
    case 'mv app.log app.log.1':
      return log === undefined ? disk : swept({ ...disk, names: { 'app.log.1': log }, event: 'renamed' });
    case 'touch app.log':
      return {
        ...disk,
        names: { ...disk.names, 'app.log': inode },
        files: { ...disk.files, [inode]: 0 },
        event: 'created',
      };
    case 'rm app.log.1':
      return swept({
        ...disk,
        names: log === undefined ? {} : { 'app.log': log },
        event: old === disk.open ? 'kept' : 'freed',
      });
    case 'restart': {
      // Opening for appending creates what is not there.
      const opened = log === undefined ? run(disk, 'touch app.log') : disk;
      const next = swept({ ...opened, open: opened.names['app.log'] ?? inode });
      return { ...next, event: df(next) < df(disk) ? 'freed' : 'reopened' };
    }
  }
}

function swept(disk: Disk): Disk {
  const kept = new Set([...Object.values(disk.names), disk.open].map(String));
  return {
    ...disk,
    files: Object.fromEntries(Object.entries(disk.files).filter(([inode]) => kept.has(inode))),
  };
}
