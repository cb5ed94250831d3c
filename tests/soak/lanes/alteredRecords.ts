/** Checks that altered, removed, moved or truncated log records are found: the check names the first wrong event. */
import 'fake-indexeddb/auto';
import { expect } from 'vitest';
import { StorageError } from '#events/log/logStorage.ts';
import { openLog } from '#events/log/openLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { verifyLog } from '#mocks/inspection/verifyLog.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import type { Random } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { Lane } from '../lane.ts';

const tenant = 'main';

/** Batch sizes. Batches of 100 or more events become segments. */
const commands = [3, 140, 7, 230, 1, 12];

type StoreName = 'events' | 'segments';

type Row = { readonly key: IDBValidKey; readonly value: unknown };

const openLogOn = (indexedDb: IDBFactory) => openLog({ world: createVirtualWorld(), tenant, indexedDb });

const fill = async (factory: IDBFactory): Promise<readonly StoredEvent[]> => {
  const { log } = await openLogOn(factory);
  for (const [index, count] of commands.entries()) {
    const events = Array.from({ length: count }, (_, place) =>
      noted(`note-${place % 5}`, `Called “${index}” ${place}`),
    );
    const result = await log.append(command(`command-${index}`, events));
    expect(result.ok).toBe(true);
  }
  const all = await log.readAll({ limit: 100_000 });
  await log.close();
  return all;
};

const opened = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = factory.open('agencylens-log');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

const answerTo = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

const rowsOf = async (database: IDBDatabase, name: StoreName): Promise<readonly Row[]> => {
  const store = database.transaction(name).objectStore(name);
  const [keys, values] = await Promise.all([answerTo(store.getAllKeys()), answerTo(store.getAll())]);
  return keys.map((key, index) => ({ key, value: values[index] }));
};

/** Replaces rows by key. A row without a value is removed. Removes all rows before adding any, because two rows never claim one place. */
const put = async (database: IDBDatabase, name: StoreName, rows: readonly Row[]): Promise<void> => {
  const transaction = database.transaction(name, 'readwrite');
  const store = transaction.objectStore(name);
  for (const { key } of rows) store.delete(key);
  for (const { key, value } of rows)
    if (value !== undefined) name === 'events' ? store.put(value) : store.put(value, key);
  await committed(transaction);
};

type Alteration = {
  readonly words: string;
  readonly store: StoreName;
  readonly rows: readonly Row[];
  readonly first: number;
};

const otherText = (text: string, random: Random): string => {
  const at = random.integer(0, Math.max(0, text.length - 1));
  const sign = text[at] === 'x' ? 'y' : 'x';
  return text.slice(0, at) + sign + text.slice(at + 1);
};

const altered = (value: unknown, random: Random): unknown => {
  if (typeof value === 'string') return otherText(value, random);
  if (typeof value === 'number') return value + 1_000;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 'x';
  if (Array.isArray(value)) return [...value, 'x'];
  const entries = Object.entries(value as object);
  if (entries.length === 0) return { x: 1 };
  const at = random.integer(0, entries.length - 1);
  return Object.fromEntries(
    entries.map(([name, part], index) => [name, index === at ? altered(part, random) : part]),
  );
};

type Record = StoredEvent & { readonly tagPlaces: unknown };

const alterField = ({ key, value }: Row, random: Random): Alteration => {
  const { tenant: _tenant, position, tagPlaces, ...event } = value as Record;
  const changed = altered(event, random) as object;
  return {
    words: `a field of event ${position}`,
    store: 'events',
    rows: [{ key, value: { tenant, position, tagPlaces, ...changed } }],
    first: position,
  };
};

const removeRow = ({ key, value }: Row): Alteration => {
  const { position } = value as Record;
  return {
    words: `event ${position} is gone`,
    store: 'events',
    rows: [{ key, value: undefined }],
    first: position,
  };
};

const swapRows = (one: Row, other: Row): Alteration => {
  const [first, second] = [one.value as Record, other.value as Record];
  return {
    words: `events ${first.position} and ${second.position} have changed places`,
    store: 'events',
    rows: [
      { key: one.key, value: { ...second, position: first.position } },
      { key: other.key, value: { ...first, position: second.position } },
    ],
    first: Math.min(first.position, second.position),
  };
};

const pickFrom = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.integer(0, items.length - 1)] as Item;

const two = <Item>(random: Random, items: readonly Item[]): readonly [Item, Item] => {
  const at = random.integer(0, items.length - 1);
  const other = (at + random.integer(1, items.length - 1)) % items.length;
  return [items[at] as Item, items[other] as Item];
};

const alterRecord = (rows: readonly Row[], random: Random): Alteration => {
  const chance = random.next();
  if (chance < 0.6) return alterField(pickFrom(random, rows), random);
  return chance < 0.8 ? removeRow(pickFrom(random, rows)) : swapRows(...two(random, rows));
};

type LineChange = readonly [words: string, text: string, line: number];

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length - 1;

const changeText = (text: string, random: Random): LineChange => {
  const at = random.integer(0, text.length - 1);
  const sign = pickFrom(
    random,
    ['x', '"', '}', '\n', ' ', '0'].filter((one) => one !== text[at]),
  );
  return ['a sign is another one', text.slice(0, at) + sign + text.slice(at + 1), lineAt(text, at)];
};

const cutText = (text: string, random: Random): LineChange => {
  const at = random.integer(0, text.length - 1);
  return ['is cut', text.slice(0, at), lineAt(text, at) + (text[at] === '\n' ? 1 : 0)];
};

const changeLines = (text: string, random: Random): LineChange => {
  const lines = text.split('\n');
  const [one, other] = two(random, [...lines.keys()]);
  const chance = random.next();
  if (chance < 0.3) return ['has lost a line', lines.toSpliced(one, 1).join('\n'), one];
  const copied = lines.with(one, lines[other] ?? '');
  if (chance < 0.6) return ['has a line twice', copied.join('\n'), one];
  const swapped = copied.with(other, lines[one] ?? '');
  return ['has two lines the other way round', swapped.join('\n'), Math.min(one, other)];
};

const alterSegment = (rows: readonly Row[], random: Random): Alteration => {
  const { key, value } = pickFrom(random, rows);
  const [, , first] = key as unknown as readonly [string, number, number];
  const chance = random.next();
  if (chance < 0.1)
    return {
      words: `the segment from ${first} is gone`,
      store: 'segments',
      rows: [{ key, value: undefined }],
      first,
    };
  const change = chance < 0.5 ? changeText : chance < 0.7 ? cutText : changeLines;
  const [words, text, line] = change(String(value), random);
  return {
    words: `the segment from ${first} ${words}`,
    store: 'segments',
    rows: [{ key, value: text }],
    first: first + line,
  };
};

const located = async (factory: IDBFactory): Promise<number | null> => {
  const { log } = await openLogOn(factory);
  try {
    return (await verifyLog(log)).broken?.position ?? null;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return Number(/event (\d+)/.exec(error.message)?.[1] ?? Number.NaN);
  } finally {
    await log.close();
  }
};

export const alteredRecords: Lane = {
  name: 'altered-records',
  promise: 'a check of the log names the first event that is not as it was',
  runs: 10_000,
  run: async ({ runs, seed }) => {
    const random = seededRandom(seed);
    const factory = new IDBFactory();
    const all = await fill(factory);
    const database = await opened(factory);
    const stores = { events: await rowsOf(database, 'events'), segments: await rowsOf(database, 'segments') };
    expect(await located(factory)).toBeNull();
    const done = { events: 0, segments: 0 };
    for (let run = 0; run < runs; run += 1) {
      const isRecord = random.next() < 0.4;
      const alteration = isRecord
        ? alterRecord(stores.events, random)
        : alterSegment(stores.segments, random);
      const { words, store, rows, first } = alteration;
      await put(database, store, rows);
      expect([run, words, await located(factory)]).toEqual([run, words, first]);
      const keys = new Set(rows.map(({ key }) => String(key)));
      await put(
        database,
        store,
        stores[store].filter(({ key }) => keys.has(String(key))),
      );
      done[store] += 1;
    }
    expect(await located(factory)).toBeNull();
    database.close();
    return { alterations: runs, 'of records': done.events, 'of segments': done.segments, events: all.length };
  },
};
