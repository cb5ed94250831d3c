/** Floor of an append: a plain `idb` loop that writes the same records as the log without checks. */
import { type IDBPDatabase, openDB, unwrap } from 'idb';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { AppendRequest } from '#events/log/eventLog.ts';
import { layOut, placesOfRows, rowOf, rowsPlaceKey } from '#events/log/logLayout.ts';
import type { CommandRow } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { World } from '#world/world.ts';

export type WrittenRecords = { readonly events: readonly StoredEvent[]; readonly command: CommandRow };

/** Precomputes the records with a log in memory, so that the loop does not have to. */
export const createRecorder = (world: World, tenant: string) => {
  const log = createEventLog({ storage: memoryStorage(), hints: silentHints, world, tenant });
  return async (request: AppendRequest): Promise<WrittenRecords> => {
    const result = await log.append(request);
    if (!result.ok) throw new Error(`the recorder was refused: ${result.why}`);
    const { events } = result;
    const command: CommandRow = {
      commandId: request.commandId,
      commandHash: request.commandHash,
      from: result.head - events.length + 1,
      to: result.head,
      reply: request.reply ?? null,
      at: events.at(-1)?.recordedAt ?? '',
    };
    return { events, command };
  };
};

export const openRaw = (name: string): Promise<IDBPDatabase> =>
  openDB(name, 1, { upgrade: (database) => layOut(unwrap(database), name) });

/** Writes one append's records in one strict transaction; resolves on commit. */
export const writeRaw = async (
  database: IDBPDatabase,
  { events, command }: WrittenRecords,
  tenant: string,
): Promise<void> => {
  const transaction = database.transaction(
    ['events', 'places', 'heads', 'streams', 'commands'],
    'readwrite',
    {
      durability: 'strict',
    },
  );
  const store = (name: string) => transaction.objectStore(name);
  for (const event of events) void store('events').add(rowOf(event));
  const [first] = events;
  if (first) void store('places').add(placesOfRows(events), rowsPlaceKey(tenant, first.position));
  const last = events.at(-1);
  if (last !== undefined) {
    const { position, hash, recordedAt } = last;
    void store('heads').put({ position, hash, recordedAt }, tenant);
    void store('streams').put(last.revision, [tenant, last.stream]);
  }
  void store('commands').put(command, [tenant, command.commandId]);
  transaction.commit();
  await transaction.done;
};
