/** Writes logs of up to a million events of one agency as product segments, with the index that counts them. */
import { wrap } from 'idb';
import type { Head } from '#events/log/eventLog.ts';
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import { rowOf, segmentKey, segmentPlaceKey } from '#events/log/logLayout.ts';
import { openLog } from '#events/log/openLog.ts';
import { rechained } from '#events/log/rechain.ts';
import { segmentsOf, spanOf, writeSegment } from '#events/log/segmentText.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { macrotask } from '#world/settle.ts';
import { ownEvents } from './fillLog.ts';
import { agencyEvents, eventsPerAgency } from './sampleEvents.ts';

export const database = 'agencylens-log';

export type LongLog = {
  readonly events: number;
  /** Each group of 40 events has one person and four clients; the rest are visits. Default: groups only. */
  readonly groups?: number | undefined;
  /** Single records, as single commands write them. Default: segments. */
  readonly asRecords?: boolean | undefined;
};

export const longTenant = ({ events, groups, asRecords = false }: LongLog): string =>
  `bench-long-${events}${groups === undefined ? '' : `-${groups}`}${asRecords ? '-records' : ''}`;

export const longWorkspace = 'northlight';

const tags = [`workspace:${longWorkspace}`];
const at = '2026-11-03T10:20:30.400Z';
const batchSize = 2_560;

type Fact = { readonly stream: string; readonly event: { readonly type: string; readonly data: object } };

/** Alternates 20 events of people and clients with 20 visits. */
const factsFrom = function* (groups: number): Generator<Fact> {
  for (let number = 0; ; number += 1) {
    if (number < groups) yield* agencyEvents(number);
    yield* ownEvents(eventsPerAgency).map(({ event }, index) => ({
      stream: `session-v${number}v${index >> 1}`,
      event,
    }));
  }
};

const linking = (tenant: string) => {
  const revisions = new Map<string, number>();
  let last: Head = emptyHead;
  return {
    link: ({ stream, event }: Fact): StoredEvent => {
      const revision = revisions.get(stream) ?? 0;
      revisions.set(stream, revision + 1);
      const { position } = last;
      // In the same member order as an append.
      const plain: StoredEvent = {
        tenant,
        position: position + 1,
        stream,
        revision,
        type: event.type,
        recordedAt: at,
        previousHash: last.hash,
        id: `019aa6b0-0000-7000-8000-${String(position + 1).padStart(12, '0')}`,
        schemaVersion: 1,
        occurredAt: at,
        commandId: `019aa6b0-0000-7000-8001-${String(position + 1).padStart(12, '0')}`,
        correlationId: String(position + 1).padStart(32, '0'),
        causationId: null,
        actor: { kind: 'seed', id: 'bench' },
        tags,
        data: event.data,
        hash: '',
      };
      const linked = rechained(plain, tenant, last);
      last = headOf(linked);
      return linked;
    },
    last: () => last,
  };
};

type Batch = { readonly events: readonly StoredEvent[]; readonly head: Head; readonly asRecords: boolean };

const addSegments = (transaction: IDBTransaction, tenant: string, events: readonly StoredEvent[]): void => {
  for (const part of segmentsOf(events)) {
    const span = spanOf(part);
    transaction.objectStore('segments').add(writeSegment(part), segmentKey(tenant, span));
    const tagPlaces = part.map(({ position }) => [tenant, tags[0], position]);
    transaction
      .objectStore('places')
      .add({ claims: [[tenant, span.first]], tagPlaces }, segmentPlaceKey(tenant, span));
  }
};

const writeBatch = async (base: IDBDatabase, { events, head, asRecords }: Batch): Promise<void> => {
  const transaction = base.transaction(['events', 'segments', 'places', 'heads'], 'readwrite', {
    durability: 'relaxed',
  });
  const { tenant = '' } = events[0] ?? {};
  if (asRecords) for (const event of events) transaction.objectStore('events').add(rowOf(event));
  else addSegments(transaction, tenant, events);
  transaction.objectStore('heads').put(head, tenant);
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
};

export const fillLongLog = async (longLog: LongLog): Promise<void> => {
  const { events: count, groups = Number.POSITIVE_INFINITY, asRecords = false } = longLog;
  const tenant = longTenant(longLog);
  await (await openLog({ world: createLiveWorld(), tenant })).log.close();
  const base = await wrap(indexedDB.open(database) as IDBRequest<IDBDatabase>);
  const { link, last } = linking(tenant);
  let batch: StoredEvent[] = [];
  for (const fact of factsFrom(groups)) {
    batch.push(link(fact));
    const { position } = last();
    if (batch.length < batchSize && position < count) continue;
    await writeBatch(base as unknown as IDBDatabase, { events: batch, head: last(), asRecords });
    await macrotask();
    batch = [];
    if (position === count) break;
  }
  base.close();
};
