/** Creates the recovery options after a loss. Each ends in a new database, and the old one remains under its name. */
import { branchKey, mainBranch } from '#domain/inspection/branchControls.ts';
import type { MissingRange, RecoveryControls, RecoveryStep, Salvage } from '#domain/recovery/loss.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { tenantOfKey } from '#events/recovery/headMarker.ts';
import { isoNow } from '#world/clock.ts';
import { exportPages } from '../inspection/exportPages.ts';
import { rowsToWrap, wrapSecrets } from '../inspection/wrappedSecrets.ts';
import { createBackupImport } from './importBackup.ts';
import { beginNew } from './newDatabase.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { restoreLeft } from './restoreLeft.ts';
import { createSalvage, type Left, type LookedThrough, type RecoveryParts } from './salvage.ts';
import { withStorageRefusal } from './storageRefusal.ts';
import { chooseMemory } from './withoutSaving.ts';

const branchesNoted = ({ keys }: Pick<RecoveryPlace, 'keys'>): readonly string[] =>
  keys().flatMap((key) => {
    const tenant = tenantOfKey(key);
    return tenant === null || tenant === mainBranch ? [] : [tenant];
  });

async function* listsOf(
  salvage: LookedThrough,
  left: Left,
  { onProgress, signal }: RecoveryStep,
): AsyncGenerator<readonly StoredEvent[]> {
  let done = 0;
  for await (const { events, behind } of salvage.readable(left, signal)) {
    const readable = [...events, ...behind];
    yield readable;
    done += readable.length;
    onProgress(done, readableIn(left));
  }
}

const readableIn = ({ head, behind }: Left): number => head.position + behind;

const holesIn = ({ behind, missing, last }: Left): { missing?: readonly MissingRange[] } =>
  behind === 0 ? {} : { missing: missing.filter(({ from }) => from < last.position) };

export const createRecovery = (parts: RecoveryParts): RecoveryControls => {
  const { world, place, loss } = parts;
  const { tenant } = loss;
  const target = { world, place, tenant };
  const salvage = createSalvage(parts);
  const backup = createBackupImport({
    ...target,
    own: (signal) => salvage.look({ signal, onProgress: () => {} }),
  });

  return {
    loss,
    inspect: async (step): Promise<Salvage> => {
      const left = await salvage.look(step);
      const { upTo, fromCopy, missing, behind, damagedParts } = left;
      const intact = new Set(left.branches.map(({ row }) => row.tenant));
      const noted = tenant === mainBranch ? branchesNoted(place) : [];
      const branches = { intact: intact.size, lost: noted.filter((id) => !intact.has(id)).length };
      return { upTo, fromCopy, missing, behind, damagedParts, branches };
    },
    restore: (step) => withStorageRefusal(() => restoreLeft(parts, place, step, salvage)),
    checkFile: (file, step) => withStorageRefusal(() => backup.check(file, step)),
    importFile: (chosen, step) => withStorageRefusal(() => backup.restore(chosen, step)),
    exportReadable: async (secret, step) => {
      const left = await salvage.look(step);
      const count = readableIn(left);
      const createdAt = isoNow(world.clock);
      const facts = { tenant, createdAt, count, head: left.last.hash, ...holesIn(left) };
      const rows = rowsToWrap(left.secrets ?? [], left.named);
      return exportPages(facts, listsOf(salvage, left, step), async () =>
        secret === null ? null : wrapSecrets(rows, { passphrase: secret, ids: world.ids }),
      );
    },
    startFresh: () =>
      withStorageRefusal(async () => {
        if (tenant === mainBranch) await beginNew(world, place, tenant);
        else place.find().removeItem(branchKey);
        place.markers.remove(tenant);
        return { ok: true };
      }),
    goOnWithoutSaving: chooseMemory,
  };
};
