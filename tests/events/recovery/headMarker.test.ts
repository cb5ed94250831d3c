/** Tests the head marker with a full localStorage: it reports that it is outdated, and a later loss is detected. */
import { describe, expect, test } from 'vitest';
import { createHeadMarkers } from '#events/recovery/headMarker.ts';
import { storedBrowser } from '#tests/support/storedBrowser.ts';
import { command, noted } from '../log/requests.ts';

const key = 'agencylens.head:main';

/** A store with a quota in characters, as the browser counts keys and values. */
const fullStore = (room: number) => {
  const kept = new Map<string, string>();
  const used = () => [...kept].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return {
    kept,
    used,
    /** Other data of the site fills the rest. */
    fill: () => kept.set('else', '.'.repeat(Math.max(0, room - used() - 'else'.length))),
    find: () => ({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => {
        const before = kept.get(name);
        kept.set(name, value);
        if (used() <= room) return;
        if (before === undefined) kept.delete(name);
        else kept.set(name, before);
        throw new DOMException('there is no room', 'QuotaExceededError');
      },
      removeItem: (name: string) => void kept.delete(name),
    }),
  };
};

const at = (position: number) => ({
  storeId: 'store',
  position,
  hash: 'a'.repeat(64),
  recordedAt: '2026-01-01T00:00:00.000Z',
});

describe('a full local storage', () => {
  test('keeps the marker, which says that it is behind, until there is room', () => {
    const store = fullStore(400);
    const markers = createHeadMarkers(store.find);
    const told: boolean[] = [];
    markers.follow((isNoted) => told.push(isNoted));
    markers.write('main', at(9));
    store.fill();
    markers.write('main', at(10));
    expect([markers.read('main'), told]).toEqual([
      { kind: 'marker', marker: at(9), isBehind: true },
      [false],
    ]);
    store.kept.delete('else');
    markers.write('main', at(11));
    expect([markers.read('main'), told]).toEqual([
      { kind: 'marker', marker: at(11), isBehind: false },
      [false, true],
    ]);
  });

  test('that never has room is reported once, to who listens later too', () => {
    const store = fullStore(200);
    const markers = createHeadMarkers(store.find);
    const told: boolean[] = [];
    markers.write('main', at(9));
    store.fill();
    for (const position of [10_000_000_000, 10_000_000_001])
      markers.write('branch-with-a-long-name-that-has-no-room', at(position));
    markers.follow((isNoted) => told.push(isNoted));

    expect([markers.read('main'), told]).toEqual([
      { kind: 'marker', marker: at(9), isBehind: false },
      [false],
    ]);
  });

  test.each([
    ['the second copy goes further', true],
    ['the log is whole', false],
  ])('hides no loss behind the marker: %s', async (_what, isLost) => {
    const there = storedBrowser();
    const { log, storeId } = await there.opened();
    await log.append(command('note-1', [noted('note-a', '1')]));
    const behind = there.kept.get(key) ?? '';
    for (const text of ['2', '3']) await log.append(command(`note-${text}`, [noted('note-a', text)]));
    const { copied } = there.copyOf(storeId);
    await copied();
    await log.close();
    const marker = JSON.parse(behind);
    there.kept.set(key, JSON.stringify([marker.storeId, marker.position, marker.hash, marker.recordedAt]));
    if (isLost) await loseLast(there.indexedDb, there.placeNow().name);
    const started = await there.start({ isCopySeen: true });

    expect(started).toMatchObject(
      isLost
        ? { kind: 'lost', loss: { kind: 'shorter', detail: 'The second copy goes up to event 3.' } }
        : { kind: 'open' },
    );
    const position = isLost ? 1 : 3;
    expect(createHeadMarkers(there.placeNow().find).read('main')).toMatchObject({
      marker: { position },
      isBehind: isLost,
    });
  });
});

/** Simulates an append lost by the device: the event and everything written with it. */
const loseLast = (indexedDb: IDBFactory, name: string): Promise<void> =>
  new Promise((resolve) => {
    indexedDb.open(name).onsuccess = ({ target }) => {
      const database = (target as IDBOpenDBRequest).result;
      const transaction = database.transaction(
        ['events', 'places', 'heads', 'streams', 'commands'],
        'readwrite',
      );
      const events = transaction.objectStore('events');
      events.get(['main', 2]).onsuccess = (found) => {
        const { position, hash, recordedAt } = (found.target as IDBRequest).result;
        transaction.objectStore('heads').put({ position, hash, recordedAt }, 'main');
      };
      events.delete(['main', 3]);
      transaction.objectStore('streams').put(1, ['main', 'note-a']);
      transaction.objectStore('commands').delete(['main', 'note-3']);
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
