/** What can be done after a loss. Each way ends in a new database; what was found stays as it is, under its own name. */
import { branchKey, mainBranch } from '#domain/inspection/branchControls.ts';
import type { Loss, OnProgress, RecoveryControls, RecoveryOutcome, Salvage } from '#domain/recovery/loss.ts';
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { rechained } from '#events/log/rechain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { peopleNamed, secretsFor, withBrought, withoutErased } from '#events/people/peopleSecrets.ts';
import { chooseDatabase, newDatabaseName } from '#events/recovery/databaseName.ts';
import { salvageLog } from '#events/recovery/salvageLog.ts';
import { type LogContent, writeLog } from '#events/recovery/writeLog.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { exportNdjson } from '../inspection/exportNdjson.ts';
import { readNdjson } from '../inspection/readNdjson.ts';
import { demoVault } from '../seed/demoVault.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { openSources } from './recoverySources.ts';

export type RecoveryParts = {
  readonly world: World;
  readonly place: RecoveryPlace;
  readonly loss: Loss;
};

const failed = (fault: string): RecoveryOutcome => ({ ok: false, fault });

/** What a person is told where the browser refuses; nothing was changed then. */
const guarded = async (work: () => Promise<RecoveryOutcome>): Promise<RecoveryOutcome> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError || error instanceof DOMException)
      return failed(`The browser’s storage refused: ${error.message}`);
    throw error;
  }
};

const remove = ({ indexedDb }: RecoveryPlace, name: string): Promise<void> =>
  new Promise((resolve) => {
    const removing = indexedDb.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) removing.addEventListener(end, () => resolve());
  });

/** The same facts as events of this log; those of a file may be another branch's. */
const asTenant = (events: readonly StoredEvent[], tenant: string): readonly StoredEvent[] => {
  if (events[0]?.tenant === tenant) return events;
  let last = emptyHead;
  return events.map((event) => {
    const moved = rechained(event, tenant, last);
    last = headOf(moved);
    return moved;
  });
};

export const createRecovery = ({ world, place, loss }: RecoveryParts): RecoveryControls => {
  const { tenant } = loss;

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

  /** The log is the new database's once its last event is on the device; a crash before that changes nothing. */
  const buildNew = async (content: LogContent, onProgress: OnProgress): Promise<RecoveryOutcome> => {
    const last = content.events.at(-1);
    if (last === undefined) return failed('There is no event that could be brought back.');
    const storeId = world.ids.uuid();
    const name = newDatabaseName(storeId);
    const at = { factory: place.indexedDb, name, clock: world.clock, tenant, storeId };
    try {
      const storage = await indexedDbStorage(at);
      await writeLog(storage, content, onProgress);
      await storage.close();
      chooseDatabase(place.find, name);
    } catch (error) {
      await remove(place, name);
      throw error;
    }
    place.markers.write(tenant, { storeId, ...headOf(last) });
    return { ok: true };
  };

  return {
    loss,
    inspect: async (onProgress): Promise<Salvage> => {
      const { upTo, fromCopy, missing, damagedParts } = await salvage(onProgress);
      return { upTo, fromCopy, missing, damagedParts };
    },
    restore: (onProgress) =>
      guarded(async () => {
        const { events, commands, secrets } = await salvage(() => {});
        return buildNew(
          { events, commands, secrets: withoutErased(secrets ?? demoVault, events) },
          onProgress,
        );
      }),
    importFile: (file, onProgress) =>
      guarded(async () => {
        const { report, events, people } = await readNdjson(file);
        if (report.fault) return failed(report.fault.detail);
        const { secrets, events: known } = await salvage(() => {});
        // An older file has the keys of people who were erased since.
        const brought = withBrought(secrets ?? demoVault, people);
        return buildNew(
          {
            events: asTenant(events, tenant),
            commands: [],
            secrets: withoutErased(brought, [...known, ...events]),
          },
          onProgress,
        );
      }),
    exportReadable: async () => {
      const { events, secrets } = await salvage(() => {});
      const people = secretsFor(secrets ?? [], new Set(peopleNamed(events)));
      return exportNdjson(events, { tenant, createdAt: isoNow(world.clock), people });
    },
    startFresh: () =>
      guarded(async () => {
        if (tenant === mainBranch) chooseDatabase(place.find, newDatabaseName(world.ids.uuid()));
        else place.find().removeItem(branchKey);
        place.markers.remove(tenant);
        return { ok: true };
      }),
  };
};
