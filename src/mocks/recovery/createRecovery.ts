/** What can be done after a loss. Each way ends in a new database; what was found stays as it is, under its own name. */
import { branchKey, mainBranch } from '#domain/inspection/branchControls.ts';
import type { Loss, RecoveryControls, RecoveryStep, Salvage } from '#domain/recovery/loss.ts';
import type { CommandRow } from '#events/log/logStorage.ts';
import { erasedIn } from '#events/people/erasures.ts';
import { peopleNamed, withoutErased } from '#events/people/peopleSecrets.ts';
import type { Secrets } from '#events/recovery/copyVault.ts';
import { type Salvaged, salvageLog } from '#events/recovery/salvageLog.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { exportNdjson } from '../inspection/exportNdjson.ts';
import { rowsToWrap, wrapSecrets } from '../inspection/wrappedSecrets.ts';
import { demoVault } from '../seed/demoVault.ts';
import { branchesNoted } from './branchesNoted.ts';
import { guarded } from './guarded.ts';
import { createBackupImport } from './importBackup.ts';
import { beginNew, buildNew } from './newDatabase.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { openSources } from './recoverySources.ts';
import { chooseMemory } from './withoutSaving.ts';

export type RecoveryParts = {
  readonly world: World;
  readonly place: RecoveryPlace;
  readonly loss: Loss;
};

type Left = Salvaged & { readonly commands: readonly CommandRow[]; readonly secrets: Secrets | null };

/** Reads what is left once: nothing changes it while the page shows its loss. What was stopped is read anew. */
const createSalvage = ({ world, place, loss }: RecoveryParts) => {
  let kept: Left | null = null;
  return async ({ onProgress, signal }: RecoveryStep): Promise<Left> => {
    if (kept !== null) return kept;
    signal.throwIfAborted();
    const sources = await openSources(place, loss, world);
    try {
      signal.throwIfAborted();
      const { copy, copyEnd, secrets } = sources;
      const known = { loss, copyEnd, damagedParts: copy.damagedParts };
      const tell = (done: number, total: number): void => {
        signal.throwIfAborted();
        onProgress(done, total);
      };
      const salvaged = await salvageLog(sources.events, known, tell);
      signal.throwIfAborted();
      kept = { ...salvaged, commands: copy.commands, secrets };
      return kept;
    } finally {
      await sources.close();
    }
  };
};

export const createRecovery = (parts: RecoveryParts): RecoveryControls => {
  const { world, place, loss } = parts;
  const { tenant } = loss;
  const target = { world, place, tenant };
  const salvage = createSalvage(parts);
  const backup = createBackupImport({
    ...target,
    own: async (signal) => {
      const { events, secrets } = await salvage({ signal, onProgress: () => {} });
      return { firstHash: events[0]?.hash ?? null, secrets, erased: new Set(erasedIn(events)) };
    },
  });

  return {
    loss,
    inspect: async (step): Promise<Salvage> => {
      const { upTo, fromCopy, missing, damagedParts } = await salvage(step);
      const branches = tenant === mainBranch ? branchesNoted(place).length : 0;
      return { upTo, fromCopy, missing, damagedParts, branches };
    },
    restore: (step) =>
      guarded(async () => {
        const { events, commands, secrets } = await salvage(step);
        const left = withoutErased(secrets ?? demoVault, events);
        const content = { lists: [events], commands, secrets: () => left };
        return buildNew(target, content, { step, total: events.length });
      }),
    checkFile: (file, step) => guarded(() => backup.check(file, step)),
    importFile: (chosen, step) => guarded(() => backup.restore(chosen, step)),
    exportReadable: async (secret, step) => {
      const { events, secrets } = await salvage(step);
      const rows = rowsToWrap(secrets ?? [], new Set(peopleNamed(events)));
      const wrapped =
        secret === null ? null : await wrapSecrets(rows, { passphrase: secret, ids: world.ids });
      return exportNdjson(events, { tenant, createdAt: isoNow(world.clock), wrapped });
    },
    startFresh: () =>
      guarded(async () => {
        if (tenant === mainBranch) await beginNew(world, place, tenant);
        else place.find().removeItem(branchKey);
        place.markers.remove(tenant);
        return { ok: true };
      }),
    goOnWithoutSaving: chooseMemory,
  };
};
