/** Tests the IndexedDB storage: transactions, layout, and a browser's refusals. */
import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { settle } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { manyEventsContract } from './manyEventsContract.ts';
import { command, noted } from './requests.ts';
import { storageContract } from './storageContract.ts';

const name = 'agencylens-log';

const openStorage = (
  factory: IDBFactory,
  more: { tenant?: string; storeId?: string; patience?: number } = {},
) =>
  indexedDbStorage({
    factory,
    clock: createVirtualWorld().clock,
    tenant: 'main',
    storeId: 'store-1',
    ...more,
  });

const openLogOn = (storage: LogStorage, tenant = 'main'): EventLog =>
  createEventLog({ storage, hints: silentHints, world: createVirtualWorld(), tenant });

const finished = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const watched = (factory: IDBFactory) => {
  const databases: IDBDatabase[] = [];
  const open = factory.open.bind(factory);
  const opens = vi.spyOn(factory, 'open').mockImplementation((...given) => {
    const request = open(...given);
    request.addEventListener('success', () => databases.push(request.result));
    return request;
  });
  return { databases, opens };
};

/** A database of layout 1 with events of an earlier build. */
const layOutFirst = async (factory: IDBFactory, events: readonly StoredEvent[]): Promise<void> => {
  const opening = factory.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('events', { keyPath: ['tenant', 'position'] });
    store.createIndex('byStream', ['tenant', 'stream', 'revision'], { unique: true });
    store.createIndex('byId', ['tenant', 'id'], { unique: true });
    for (const event of events) store.add(event);
    for (const other of ['heads', 'streams', 'commands', 'vault']) opening.result.createObjectStore(other);
    const { position, hash, recordedAt } = events.at(-1) ?? emptyHead;
    opening.transaction?.objectStore('heads').put({ position, hash, recordedAt }, 'main');
    opening.result.createObjectStore('meta').put('store-1', 'storeId');
  });
  (await finished(opening)).close();
};

const last = (databases: readonly IDBDatabase[]): IDBDatabase => {
  const database = databases.at(-1);
  if (database === undefined) {
    throw new Error('no database was opened');
  }
  return database;
};

const drop = (database: IDBDatabase): void => forceCloseDatabase(database as never);

const failureOf = (error: unknown): unknown =>
  error instanceof StorageError ? { failure: error.failure, message: error.message } : error;

const refusalOf = (pending: Promise<unknown>): Promise<unknown> =>
  pending.then(() => 'no refusal', failureOf);

const one = command('one', [noted('note-a', '1')]);
const two = command('two', [noted('note-a', '2')]);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('IndexedDB storage', () => {
  storageContract(() => openStorage(new IDBFactory()));
  manyEventsContract(() => openStorage(new IDBFactory()));

  test('says that it lasts, and keeps what was appended for the next start', async () => {
    const factory = new IDBFactory();
    const storage = await openStorage(factory);
    const { kind, persistent } = storage;
    const log = openLogOn(storage);
    await log.append(one);
    const events = await log.readAll();
    await log.close();
    const next = openLogOn(await openStorage(factory, { storeId: 'store-2' }));
    const repeated = await next.append(one);
    expect({ kind, persistent }).toEqual({ kind: 'indexeddb', persistent: true });
    expect(await next.readAll()).toEqual(events);
    expect(repeated).toEqual({ ok: true, repeated: true, events, head: 1, reply: null });
  });

  test('lays out its stores and indexes, and names the database once', async () => {
    const factory = new IDBFactory();
    const { databases } = watched(factory);
    await openStorage(factory);
    await openStorage(factory, { storeId: 'store-2' });
    const database = last(databases);
    const transaction = database.transaction([...database.objectStoreNames]);
    const events = transaction.objectStore('events');
    const indexes = ['events', 'segments', 'places'].flatMap((store) =>
      [...transaction.objectStore(store).indexNames].map((index) =>
        transaction.objectStore(store).index(index),
      ),
    );
    expect({
      name: database.name,
      version: database.version,
      stores: [...database.objectStoreNames],
    }).toEqual({
      name,
      version: 3,
      stores: ['commands', 'events', 'heads', 'meta', 'places', 'segments', 'streams', 'vault'],
    });
    expect(events.keyPath).toEqual(['tenant', 'position']);
    expect(indexes.map(({ name, keyPath, unique }) => ({ name, keyPath, unique }))).toEqual([
      { name: 'byStream', keyPath: ['tenant', 'stream', 'revision'], unique: true },
      { name: 'byTag', keyPath: 'tagPlaces', unique: false },
      { name: 'byClaim', keyPath: 'claims', unique: true },
      { name: 'byTag', keyPath: 'tagPlaces', unique: false },
    ]);
    expect(await finished(transaction.objectStore('meta').get('storeId'))).toBe('store-1');
  });

  test('converts what a build before the index of tags has written', async () => {
    const factory = new IDBFactory();
    const tagged = (index: number) => ({ ...noted('note-a', String(index)), tags: [`about:${index % 2}`] });
    const counts = [500, 500, 201];
    const before = openLogOn(await openStorage(factory));
    for (const [index, count] of counts.entries()) {
      const events = Array.from({ length: count }, (_, place) => tagged(place));
      await before.append(command(`command-${index}`, events));
    }
    const events = await before.readAll({ limit: 2_000 });
    await before.close();
    const old = new IDBFactory();
    await layOutFirst(old, events);
    const log = openLogOn(await openStorage(old));

    expect(await log.readAll({ limit: 2_000 })).toEqual(events);
    expect(await log.readTagged({ tag: 'about:1' })).toEqual({
      events: events.filter(({ tags }) => tags[0] === 'about:1'),
      head: 1_201,
    });
    expect(await log.countTagged({ tag: 'about:0', types: ['TextNoted'] })).toBe(601);
  });

  test('keeps tenants apart in one database', async () => {
    const factory = new IDBFactory();
    const main = openLogOn(await openStorage(factory));
    const fork = openLogOn(await openStorage(factory, { tenant: 'fork' }), 'fork');
    await main.append(one);
    await main.vault.change([{ put: 'key', value: { n: 1 } }]);
    const result = await fork.append({ ...one, events: [noted('note-a', 'of the fork')] });
    expect([(await main.readAll()).length, (await fork.head()).position]).toEqual([1, 1]);
    expect([result.ok && result.repeated, await fork.vault.get('key')]).toEqual([false, null]);
    expect(await fork.readStream('note-a')).toEqual(result.ok && result.events);
  });

  test('waits for the device on strict durability, which is the rule, and not on relaxed', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const log = openLogOn(await openStorage(new IDBFactory()));
    begun.mockClear();
    await log.append(one);
    await log.append({ ...two, durability: 'relaxed' });
    await log.vault.change([{ delete: 'key' }]);
    expect(begun.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
      ['readwrite', { durability: 'strict' }],
      ['readwrite', { durability: 'relaxed' }],
      ['readwrite', { durability: 'strict' }],
    ]);
  });

  test('commits at once instead of waiting for the browser to notice', async () => {
    const commits = vi.spyOn(IDBTransaction.prototype, 'commit');
    const log = openLogOn(await openStorage(new IDBFactory()));
    await log.append(one);
    expect(commits).toHaveBeenCalledTimes(1);
  });
});

describe('IndexedDB storage that the browser refuses', () => {
  test('reports a full disk, which shows only when the commit is aborted, and keeps what was there', async () => {
    const log = openLogOn(await openStorage(new IDBFactory()));
    await log.append(one);
    const head = await log.head();
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
      (this as unknown as { _abort(name: string): void })._abort('QuotaExceededError');
    });
    const heard: unknown[] = [];
    log.subscribe(1, (events) => heard.push(events));
    const result = await log.append(two);
    expect(result).toEqual({ ok: false, why: 'storage', failure: 'quota', detail: 'QuotaExceededError: ' });
    expect([await log.head(), await log.command('two'), heard]).toEqual([head, null, []]);
    expect((await log.append(two)).ok).toBe(true);
  });

  test('opens again when the browser dropped the connection between two appends', async () => {
    const factory = new IDBFactory();
    const { databases } = watched(factory);
    const log = openLogOn(await openStorage(factory));
    await log.append(one);
    drop(last(databases));
    const result = await log.append(two);
    expect([result.ok && result.head, databases.length]).toEqual([2, 2]);
    expect((await log.readAll()).length).toBe(2);
  });

  test('opens again once for many who find the connection lost at the same time', async () => {
    const factory = new IDBFactory();
    const { databases } = watched(factory);
    const log = openLogOn(await openStorage(factory));
    drop(last(databases));
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => log.append(command(`c${index}`, [noted('note-a', 'x')]))),
    );
    expect(results.map((result) => result.ok && result.head)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(databases.length).toBe(2);
  });

  test('keeps the new connection when someone else finds the old one lost later on', async () => {
    const factory = new IDBFactory();
    const { databases } = watched(factory);
    const storage = await openStorage(factory);
    let tries = 0;
    let reopened = () => {};
    const reopening = new Promise<void>((resolve) => {
      reopened = resolve;
    });
    const late = storage.read(async (reading) => {
      const head = await reading.head();
      tries += 1;
      if (tries === 1) {
        await reopening;
        throw new DOMException('found out late', 'AbortError');
      }
      return head;
    });
    await settle();
    drop(last(databases));
    await storage.read((reading) => reading.head());
    reopened();
    expect([await late, tries, databases.length]).toEqual([null, 2, 2]);
  });

  test.each(['AbortError', 'UnknownError'])(
    'appends once when a transaction dies of %s under way',
    async (error) => {
      const factory = new IDBFactory();
      const { databases } = watched(factory);
      const log = openLogOn(await openStorage(factory));
      vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
        (this as unknown as { _abort(name: string): void })._abort(error);
      });
      const result = await log.append(one);
      expect([result.ok && result.repeated, databases.length]).toEqual([false, 2]);
      expect(() => databases[0]?.transaction('meta')).toThrow(DOMException);
      expect((await log.readAll()).length).toBe(1);
    },
  );

  test('finds in the log what was committed although the browser said otherwise', async () => {
    const log = openLogOn(await openStorage(new IDBFactory()));
    const heard: unknown[] = [];
    log.subscribe(0, (events) => heard.push(...events));
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
      this: IDBDatabase,
      ...given
    ) {
      const transaction = begin.apply(this, given);
      const listen = transaction.addEventListener.bind(transaction);
      transaction.addEventListener = (type: string, listener: unknown) =>
        listen(type === 'abort' ? 'complete' : 'error', listener as () => void);
      return transaction;
    });
    const result = await log.append(one);
    const events = await log.readAll();
    expect(result).toEqual({ ok: true, repeated: false, events, head: 1, reply: null });
    expect([events.length, heard]).toEqual([1, events]);
  });

  test('gives up when the connection is lost a second time', async () => {
    const log = openLogOn(await openStorage(new IDBFactory()));
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      (this as unknown as { _abort(name: string): void })._abort('UnknownError');
    });
    expect(await log.append(one)).toEqual({
      ok: false,
      why: 'storage',
      failure: 'unavailable',
      detail: 'UnknownError: ',
    });
    expect(await log.readAll()).toEqual([]);
  });

  test('begins no new log when the records were removed under it', async () => {
    const factory = new IDBFactory();
    const { databases } = watched(factory);
    const log = openLogOn(await openStorage(factory));
    await log.append(one);
    drop(last(databases));
    await finished(factory.deleteDatabase(name));
    const detail = 'the records of agencylens-log were removed while they were in use';
    expect(await log.append(two)).toEqual({ ok: false, why: 'storage', failure: 'closed', detail });
    expect(await refusalOf(log.readAll())).toEqual({ failure: 'closed', message: detail });
    expect(await factory.databases()).toEqual([]);
  });

  test('takes no other log of the same name for its own', async () => {
    const factory = new IDBFactory();
    const { databases } = watched(factory);
    const log = openLogOn(await openStorage(factory));
    await log.append(one);
    drop(last(databases));
    await finished(factory.deleteDatabase(name));
    const other = openLogOn(await openStorage(factory, { storeId: 'store-2' }));
    expect((await log.append(two)).ok).toBe(false);
    expect(await other.readAll()).toEqual([]);
  });

  test('makes way for a newer layout and stays closed', async () => {
    const factory = new IDBFactory();
    const log = openLogOn(await openStorage(factory));
    await log.append(one);
    const newer = await finished(factory.open(name, 4));
    const message = 'another tab has changed the layout of the records';
    expect(newer.version).toBe(4);
    expect(await refusalOf(log.readAll())).toEqual({ failure: 'closed', message });
    expect(await log.append(two)).toEqual({ ok: false, why: 'storage', failure: 'closed', detail: message });
    newer.close();
    expect((await log.append(two)).ok).toBe(false);
  });

  test('does not open records of a newer layout', async () => {
    const factory = new IDBFactory();
    (await finished(factory.open(name, 4))).close();
    expect(await refusalOf(openStorage(factory))).toEqual({
      failure: 'newer',
      message:
        'VersionError: An attempt was made to open a database using a lower version than the existing version.',
    });
  });

  test('gives up on a database that does not open in time, and lets go of it when it opens after all', async () => {
    const factory = new IDBFactory();
    const holder = await finished(factory.open(name, 1));
    const deletion = finished(factory.deleteDatabase(name));
    const { clock } = createVirtualWorld();
    const place = { factory, clock, tenant: 'main', storeId: 'store-1', patience: 3_000 };
    const { opens } = watched(factory);
    const refusal = refusalOf(indexedDbStorage(place));
    await settle();
    clock.advance(2_999);
    await settle();
    expect(clock.pending()).toEqual([clock.now() + 1]);
    clock.advance(1);
    expect(await refusal).toEqual({
      failure: 'blocked',
      message: 'agencylens-log did not open within 3000 ms',
    });
    holder.close();
    await deletion;
    const late = await finished(opens.mock.results[0]?.value as IDBOpenDBRequest);
    expect(() => late.transaction('meta')).toThrow(DOMException);
  });

  test('waits no longer once the database is open', async () => {
    const { clock } = createVirtualWorld();
    await indexedDbStorage({ factory: new IDBFactory(), clock, tenant: 'main', storeId: 'store-1' });
    expect(clock.pending()).toEqual([]);
  });

  test('takes no bug for a refusal', async () => {
    const storage = await openStorage(new IDBFactory());
    const pending = storage.write(async (transaction) => {
      transaction.putSecret('key', { run: (() => 1) as unknown as string });
    });
    const error = await pending.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error instanceof DOMException && error.name).toBe('DataCloneError');
    expect(await storage.read((reading) => reading.secret('key'))).toBeNull();
  });
});
