/** Tests snapshots in browser storage: their owner, the current one, and that they block nothing. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { openExtracts } from '#events/projections/extractStore.ts';
import { foldFresh } from '#events/projections/folding.ts';
import { packAnswers, type Snapshot } from '#events/projections/snapshot.ts';
import { createSnapshotStore } from '#events/projections/snapshotStore.ts';
import { columnsFor } from '#events/projections/timelineColumns.ts';
import type { TimelinePart } from '#events/projections/timelineParts.ts';
import { dropDerived } from '#mocks/hosts/browser/openBranch.ts';

const answers = await packAnswers(Object.entries(foldFresh([])));

const snapshotAt = (position: number): Snapshot => ({
  version: 'one',
  workspaceId: 'acme',
  position,
  hash: String(position),
  answers,
  events: 1,
  names: { types: [], clients: [], people: [] },
});

const partsOf = (...texts: readonly string[]): readonly TimelinePart[] =>
  texts.map((data) => ({
    count: 1,
    columns: columnsFor(1),
    causes: { rows: Uint32Array.of(0), ids: Float64Array.of(7) },
    data,
  }));

const open = (factory = new IDBFactory(), more: { storeId?: string; tenant?: string } = {}) => {
  const faults: unknown[] = [];
  const report = (error: unknown) => void faults.push(error);
  return {
    factory,
    faults,
    shelf: createSnapshotStore({ factory, storeId: 'store', tenant: 'main', report, ...more }),
  };
};

describe('the shelf of snapshots', () => {
  test('gives a snapshot as it was put there, with its timeline in order', async () => {
    const { shelf, faults } = open();
    await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(7), partsOf('a', 'b'));
    await shelf.replace({ standing: 7, basedOn: 7 }, snapshotAt(12), partsOf('c'));

    expect(await shelf.read('acme')).toEqual({ ...snapshotAt(12), parts: partsOf('a', 'b', 'c') });
    expect([await shelf.read('other'), faults]).toEqual([null, []]);
  });

  test('begins the timeline anew for a snapshot that rests on none', async () => {
    const { shelf } = open();
    await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(7), partsOf('a', 'b'));
    await shelf.replace({ standing: 7, basedOn: 0 }, snapshotAt(12), partsOf('c'));

    expect((await shelf.read('acme'))?.parts).toEqual(partsOf('c'));
  });

  test('takes a timeline that was laid for a snapshot with it, and shows nothing of it before', async () => {
    const { shelf } = open();
    await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(7), partsOf('a', 'b'));
    const laid = { workspaceId: 'acme', position: 12 };
    await shelf.lay({ ...laid, from: 0 }, partsOf('left by one that was given up', 'x', 'y'));
    await shelf.lay({ ...laid, from: 0 }, partsOf('c'));
    await shelf.lay({ ...laid, from: 1 }, partsOf('d'));
    const before = await shelf.read('acme');
    await shelf.replace({ standing: 7, basedOn: 0 }, snapshotAt(12), []);

    expect(before?.parts).toEqual(partsOf('a', 'b'));
    expect((await shelf.read('acme'))?.parts).toEqual(partsOf('c', 'd'));
  });

  test('leaves out what was laid for a snapshot that was never put there', async () => {
    const { shelf } = open();
    await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(7), partsOf('a'));
    await shelf.lay({ workspaceId: 'acme', position: 9, from: 0 }, partsOf('given up'));
    expect((await shelf.read('acme'))?.parts).toEqual(partsOf('a'));
    await shelf.replace({ standing: 7, basedOn: 7 }, snapshotAt(12), partsOf('b'));

    expect((await shelf.read('acme'))?.parts).toEqual(partsOf('a', 'b'));
  });

  test('keeps the snapshot of another page, and says so', async () => {
    const { shelf } = open();
    await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(7), partsOf('a'));

    expect(await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(9), partsOf('b'))).toBe(false);
    expect(await shelf.read('acme')).toEqual({ ...snapshotAt(7), parts: partsOf('a') });
  });

  test('keeps branches apart, and forgets one or all', async () => {
    const { shelf, factory } = open();
    const branch = open(factory, { tenant: 'branch-1' }).shelf;
    const positions = async () =>
      [await shelf.read('acme'), await branch.read('acme')].map((found) => found?.position ?? null);
    await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(7), []);
    await branch.replace({ standing: 0, basedOn: 0 }, snapshotAt(9), []);
    const both = await positions();
    await shelf.forget('branch-1');
    const one = await positions();
    await shelf.forget('all');

    expect([both, one, await positions()]).toEqual([
      [7, 9],
      [7, null],
      [null, null],
    ]);
  });

  test('throws away what belongs to a database that the log is no longer in', async () => {
    const old = open();
    await old.shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(7), partsOf('a'));
    const restored = open(old.factory, { storeId: 'new store' });
    const found = await restored.shelf.read('acme');
    await restored.shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(9), partsOf('b'));

    expect([found, await old.shelf.read('acme')]).toEqual([null, null]);
  });

  test('is dropped when space runs out, without waiting for a page that has it, and is made anew', async () => {
    const { shelf, factory } = open();
    await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(7), []);

    expect(await dropDerived(factory, undefined)).toBe(true);
    expect(await shelf.read('acme')).toBeNull();
    expect(await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(9), [])).toBe(true);
  });

  test('reports a browser that refuses, and has nothing then', async () => {
    const refusing = new IDBFactory();
    refusing.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const { shelf, faults } = open(refusing);

    expect([
      await shelf.read('acme'),
      await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(7), []),
    ]).toEqual([null, false]);
    expect(faults.map(String)).toEqual(['SecurityError: refused', 'SecurityError: refused']);
  });
});

describe('the shelf of extracts', () => {
  const extractOf = (sum: string) => ({ format: 1, last: 20, bytes: Uint8Array.of(1, 2, 3), sum });
  const openBoth = (factory = new IDBFactory(), more: { storeId?: string; tenant?: string } = {}) => {
    const faults: unknown[] = [];
    const report = (error: unknown) => void faults.push(error);
    const place = { factory, storeId: 'store', tenant: 'main', report, ...more };
    return { factory, faults, extracts: openExtracts(place), shelf: createSnapshotStore(place) };
  };

  test('gives an extract by where it begins, and the latest that was put there', async () => {
    const { extracts, faults } = openBoth();
    expect(await extracts.write(1, extractOf('a'))).toBe(true);
    await extracts.write(1, extractOf('b'));
    await extracts.write(21, extractOf('c'));

    expect([await extracts.read(1), await extracts.read(21), await extracts.read(2)]).toEqual([
      extractOf('b'),
      extractOf('c'),
      null,
    ]);
    expect(faults).toEqual([]);
  });

  test('forgets those of a branch with it, those of every log, and those of a database that is gone', async () => {
    const { factory, extracts, shelf } = openBoth();
    const branch = openBoth(factory, { tenant: 'branch' });
    const gone = openBoth(factory, { storeId: 'gone' });
    const there = async () =>
      (await Promise.all([extracts, branch.extracts, gone.extracts].map(({ read }) => read(1)))).map(
        (one) => one !== null,
      );
    for (const one of [extracts, branch.extracts, gone.extracts]) await one.write(1, extractOf('a'));
    await shelf.forget('branch');
    const withoutBranch = await there();
    await shelf.replace({ standing: 0, basedOn: 0 }, snapshotAt(7), []);
    const withoutGone = await there();
    await shelf.forget('all');

    expect([withoutBranch, withoutGone, await there()]).toEqual([
      [true, false, true],
      [true, false, false],
      [false, false, false],
    ]);
  });

  test('has none where the storage refuses, and says why', async () => {
    const { factory, extracts, faults } = openBoth();
    await extracts.write(1, extractOf('a'));
    await dropDerived(factory);

    expect([await extracts.read(1), await extracts.write(1, extractOf('b'))]).toEqual([null, false]);
    expect(faults).toHaveLength(2);
  });
});
