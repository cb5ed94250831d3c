/** Tests features of the browser storage alone: segments, migration of older layouts, and damage in a segment. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { NewEvent } from '#events/log/eventLog.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { addRows } from '#events/log/indexedDbTransaction.ts';
import { rowOf } from '#events/log/logLayout.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { verifyLog } from '#mocks/inspection/verifyLog.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { command, noted } from './requests.ts';

const name = 'agencylens-log';

const open = (factory: IDBFactory): Promise<LogStorage> =>
  indexedDbStorage({ factory, clock: createVirtualWorld().clock, tenant: 'main', storeId: 'store-1' });

let seed = 0;

const openLog = async (factory: IDBFactory) => {
  seed += 1;
  const world = createVirtualWorld({ seed });
  return createEventLog({ storage: await open(factory), hints: silentHints, world, tenant: 'main' });
};

const finished = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const change = async (
  factory: IDBFactory,
  stores: readonly string[],
  work: (transaction: IDBTransaction) => Promise<void> | void,
): Promise<void> => {
  const database = await finished(factory.open(name));
  const transaction = database.transaction(stores, 'readwrite');
  const done = new Promise((resolve) => transaction.addEventListener('complete', resolve));
  await work(transaction);
  await done;
  database.close();
};

const many = (count: number, from = 0): readonly NewEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    ...noted(`note-${(from + index) % 7}`, `text ${from + index}`),
    tags: [`about:${index % 2}`],
  }));

const filled = async () => {
  const factory = new IDBFactory();
  const log = await openLog(factory);
  await log.append(command('few', many(5)));
  await log.append(command('many', many(300, 5)));
  await log.append(command('one', many(1, 305)));
  return { factory, log, events: await log.readAll() };
};

const countIn = async (factory: IDBFactory, store: string): Promise<number> => {
  let count = 0;
  await change(factory, [store], async (transaction) => {
    count = await finished(transaction.objectStore(store).count());
  });
  return count;
};

test('keeps many events as segments and few as they are', async () => {
  const { factory, events } = await filled();
  expect([await countIn(factory, 'events'), await countIn(factory, 'segments')]).toEqual([6, 3]);
  expect(events.map(({ position }) => position)).toEqual(
    Array.from({ length: 306 }, (_, index) => index + 1),
  );
});

test('goes on in another tab that foresaw the end before many events came', async () => {
  const { factory } = await filled();
  const [one, other] = [await openLog(factory), await openLog(factory)];
  await one.append(command('foreseen', many(1, 306)));
  await other.append(command('many more', many(200, 307)));
  const result = await one.append({
    ...command('after them', [noted('note-0', 'x')]),
    expected: [{ stream: 'note-0', revision: 'exists' }],
  });
  expect(result.ok && result.head).toBe(508);
  expect((await verifyLog(one)).broken).toBeNull();
});

test('takes no two events of one id, which the index of a row would let through', async () => {
  const { factory, events } = await filled();
  const [first, second] = events;
  if (!first || !second) throw new Error('there are no events');
  await change(factory, ['events', 'places'], (transaction) => {
    expect(() => addRows(transaction, 'main', [first, { ...second, id: first.id }])).toThrow(
      'two events that are added have one id, or one revision of a stream',
    );
  });
});

test('takes a stream that began in a segment for no new one', async () => {
  const { factory } = await filled();
  const log = await openLog(factory);
  await log.append(command('first', [noted('note-other', 'x')]));
  const result = await log.append({
    ...command('again', [noted('note-3', 'x')]),
    expected: [{ stream: 'note-3', revision: 'none' }],
  });
  expect(result).toEqual({
    ok: false,
    why: 'wrongRevision',
    violations: [{ stream: 'note-3', expected: 'none', actual: 43 }],
  });
});

test('refuses to write behind a head that lies before the end of a segment', async () => {
  const { factory, log, events } = await filled();
  const { position, hash, recordedAt } = events[49] as StoredEvent;
  await change(factory, ['heads'], (transaction) => {
    transaction.objectStore('heads').put({ position, hash, recordedAt }, 'main');
  });
  await log.close();
  const result = await (await openLog(factory)).append(command('next', [noted('note-new', 'x')]));
  expect(result).toEqual({
    ok: false,
    why: 'storage',
    failure: 'corrupt',
    detail: 'the log goes on to event 305',
  });
});

/** The segment of events 106 to 205 after an edit. */
const damaged = async (edit: (text: string) => string | null) => {
  const { factory, log, events } = await filled();
  await log.close();
  await change(factory, ['segments'], async (transaction) => {
    const segments = transaction.objectStore('segments');
    const key = ['main', 205, 106];
    const text = edit(await finished(segments.get(key) as IDBRequest<string>));
    if (text === null) segments.delete(key);
    else segments.put(text, key);
  });
  return { storage: await open(factory), log: await openLog(factory), events };
};

const withLine = (place: number, edit: (line: string) => string) => (text: string) =>
  text
    .split('\n')
    .map((line, index) => (index === place ? edit(line) : line))
    .join('\n');

test('names the event of a segment that cannot be read, and reads those beside it', async () => {
  const { storage, events } = await damaged(withLine(44, (line) => line.slice(0, 60)));
  const read = (after: number, upTo: number) =>
    storage.read((reading) => reading.eventsAfter(after, upTo, 1_000));
  await expect(read(0, 1_000)).rejects.toEqual(
    new StorageError('corrupt', 'event 150 of a segment cannot be read'),
  );
  expect([...(await read(0, 149)), ...(await read(150, 1_000))]).toEqual(events.toSpliced(149, 1));
});

test('finds the very event that was changed inside a segment', async () => {
  const { log } = await damaged(withLine(44, (line) => line.replace('text 149', 'text 150')));
  expect((await verifyLog(log)).broken).toEqual({ position: 150, fault: 'content' });
});

test('takes a line that has changed its place for one that cannot be read, in a page and alone', async () => {
  const { log } = await damaged((text) => {
    const lines = text.split('\n');
    return lines
      .with(44, lines[50] ?? '')
      .with(50, lines[44] ?? '')
      .join('\n');
  });
  const unreadable = new StorageError('corrupt', 'event 150 of a segment cannot be read');

  await expect(verifyLog(log)).rejects.toEqual(unreadable);
  await expect(log.readAll({ after: 149, limit: 1 })).rejects.toEqual(unreadable);
});

test('finds where a segment is missing, and lets no stream or tag look whole without it', async () => {
  const { log, storage } = await damaged(() => null);
  await expect(log.readStream('note-3')).rejects.toThrow(StorageError);
  await expect(log.readTagged({ tag: 'about:1' })).rejects.toThrow(StorageError);
  expect((await verifyLog(log)).broken).toEqual({ position: 106, fault: 'position' });
  expect(await storage.read((reading) => reading.eventsAfter(0, 105, 200))).toHaveLength(105);
});

test('lets no stream look whole whose event was renamed inside a segment', async () => {
  const { log } = await damaged((text) => text.replaceAll('"note-3"', '"note-4"'));
  await expect(log.readStream('note-3')).rejects.toThrow(
    new StorageError('corrupt', 'events 106 to 205 are not all there'),
  );
});

const layOutSecond = async (factory: IDBFactory, events: readonly StoredEvent[]): Promise<void> => {
  const opening = factory.open(name, 2);
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('events', { keyPath: ['tenant', 'position'] });
    store.createIndex('byStream', ['tenant', 'stream', 'revision'], { unique: true });
    store.createIndex('byId', ['tenant', 'id'], { unique: true });
    store.createIndex('byTag', 'tagPlaces', { multiEntry: true });
    for (const event of events) store.add(rowOf(event));
    for (const other of ['heads', 'streams', 'commands', 'vault', 'meta'])
      opening.result.createObjectStore(other);
    const of = (other: string) => opening.transaction?.objectStore(other);
    for (const { tenant, stream, revision, position, hash, recordedAt } of events) {
      of('streams')?.put(revision, [tenant, stream]);
      of('heads')?.put({ position, hash, recordedAt }, tenant);
    }
    of('meta')?.put('store-1', 'storeId');
  });
  (await finished(opening)).close();
};

test('reads layout 2 as it is where nothing may be written', async () => {
  const { events } = await filled();
  const factory = new IDBFactory();
  await layOutSecond(factory, events);
  const { clock } = createVirtualWorld();
  const place = { factory, clock, tenant: 'main', storeId: 'store-1', readOnly: true };
  const storage = await indexedDbStorage(place);
  const tag = { tag: 'about:1', type: null };
  const read = await storage.read(async (reading) => [
    await reading.eventsAfter(0, 1_000, 1_000),
    await reading.countTagged(tag, { after: 0, upTo: 1_000 }),
  ]);
  expect(read).toEqual([events, 152]);
  expect((await finished(factory.open(name))).version).toBe(2);
});

test('brings layout 2 up: its records stay as they are, and what they take is still taken', async () => {
  const { events: main } = await filled();
  const fork = main.slice(0, 9).map((event) => ({ ...event, tenant: 'fork' }));
  const factory = new IDBFactory();
  await layOutSecond(factory, [...main, ...fork]);
  const log = await openLog(factory);
  expect(await log.readAll()).toEqual(main);
  expect((await log.append(command('few', many(3)))).ok).toBe(true);
  await log.append(command('many more', many(150, 400)));
  expect([await countIn(factory, 'events'), await countIn(factory, 'segments')]).toEqual([318, 2]);
  expect((await verifyLog(log)).broken).toBeNull();
  const [old] = main;
  const storage = await open(factory);
  const again = storage.write(async (transaction) =>
    transaction.addEvents([{ ...(old as StoredEvent), position: 460, stream: 'note-new', revision: 0 }]),
  );
  await expect(again).rejects.toMatchObject({ failure: 'corrupt' });
});
