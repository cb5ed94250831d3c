/** What can be done after a loss. Each way ends in a new database; what was found stays as it is, under its own name. */
import { branchKey, mainBranch } from '#domain/inspection/branchControls.ts';
import type { Loss, OnProgress, RecoveryControls, Salvage } from '#domain/recovery/loss.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { erasedIn } from '#events/people/erasures.ts';
import {
  peopleNamed,
  secretsFor,
  withBrought,
  withoutErased,
  withoutKeysOf,
} from '#events/people/peopleSecrets.ts';
import { salvageLog } from '#events/recovery/salvageLog.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { checkWithPeople, eventsOfFile, FileChanged, notingErased } from '../inspection/branchEvents.ts';
import { exportNdjson } from '../inspection/exportNdjson.ts';
import { demoVault } from '../seed/demoVault.ts';
import { branchesNoted } from './branchesNoted.ts';
import { asTenant, tellingEach } from './fileEvents.ts';
import { beginNew, buildNew, failed } from './newDatabase.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { openSources } from './recoverySources.ts';
import { chooseMemory } from './withoutSaving.ts';

export type RecoveryParts = {
  readonly world: World;
  readonly place: RecoveryPlace;
  readonly loss: Loss;
};

/** What a person is told where the browser refuses; nothing was changed then. */
const guarded = async <Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | { readonly ok: false; readonly fault: string }> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError')
      return { ok: false, fault: 'It was stopped, and nothing was changed.' };
    if (error instanceof FileChanged) return { ok: false, fault: error.message };
    if (error instanceof StorageError || error instanceof DOMException)
      return { ok: false, fault: `The browser’s storage refused: ${error.message}` };
    throw error;
  }
};

export const createRecovery = ({ world, place, loss }: RecoveryParts): RecoveryControls => {
  const { tenant } = loss;
  const target = { world, place, tenant };

  const salvage = async (onProgress: OnProgress) => {
    const sources = await openSources(place, loss, world);
    try {
      const { copy, copyEnd, secrets } = sources;
      const known = { loss, copyEnd, damagedParts: copy.damagedParts };
      return { ...(await salvageLog(sources.events, known, onProgress)), commands: copy.commands, secrets };
    } finally {
      await sources.close();
    }
  };

  return {
    loss,
    inspect: async (onProgress): Promise<Salvage> => {
      const { upTo, fromCopy, missing, damagedParts } = await salvage(onProgress);
      const branches = tenant === mainBranch ? branchesNoted(place).length : 0;
      return { upTo, fromCopy, missing, damagedParts, branches };
    },
    restore: (step) =>
      guarded(async () => {
        const { events, commands, secrets } = await salvage(() => step.signal.throwIfAborted());
        const kept = withoutErased(secrets ?? demoVault, events);
        const content = { lists: [events], commands, secrets: () => kept };
        return buildNew(target, content, { step, total: events.length });
      }),
    checkFile: (file, { onProgress, signal }) =>
      guarded(async () => {
        const { report } = await checkWithPeople(file, tellingEach(onProgress, signal));
        const { fault, count, lastAt, people } = report;
        if (fault) return { ok: false, fault: fault.detail };
        return { ok: true, facts: { events: count, lastAt, people } };
      }),
    importFile: (file, step) =>
      guarded(async () => {
        const { report, people } = await checkWithPeople(file, () => step.signal.throwIfAborted());
        if (report.fault) return failed(report.fault.detail);
        const { secrets, events: known } = await salvage(() => step.signal.throwIfAborted());
        // An older file has the keys of people who were erased since.
        const brought = withBrought(secrets ?? demoVault, people);
        const erased = new Set(erasedIn(known));
        const lists = asTenant(notingErased(eventsOfFile(file), erased), tenant);
        const content = { lists, commands: [], secrets: () => withoutKeysOf(brought, erased) };
        return buildNew(target, content, { step, total: report.count });
      }),
    exportReadable: async () => {
      const { events, secrets } = await salvage(() => {});
      const people = secretsFor(secrets ?? [], new Set(peopleNamed(events)));
      return exportNdjson(events, { tenant, createdAt: isoNow(world.clock), people });
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
