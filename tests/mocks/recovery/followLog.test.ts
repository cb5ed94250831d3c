/** Tests the follower of an open log: second copy on changes and page hide, recorded checks, and notices. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Loss } from '#domain/recovery/loss.ts';
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import { createCheckNotes } from '#mocks/recovery/checkNotes.ts';
import { followLog } from '#mocks/recovery/followLog.ts';
import { watchLog } from '#mocks/recovery/watchLog.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { nodeDigest } from '#tests/events/recovery/memoryFiles.ts';
import { storedBrowser } from '#tests/support/storedBrowser.ts';
import { until } from '#tests/support/until.ts';
import { settle } from '#world/settle.ts';

const heard = new Map<string, () => void>();
const listening = (name: string, hear: () => void) => void heard.set(name, hear);

beforeEach(() => {
  vi.stubGlobal('addEventListener', listening);
  vi.stubGlobal('document', { addEventListener: listening });
  vi.stubGlobal('navigator', {});
  // Without `requestIdleCallback`, idle work runs at once.
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('requestAnimationFrame', undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  heard.clear();
});

const open = async (count: number) => {
  const stored = storedBrowser();
  const { world, files, kept } = stored;
  const opened = await stored.opened();
  const { log } = opened;
  const append = async (text: string) => log.append(command(`note-${text}`, [noted('note-a', text)]));
  for (let text = 1; text <= count; text += 1) await append(String(text));
  const losses: Loss[] = [];
  const notes: StorageNote[] = [];
  const parts = {
    world,
    opened,
    place: stored.placeNow(),
    isOld: true,
    askWorker: null,
    onLoss: (loss: Loss) => void losses.push(loss),
    onNote: (note: StorageNote) => void notes.push(note),
  };
  const checks = createCheckNotes(parts.place.find, `${opened.storeId}:main`);
  const follow = (isOld = true) => followLog({ ...parts, isOld }, { after: count, notes: checks });
  const copiedTo = async (position: number) => {
    await until(async () => {
      await settle();
      expect(lastPosition(files.kept)).toBe(position);
    });
  };
  return { ...stored, opened, log, append, parts, losses, notes, checks, follow, copiedTo, files, kept };
};

const lastPosition = (kept: ReadonlyMap<string, unknown>): number =>
  Math.max(0, ...[...kept.keys()].map((name) => Number(/^seg-.*-(\d+)-[0-9a-f]{64}/.exec(name)?.[1] ?? 0)));

describe('the second copy', () => {
  test('follows changes, and is brought up to date when the page is left or hidden', async () => {
    const { world, append, follow, copiedTo } = await open(3);
    follow();
    await world.clock.advanceAsync(300);
    await copiedTo(3);
    for (const [text, event] of [
      ['4', 'pagehide'],
      ['5', 'visibilitychange'],
    ] as const) {
      await append(text);
      await settle();
      heard.get(event)?.();
      await copiedTo(Number(text));
    }
    await append('6');
    await world.clock.advanceAsync(300);
    await copiedTo(6);
  });

  test('is brought up to date at once where the page was left before it began', async () => {
    const { world, follow, copiedTo } = await open(3);
    vi.stubGlobal('document', { addEventListener: listening, visibilityState: 'hidden' });
    follow();
    await copiedTo(3);
    expect(world.clock.pending().filter((due) => due === world.clock.now() + 300)).toEqual([]);
  });

  test('reports that it cannot be written, and that it can again', async () => {
    const { world, append, follow, files, notes, copiedTo } = await open(3);
    const write = vi.spyOn(files.files, 'write').mockRejectedValue(new Error('no room'));
    const followed = follow();
    await world.clock.advanceAsync(300);
    await until(() => expect(followed.now().copyFault).toBe('no room'));
    write.mockRestore();
    await append('4');
    await world.clock.advanceAsync(300);
    await copiedTo(4);

    await until(() =>
      expect(notes).toEqual([
        { kind: 'copy', fault: 'no room', mended: 0 },
        { kind: 'copy', fault: null, mended: 0 },
      ]),
    );
  });

  test('is read again after a start, some parts of it in turn, and what is damaged is reported', async () => {
    const { world, follow, files, notes, checks, copyOf, parts } = await open(3);
    await copyOf(parts.opened.storeId).copied();
    const [name = ''] = [...files.kept.keys()].filter((one) => one.startsWith('seg-'));
    const whole = files.kept.get(name);
    files.kept.set(name, new Uint8Array([1, 2, 3]));
    const followed = follow();
    await world.clock.advanceAsync(300);
    await until(() => expect(checks.partsAfter()).toBe(3));

    expect([files.kept.get(name), followed.now().copyMended]).toEqual([whole, 1]);
    expect(notes).toEqual([{ kind: 'copy', fault: null, mended: 1 }]);
  });
});

test('old commands are looked for after a start on a log that was there before, and not on a new one', async () => {
  const { follow } = await open(1);
  const counted: string[] = [];
  const { count } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'count').mockImplementation(function (this: IDBObjectStore, range) {
    counted.push(this.name);
    return count.call(this, range);
  });
  follow(false);
  await settle();
  const before = [...counted];
  follow();
  await until(() => expect([before, counted]).toEqual([[], ['commands']]));
  vi.restoreAllMocks();
});

describe('a check', () => {
  test('of a log that was there before is noted, and known after a reload', async () => {
    const { world, follow, checks, parts, kept } = await open(3);
    const at = new Date(world.clock.now()).toISOString();
    follow();
    await until(() => expect(checks.lastCheck()).toEqual({ position: 3, at }));

    const later = watchLog({ ...parts, isOld: false }, Promise.resolve());
    expect(later.now()).toEqual({
      lastCheck: { position: 3, at },
      copy: null,
      copyFault: null,
      copyMended: 0,
      copyProgress: null,
    });
    kept.set('agencylens.checked', 'damaged');
    expect(later.now().lastCheck).toBeNull();
  });

  test('that was noted of another database counts as nothing', async () => {
    const { checks, parts } = await open(1);
    checks.noteCheck({ position: 1, at: '2026-01-01T00:00:00.000Z' });

    expect(createCheckNotes(parts.place.find, 'another:main').lastCheck()).toBeNull();
  });

  test('that a person asks for reads the second copy, too', async () => {
    const { world, parts, files, copyOf, follow } = await open(3);
    await copyOf(parts.opened.storeId).copied();
    const watch = watchLog(parts, Promise.resolve());
    await settle();
    await world.clock.advanceAsync(5_000);
    const step = { onProgress: () => {}, signal: new AbortController().signal };
    await until(async () => expect((await watch.check(step)).copy).toEqual({ parts: 2, mended: 0 }));
    for (const name of files.kept.keys()) files.kept.set(name, new Uint8Array([1]));

    expect(await watch.check(step)).toMatchObject({
      checked: 3,
      broken: null,
      copy: { parts: 2, mended: 2 },
    });
    for (const [name, bytes] of files.kept) expect(name).toContain(await nodeDigest(new Uint8Array(bytes)));
    expect(await follow(false).checkCopy(step)).toEqual({ parts: 2, mended: 0 });
  });
});
