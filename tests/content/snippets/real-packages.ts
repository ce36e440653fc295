import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Writes a project to a temporary folder, installs what its `package.json` names, and runs its `typecheck`.
 * @returns what is wrong; empty if nothing is.
 */
export function installAndCheck(project: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'walkthrough-'));
  try {
    for (const [file, text] of project) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    // Types need no native modules and no engine that changes databases, so nothing is compiled or loaded.
    const env = {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      CHECKPOINT_DISABLE: '1',
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    };
    const command = 'npm install --ignore-scripts --no-audit --no-fund && npm run typecheck';
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: folder,
      env,
      shell: true,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
