import { readdirSync, readFileSync } from 'node:fs';

/** A process as /proc shows it. */
interface Process {
  parent: number;
  /** Bytes. */
  resident: number;
  /** Milliseconds of all its threads. */
  cpu: number;
}

/** Length of the kernel's tick, which is the same on all platforms of Node. */
const TICK = 10;

/**
 * Memory of a process and all its descendants (Linux).
 * @returns Sum of the resident sets in bytes; 0 where /proc is missing.
 */
export const treeMemory = (root: number): number =>
  tree(root).reduce((sum, { resident }) => sum + resident, 0);

/**
 * CPU time of a process and its descendants, including those that have ended (Linux).
 * @returns Milliseconds; 0 where /proc is missing.
 */
export const treeCpu = (root: number): number => tree(root).reduce((sum, { cpu }) => sum + cpu, 0);

function tree(root: number): Process[] {
  const all = processes();
  const children = new Map<number, number[]>();
  for (const [pid, { parent }] of all) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const collect = (pid: number): Process[] => {
    const own = all.get(pid);
    return [...(own ? [own] : []), ...(children.get(pid) ?? []).flatMap(collect)];
  };
  return collect(root);
}

function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of safeList('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const status = safeRead(`/proc/${name}/status`);
    // The program's name, in parentheses, may contain anything.
    const fields = safeRead(`/proc/${name}/stat`).replace(/^.*\)/s, '').trim().split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    found.set(pid, {
      parent: Number(fields[1]),
      resident: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024,
      cpu: ticks * TICK,
    });
  }
  return found;
}

function safeList(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

// A process may end between listing and reading.
function safeRead(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
