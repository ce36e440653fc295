import { inFolder } from './folder';

/**
 * Writes a project to a temporary folder, installs what its `package.json` names, and runs its `typecheck`.
 * @returns what is wrong; empty if nothing is.
 */
export function installAndCheck(project: ReadonlyMap<string, string>): string {
  return inFolder((folder) => {
    for (const [file, text] of project) folder.write(file, text);
    // Types need no native modules and no engine that changes databases, so nothing is compiled or loaded.
    const env = {
      npm_config_registry: process.env.npm_config_registry,
      NEXT_TELEMETRY_DISABLED: '1',
      CHECKPOINT_DISABLE: '1',
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    };
    const command = 'npm install --ignore-scripts --no-audit --no-fund && npm run typecheck';
    const { status, stdout, stderr } = folder.run(command, [], { env, shell: true });
    return status === 0 ? '' : stdout + stderr;
  });
}
