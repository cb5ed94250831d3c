/** Floor of a rebuild: reads and parses the segments or records of the same log without folding. */
import { wrap } from 'idb';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { database, type LongLog, longTenant } from './longLog.ts';

/** Same batch size as a rebuild. */
const segmentsAtOnce = 16;
const recordsAtOnce = 1_000;

const readRows = async (base: IDBDatabase, tenant: string): Promise<number> => {
  for (let count = 0; ; ) {
    const range = IDBKeyRange.bound([tenant, count], [tenant, count + recordsAtOnce], true, false);
    const records = base.transaction('events').objectStore('events').getAll(range);
    const found = await wrap(records as IDBRequest<StoredEvent[]>);
    count += found.length;
    if (found.length === 0) return count;
  }
};

/** Returns milliseconds; throws if the log has a different number of events. */
export const segmentFloor = async (longLog: LongLog): Promise<number> => {
  const tenant = longTenant(longLog);
  const base = await wrap(indexedDB.open(database) as IDBRequest<IDBDatabase>);
  const started = performance.now();
  let parsed = 0;
  let from: IDBValidKey = [tenant];
  for (;;) {
    const segments = base.transaction('segments').objectStore('segments');
    const range = IDBKeyRange.bound(from, [tenant, []], true);
    const [keys, texts] = await Promise.all([
      wrap(segments.getAllKeys(range, segmentsAtOnce)),
      wrap(segments.getAll(range, segmentsAtOnce) as IDBRequest<string[]>),
    ]);
    for (const text of texts)
      for (const line of text.split('\n')) if ((JSON.parse(line) as StoredEvent).position > 0) parsed += 1;
    const last = keys.at(-1);
    if (last === undefined) break;
    from = last;
  }
  parsed += await readRows(base as unknown as IDBDatabase, tenant);
  const took = performance.now() - started;
  base.close();
  if (parsed !== longLog.events) throw new Error(`${parsed} of ${longLog.events} events were read`);
  return took;
};
