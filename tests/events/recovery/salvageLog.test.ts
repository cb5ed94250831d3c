/** Tests salvage: a log and its second copy are merged page by page into a new log. */
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { openCopy } from '#events/recovery/readCopy.ts';
import {
  addMissing,
  type EventSource,
  pageSize,
  readableLog,
  salvageLog,
} from '#events/recovery/salvageLog.ts';
import { writeLog } from '#events/recovery/writeLog.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { command, noted } from '../log/requests.ts';
import { memoryFiles, nodeDigest } from './memoryFiles.ts';
import { copyTo, logged, pagesOf, storeId } from './secondCopyFixture.ts';

const quietly = { tell: () => {}, signal: new AbortController().signal };

/** A source of some events, without commands. */
const sourceOf = (all: readonly StoredEvent[], isCopy: boolean, has: (position: number) => boolean) => ({
  isCopy,
  between: async (from: number, to: number) => ({
    events: all.filter(({ position }) => position >= from && position <= to && has(position)),
    commands: [],
  }),
});

describe('what is left and the copy together', () => {
  test('fill each other’s holes, and the new log is the one that was', async () => {
    const { storage, log } = await logged(120);
    const all = await log.readAll();
    const files = memoryFiles();
    await copyTo(storage, files);
    const { secrets, between } = await openCopy({ files: files.files, digest: nodeDigest }, storeId);
    const copied = async (from: number, to: number) => {
      const { events, commands } = await between(from, to);
      return { events: events.filter(({ position }) => position <= 110), commands };
    };
    const sources = [{ isCopy: true, between: copied }, sourceOf(all, false, (position) => position !== 50)];
    const { pages } = await pagesOf(sources, 120);
    const target = memoryStorage();
    await writeLog(target, { pages, secrets: () => secrets ?? [] }, quietly);
    const restored = openMemoryLog(createVirtualWorld({ seed: 2 }), { storage: target });
    const again = await restored.append(command('c50', [noted('note-1', 'again')]));

    expect(pages.map(({ events, fromCopy }) => [events.length, fromCopy])).toEqual([[120, 110]]);
    expect(await restored.readAll()).toEqual(all);
    expect(await restored.head()).toEqual(await log.head());
    expect([again.ok && again.repeated, await restored.vault.get('password:ada')]).toEqual([
      true,
      { verifier: 'v120' },
    ]);
    expect((await restored.append(command('new', [noted('note-1', 'new')]))).ok).toBe(true);
  });

  test('end before what neither has, and a command whose row is lost is not done twice', async () => {
    const { log } = await logged(100);
    const { pages, events } = await pagesOf(
      [sourceOf(await log.readAll(), true, (position) => position !== 80)],
      100,
    );
    const target = memoryStorage();
    await writeLog(target, { pages, secrets: () => [] }, quietly);
    const restored = openMemoryLog(createVirtualWorld(), { storage: target });

    expect(events.length).toBe(79);
    expect(await restored.append(command('c50', [noted('note-1', 'again')]))).toEqual({
      ok: false,
      why: 'commandMismatch',
    });
  });

  test('are read and written a page at a time: the next is asked for once the one before is written', async () => {
    const count = 5 * pageSize + 20;
    const { storage, log, append } = await logged(300);
    const files = memoryFiles();
    await copyTo(storage, files);
    for (let made = 300; made < count; made += 300) {
      await append(Math.min(300, count - made));
      await copyTo(storage, files);
    }
    const { between } = await openCopy({ files: files.files, digest: nodeDigest }, storeId);
    const target = memoryStorage();
    const written = async () => (await target.read((reading) => reading.head()))?.position ?? 0;
    const asked: (readonly [from: number, to: number, written: number])[] = [];
    const counting: EventSource = {
      isCopy: true,
      between: async (from, to) => {
        asked.push([from, to, await written()]);
        return between(from, to);
      },
    };
    const read: string[] = [];
    const { read: readFile } = files.files;
    Object.assign(files.files, {
      read: (name: string) => {
        read.push(name.split('-').slice(3, 5).join('-'));
        return readFile(name);
      },
    });
    await writeLog(target, { pages: salvageLog([counting], count), secrets: () => [] }, quietly);

    expect(asked).toEqual(
      [0, 1, 2, 3, 4, 5].map((page) => {
        const before = page * pageSize;
        return [before + 1, Math.min(count, before + pageSize), before];
      }),
    );
    // A part that overlaps the next page is held back, and none is read twice.
    expect(read).toEqual(['1-300', '301-600', '601-900', '901-1200', '1201-1300']);
    expect(await openMemoryLog(createVirtualWorld(), { storage: target }).readAll()).toEqual(
      await log.readAll(),
    );
  });
});

describe('what can be read past lost events', () => {
  const readableOf = async (sources: readonly EventSource[], total: number) => {
    const positions = { events: [] as number[], behind: [] as number[] };
    let missing: Parameters<typeof addMissing>[0] = [];
    let fromCopy = 0;
    for await (const page of readableLog(sources, total)) {
      positions.events.push(...page.events.map(({ position }) => position));
      positions.behind.push(...page.behind.map(({ position }) => position));
      missing = page.missing.reduce(addMissing, missing);
      fromCopy += page.fromCopy;
    }
    return { ...positions, missing, fromCopy };
  };

  const positions = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

  test('is distinguished from what a log can go on with, and each lost event is named', async () => {
    const all = await (await logged(600)).log.readAll();
    const isLost = (position: number) => position === 80 || (position >= 250 && position <= 310);
    const changed = all.map((event) => (event.position === 400 ? { ...event, data: { text: 'x' } } : event));
    const sources = [
      sourceOf(all, true, (position) => !isLost(position) && position <= 100),
      sourceOf(changed, false, (position) => !isLost(position)),
    ];

    expect(await readableOf(sources, 610)).toEqual({
      events: positions(1, 79),
      behind: [...positions(81, 249), ...positions(311, 399), ...positions(401, 600)],
      missing: [
        { from: 80, to: 80 },
        { from: 250, to: 310 },
        { from: 400, to: 400 },
        { from: 601, to: 610 },
      ],
      fromCopy: 79,
    });
  });

  test('is all but the first event where that is lost', async () => {
    const all = await (await logged(50)).log.readAll();

    expect(await readableOf([sourceOf(all, false, (position) => position > 1)], 50)).toEqual({
      events: [],
      behind: positions(2, 50),
      missing: [{ from: 1, to: 1 }],
      fromCopy: 0,
    });
  });

  test('counts as behind where it follows another event than the one that is there', async () => {
    const all = await (await logged(50)).log.readAll();
    const [other] = await (async () => {
      const log = openMemoryLog(createVirtualWorld({ seed: 9 }));
      await log.append(command('other', [noted('note-1', 'other')]));
      return log.readAll();
    })();
    const parted = all.map((event) => (event.position === 1 && other ? other : event));

    expect(await readableOf([sourceOf(parted, false, () => true)], 50)).toEqual({
      events: [1],
      behind: positions(2, 50),
      missing: [],
      fromCopy: 0,
    });
  });
});
