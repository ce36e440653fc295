import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of a process and all its descendants (Linux).
 * @returns Sum of the resident sets in bytes; 0 where /proc is missing.
 */
export function treeMemory(root: number): number {
  const children = new Map<number, number[]>();
  const resident = new Map<number, number>();
  for (const name of safeList('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const status = safeRead(`/proc/${name}/status`);
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    resident.set(pid, Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const sum = (pid: number): number =>
    (resident.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

function safeList(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

// A process may end between the listing and the reading.
function safeRead(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
