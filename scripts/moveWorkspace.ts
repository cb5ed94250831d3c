/** Moves a workspace out of the server's database into a file, or from a file into it (`npm run move`). */
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createEventLog } from '#events/log/createEventLog.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { FolderInUse } from '#hosted/database/lockFolder.ts';
import { runSchemaSteps } from '#hosted/database/schema.ts';
import type { SqlDatabase } from '#hosted/database/sqlDatabase.ts';
import { createSecretBox } from '#hosted/log/secretBox.ts';
import { openSqlStorage } from '#hosted/log/sqlStorage.ts';
import { tenant } from '#hosted/openHosted.ts';
import { exportWorkspace, importWorkspace, MoveRefused } from '#hosted/workspaces/moveWorkspace.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import { openDatabase } from './host.ts';
import { type HostSettings, readHostSettings, vaultKeyOf } from './hostSettings.ts';

const usage = `PASSPHRASE=… npm run move -- in FILE [WORKSPACE]
PASSPHRASE=… npm run move -- out FILE WORKSPACE`;

export type MoveOrder = {
  readonly way: 'in' | 'out';
  readonly path: string;
  readonly workspaceId: string | null;
  readonly passphrase: string;
};

const orderIn = ([way, path, workspaceId]: readonly string[], passphrase = ''): MoveOrder | null =>
  (way === 'in' || (way === 'out' && workspaceId !== undefined)) && path !== undefined && passphrase !== ''
    ? { way, path, workspaceId: workspaceId ?? null, passphrase }
    : null;

const moveWith = async (
  database: SqlDatabase,
  { world, vaultKey }: { readonly world: World; readonly vaultKey: Uint8Array },
  { way, path, workspaceId, passphrase }: MoveOrder,
): Promise<string> => {
  await runSchemaSteps(database);
  const storage = await openSqlStorage({ database, tenant, secrets: createSecretBox(vaultKey) });
  if (way === 'in') {
    const file = await openAsBlob(path);
    const moved = await importWorkspace({ storage, tenant, clock: world.clock }, file, {
      workspaceId,
      passphrase,
    });
    return `The workspace ${moved.workspaceId} is here: ${moved.events} events, ${moved.accounts} accounts.`;
  }
  const log = createEventLog({ storage, hints: silentHints, world, tenant });
  const wrapping = { passphrase, ids: world.ids };
  const file = await exportWorkspace(log, world.clock, { workspaceId: String(workspaceId), wrapping });
  await writeFile(path, file.stream());
  return `The workspace ${workspaceId} is in ${path}. “Restore a backup” takes it into a browser.`;
};

/** Resolves with what was done; rejects with `MoveRefused`, and then nothing has changed. */
export const moveWorkspace = async (settings: HostSettings, order: MoveOrder): Promise<string> => {
  const world = createLiveWorld();
  const database = await openDatabase(settings, world);
  try {
    return await moveWith(database, { world, vaultKey: vaultKeyOf(settings) }, order);
  } finally {
    await database.close();
  }
};

const moveFromEnvironment = async (): Promise<string | null> => {
  const settings = readHostSettings(process.env, dirname(import.meta.dirname));
  if (!settings.ok) return settings.problem;
  const order = orderIn(process.argv.slice(2), process.env.PASSPHRASE);
  if (order === null) return usage;
  try {
    console.log(await moveWorkspace(settings.settings, order));
    return null;
  } catch (problem) {
    if (problem instanceof MoveRefused || problem instanceof FolderInUse) return problem.message;
    throw problem;
  }
};

if (import.meta.main) {
  const problem = await moveFromEnvironment();
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
}
