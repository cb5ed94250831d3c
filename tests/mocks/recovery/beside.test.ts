/** Tests background tasks of an open log: copy timing, persistent storage, a full quota and a database that does not answer. */
import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { createEventLog } from '#events/log/createEventLog.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { dropDerived } from '#mocks/hosts/browser/openBranch.ts';
import { createOpenTimeout } from '#mocks/hosts/browser/openTimeout.ts';
import { askToPersist } from '#mocks/recovery/askToPersist.ts';
import { besideKeeper } from '#mocks/recovery/databaseSites.ts';
import { type KeepCopyParts, keepCopy } from '#mocks/recovery/followLog.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { memoryFiles, memoryStore, nodeDigest } from '#tests/events/recovery/memoryFiles.ts';
import { settle } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const opened = (
  around: (storage: LogStorage) => LogStorage = (same) => same,
  freeSpace?: () => Promise<boolean>,
) => {
  const world = createVirtualWorld();
  const storage = around(memoryStorage());
  const log = createEventLog({
    storage,
    hints: silentHints,
    world,
    tenant: 'main',
    ...(freeSpace ? { freeSpace } : {}),
  });
  const append = (text: string, more = {}) => log.append(command(text, [noted('note-a', text)], more));
  return { world, storage, log, append };
};

const copying = (more: Partial<KeepCopyParts> = {}) => {
  const there = opened();
  const files = memoryFiles();
  const conflicts: number[] = [];
  const copy = keepCopy({
    files: files.files,
    digest: nodeDigest,
    storeId: 'store-1',
    world: there.world,
    openStorage: async () => there.storage,
    onConflict: ({ position }) => conflicts.push(position),
    ...more,
  });
  return { ...there, files, copy, conflicts };
};

const lastPosition = (kept: ReadonlyMap<string, unknown>): number =>
  Math.max(0, ...[...kept.keys()].map((name) => Number(/^seg-.*-(\d+)-[0-9a-f]{64}/.exec(name)?.[1] ?? 0)));

describe('the second copy', () => {
  test('takes several changes together, 300 milliseconds after the first', async () => {
    const { world, append, files, copy } = copying();
    await append('1');
    copy.ask();
    await world.clock.advanceAsync(200);
    await append('2');
    copy.ask();
    expect(files.calls()).toBe(0);
    await world.clock.advanceAsync(100);
    await copy.settled();

    expect([copy.state().copy?.position, files.kept.size, world.clock.pending()]).toEqual([2, 2, []]);
  });

  test('has each event within a second of its append, however long a person goes on without a pause', async () => {
    const { world, append, copy, log } = copying();
    log.subscribe(0, () => copy.ask());
    const late: string[] = [];
    const appendedAt: number[] = [];
    const step = 90;
    for (let made = 1; made <= 40; made += 1) {
      await append(`${made}`);
      appendedAt.push(world.clock.now());
      await world.clock.advanceAsync(step);
      await copy.settled();
      const copied = copy.state().copy?.position ?? 0;
      for (const [index, at] of appendedAt.slice(copied).entries())
        if (world.clock.now() - at > 1_000) late.push(`event ${copied + index + 1}`);
    }
    await world.clock.advanceAsync(1_000);
    await copy.settled();

    expect([late, copy.state().copy?.position]).toEqual([[], 40]);
  });

  test('is written at once when the page goes, the first one of a session too', async () => {
    const { world, append, copy } = copying();
    await append('1');
    copy.ask();
    copy.hurry();
    await copy.settled();
    const first = copy.state().copy?.position;
    await append('2');
    copy.ask();
    copy.hurry();
    await copy.settled();

    expect([first, copy.state().copy?.position, world.clock.pending()]).toEqual([1, 2, []]);
  });

  test('has a change at once, although the copy of a long history is under way', async () => {
    const there = copying();
    const { world, append, copy, files } = there;
    const notes = Array.from({ length: 50 }, (_, index) => noted('note-b', `${index}`));
    for (let made = 0; made < 3_000; made += 50) await there.log.append(command(`many-${made}`, notes));
    const { write } = files.files;
    let written = 0;
    const ends: number[] = [];
    Object.assign(files.files, {
      write: async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
        await write(name, bytes);
        written += 1;
        ends.push(lastPosition(files.kept));
        if (written !== 3) return;
        await append('own');
        copy.ask();
      },
    });
    copy.ask();
    await world.clock.advanceAsync(300);
    await copy.settled();

    expect(ends).toEqual([3_000, 3_000, 3_000, 3_001, 3_001, 3_001]);
    expect(world.clock.pending().length).toBe(1);
  });

  test('is written by the tab that has the lock', async () => {
    const { promise: free, resolve: release } = Promise.withResolvers<void>();
    const names: string[] = [];
    const request = async (name: string, work: () => Promise<void>) => {
      names.push(name);
      await free;
      return work();
    };
    const { world, append, files, copy } = copying({ locks: { request } as unknown as LockManager });
    await append('1');
    copy.ask();
    await world.clock.advanceAsync(300);
    await settle();
    const before = files.kept.size;
    release();
    await copy.settled();

    expect([names, before, files.kept.size]).toEqual([['agencylens-copy'], 0, 2]);
  });

  test('reports that the log has lost what the copy has, and why it could not be written', async () => {
    const { world, append, copy, conflicts, files } = copying();
    await append('1');
    await append('2');
    copy.ask();
    await world.clock.advanceAsync(300);
    await copy.settled();
    const shorter = copying({ files: files.files });
    await shorter.append('1');
    shorter.copy.ask();
    await shorter.world.clock.advanceAsync(300);
    await shorter.copy.settled();

    expect([conflicts, shorter.conflicts]).toEqual([[], [2]]);
    expect(shorter.copy.state()).toEqual({
      copy: null,
      fault: 'the second copy has another event 2 than the log',
      mended: 0,
      progress: null,
    });
  });
});

describe('the wish to be kept for good', () => {
  const asked = async (answer: boolean, persisted = false) => {
    const there = opened();
    const calls: string[] = [];
    const keeper = {
      persisted: async () => persisted,
      persist: async () => {
        calls.push('persist');
        return answer;
      },
    };
    await askToPersist({
      log: there.log,
      keeper: async () => keeper,
      onRefusal: () => calls.push('refused'),
    });
    const seedActor = { actor: { kind: 'seed', id: 'demo' } };
    await there.append('seeded', seedActor);
    await settle();
    const before = [...calls];
    await there.append('1');
    await there.append('2');
    await settle();
    return [before, calls];
  };

  test('is reported at the first change of a person, once', async () => {
    expect(await asked(true)).toEqual([[], ['persist']]);
  });

  test('is not reported where it is granted, and a refusal is noted', async () => {
    expect([await asked(true, true), await asked(false)]).toEqual([
      [[], []],
      [[], ['persist', 'refused']],
    ]);
  });
});

describe('a database at the place beside', () => {
  const keeper = (name: string, answer: boolean, calls: string[]) => ({
    persist: async () => {
      calls.push(name);
      return answer;
    },
    persisted: async () => answer,
  });

  test('has its bucket asked too, and is kept only where both are', async () => {
    const outcomes = [];
    for (const [site, bucket] of [
      [true, true],
      [true, false],
      [false, true],
    ] as const) {
      const calls: string[] = [];
      vi.stubGlobal('navigator', {
        storage: keeper('site', site, calls),
        storageBuckets: { open: async () => keeper('bucket', bucket, calls) },
      });
      const both = await besideKeeper();
      outcomes.push([await both.persisted(), await both.persist(), calls]);
    }
    vi.unstubAllGlobals();

    expect(outcomes).toEqual([
      [true, true, ['site', 'bucket']],
      [false, false, ['site', 'bucket']],
      [false, false, ['site', 'bucket']],
    ]);
  });
});

describe('a full storage', () => {
  const full = (frees: boolean) => {
    let isFull = true;
    const there = opened(
      (storage) => ({
        ...storage,
        write: async (work) => {
          if (isFull) throw new StorageError('quota', 'QuotaExceededError: no room');
          return storage.write(work);
        },
      }),
      async () => {
        isFull = !frees;
        return frees;
      },
    );
    return there.append('1');
  };

  test('is made less full once, and the append goes through', async () => {
    expect(await full(true)).toMatchObject({ ok: true, head: 1 });
  });

  test('is shown when there is nothing to free', async () => {
    expect(await full(false)).toEqual({
      ok: false,
      why: 'storage',
      failure: 'quota',
      detail: 'QuotaExceededError: no room',
    });
  });

  test('gives back what can be made anew, and nothing else', async () => {
    const factory = new IDBFactory();
    const open = (name: string) =>
      new Promise<void>((resolve) => {
        const opening = factory.open(name);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    await open('agencylens-log');
    await open('agencylens-log-0123456789ab');
    await open('agencylens-derived');
    const caches = { keys: async () => ['files'], delete: async () => true } as Partial<CacheStorage>;
    const none = { keys: async () => [], delete: async () => true } as Partial<CacheStorage>;

    expect(await dropDerived(factory, none as CacheStorage)).toBe(true);
    expect((await factory.databases()).map(({ name }) => name)).toEqual([
      'agencylens-log',
      'agencylens-log-0123456789ab',
    ]);
    expect(await dropDerived(factory, none as CacheStorage)).toBe(false);
    expect(await dropDerived(factory, caches as CacheStorage)).toBe(true);
  });
});

describe('a database that does not answer', () => {
  test('is waited for ten seconds, then two at each start, and ten again once it has answered', () => {
    const { find } = memoryStore();
    const patience = createOpenTimeout(find);
    const first = patience.now();
    const loss = { kind: 'unanswered', tenant: 'main', expected: null, found: null, detail: '' } as const;
    patience.learn({ kind: 'lost', loss });
    const second = patience.now();
    patience.learn({ kind: 'lost', loss: { ...loss, kind: 'gone' } });

    expect([first, second, patience.now()]).toEqual([10_000, 2_000, 10_000]);
  });
});
