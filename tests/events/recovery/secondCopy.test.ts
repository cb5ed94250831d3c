/** Tests the second copy after a crash at any point, and recovery from a damaged one. */
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { sealedAt } from '#events/recovery/copyChain.ts';
import { createCopyWriter } from '#events/recovery/copyWriter.ts';
import { CopyConflict } from '#events/recovery/verifyCopy.ts';
import { command, noted } from '../log/requests.ts';
import { cut, memoryFiles, nodeDigest } from './memoryFiles.ts';
import { copyTo, gotBack, type Kept, logged, pause, type Storage, storeId } from './secondCopyFixture.ts';

const flip = (kept: Kept, name: string, at: number) => {
  const bytes = kept.get(name)?.slice() ?? new Uint8Array();
  bytes[at] = (bytes[at] ?? 0) ^ 4;
  kept.set(name, bytes);
};

describe('the second copy', () => {
  test('of one page reads only what came since its last part was written', async () => {
    const { storage, log, append } = await logged(40);
    const { files, kept } = memoryFiles();
    const asked: (readonly [after: number, upTo: number])[] = [];
    const read: Storage['read'] = (work) =>
      storage.read((reading) =>
        work({
          ...reading,
          eventsAfter: (after, upTo, limit) => {
            asked.push([after, upTo]);
            return reading.eventsAfter(after, upTo, limit);
          },
        }),
      );
    const writer = createCopyWriter({ files, digest: nodeDigest, storage: { read }, storeId });
    await writer.catchUp({ pause });
    await append(10);
    await writer.catchUp({ pause });
    const { copy, events } = await gotBack(kept);

    expect(asked).toEqual([
      [0, 40],
      [40, 50],
    ]);
    expect(events).toEqual(await log.readAll());
    expect(copy.commands.map(({ to }) => to)).toEqual([40, 50]);
  });

  test('has every event, command and secret, in sealed parts and a last one that grows', async () => {
    const { storage, log, append } = await logged(300);
    const files = memoryFiles();
    await copyTo(storage, files);
    await append(10);
    await copyTo(storage, files);
    await append(20);
    const state = await copyTo(storage, files);
    const { copy, events } = await gotBack(files.kept);
    const all = await log.readAll();

    expect(state).toEqual({ position: 330, recordedAt: all.at(-1)?.recordedAt });
    expect(events).toEqual(all);
    expect(copy.commands.map(({ to }) => to).toSorted((one, other) => one - other)).toEqual([
      50, 100, 150, 200, 250, 300, 310, 330,
    ]);
    expect(copy.secrets).toEqual([['password:ada', { verifier: 'v330' }]]);
    expect([...files.kept.keys()].map((name) => name.split('-').slice(0, -1).join('-')).toSorted()).toEqual([
      'seg-store-1-1-300',
      'seg-store-1-301-330',
      'vault-store-1-330',
    ]);
    expect(sealedAt).toBeLessThan(300);
  });

  test('forgets a secret that was deleted', async () => {
    const { storage, log } = await logged(5);
    const files = memoryFiles();
    await copyTo(storage, files);
    await log.append(command('erase', [noted('note-1', 'erased')], { vault: [{ delete: 'password:ada' }] }));
    await copyTo(storage, files);
    const text = [...files.kept.values()].map((bytes) => new TextDecoder().decode(bytes)).join('');

    expect((await gotBack(files.kept)).copy.secrets).toEqual([]);
    expect(text).not.toContain('verifier');
  });

  test('loses nothing that it had when the browser is killed before any write or removal', async () => {
    const { storage, append } = await logged(40);
    const before = new Map<string, Uint8Array>();
    await copyTo(storage, memoryFiles(before));
    await append(30);
    const whole = memoryFiles(new Map(before));
    await copyTo(storage, whole);
    const ends: number[] = [];
    for (let failing = 1; failing <= whole.calls(); failing += 1) {
      const files = memoryFiles(new Map(before), failing);
      await expect(copyTo(storage, files)).rejects.toBe(cut);
      const { events, damagedParts, copy } = await gotBack(files.kept);
      expect([damagedParts, copy.secrets?.length]).toEqual([0, 1]);
      ends.push(events.length);
      const next = memoryFiles(files.kept);
      await copyTo(storage, next);
      expect([(await gotBack(next.kept)).events.length, next.kept.size]).toEqual([70, 2]);
    }

    expect(ends).toEqual([40, 70, 70, 70]);
  });

  test('is not written over by a log that is shorter or has a hole', async () => {
    const { storage } = await logged(60);
    const files = memoryFiles();
    await copyTo(storage, files);
    const before = new Map(files.kept);
    const shorter = await logged(20);
    const readAs = (change: (events: readonly StoredEvent[]) => readonly StoredEvent[]): Storage => ({
      ...storage,
      read: (work) =>
        storage.read((reading) =>
          work({
            ...reading,
            eventsAfter: async (...range) => change(await reading.eventsAfter(...range)),
          }),
        ),
    });
    const holed = readAs((events) => events.filter(({ position }) => position !== 30));
    const unlinked = readAs((events) =>
      events.map((event) => (event.position === 40 ? { ...event, previousHash: 'another' } : event)),
    );

    await expect(copyTo(shorter.storage, files)).rejects.toEqual(new CopyConflict(21));
    expect(files.kept).toEqual(before);
    await expect(copyTo(holed, memoryFiles())).rejects.toEqual(new CopyConflict(30));
    await expect(copyTo(unlinked, memoryFiles())).rejects.toEqual(new CopyConflict(40));
  });
});

describe('a copy of many events', () => {
  const partsIn = (kept: Kept): readonly string[] =>
    [...kept.keys()]
      .filter((name) => name.startsWith('seg-'))
      .map((name) => name.split('-').slice(3, 5).join('-'))
      .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));

  test('has the newest ones first, and what changes meanwhile before the older ones', async () => {
    const { storage, log, append } = await logged(3_000);
    const { files, kept } = memoryFiles();
    const writer = createCopyWriter({ files, digest: nodeDigest, storage, storeId });
    const seen: (readonly string[])[] = [];
    const changes = new Map([
      ['1-1000', 20],
      ['1001-2000', 10],
    ]);
    let isAsked = false;
    const change = async () => {
      for (const part of partsIn(kept)) {
        const count = changes.get(part);
        if (count === undefined || !changes.delete(part)) continue;
        await append(count);
        isAsked = true;
      }
    };
    const state = await writer.catchUp({
      pause: change,
      isAsked: () => {
        const wasAsked = isAsked;
        isAsked = false;
        return wasAsked;
      },
      tell: () => seen.push(partsIn(kept)),
    });
    const after = partsIn(kept);
    await append(5);
    await writer.catchUp({ pause });
    const { events, copy } = await gotBack(kept);

    expect(seen).toEqual([
      ['1-1000', '2745-3000'],
      ['1-1000', '1001-2000', '2745-3000', '3001-3020'],
      ['1-1000', '1001-2000', '2001-3000', '2745-3000', '3001-3030'],
    ]);
    expect([state.position, after]).toEqual([3_000, ['1-1000', '1001-2000', '2001-3000', '3001-3030']]);
    expect(partsIn(kept)).toEqual(['1-1000', '1001-2000', '2001-3000', '3001-3035']);
    expect(events).toEqual(await log.readAll({ limit: 5_000 }));
    expect(copy.secrets).toEqual([['password:ada', { verifier: 'v3035' }]]);
  });

  test('is whole after the next try, wherever the browser is killed', async () => {
    const { storage } = await logged(1_500);
    const whole = memoryFiles();
    await copyTo(storage, whole);
    const ends: unknown[] = [];
    for (let failing = 1; failing <= whole.calls(); failing += 1) {
      const files = memoryFiles(new Map(), failing);
      await expect(copyTo(storage, files)).rejects.toBe(cut);
      await copyTo(storage, memoryFiles(files.kept));
      ends.push([(await gotBack(files.kept)).events.length, partsIn(files.kept).length]);
    }

    expect(ends).toEqual(Array.from({ length: whole.calls() }, () => [1_500, 2]));
  });
});

describe('a page that goes on with a copy of before', () => {
  type Name = (name: string) => boolean;
  const nameIn = (kept: Kept, fits: Name): string => [...kept.keys()].find(fits) ?? '';
  const isPart =
    (first: number): Name =>
    (name) =>
      name.startsWith(`seg-store-1-${first}-`);

  /** Changes an event's text in a file and renames the file to match. */
  const rewritten = async (kept: Kept, name: string, position: number) => {
    const text = new TextDecoder().decode(kept.get(name));
    const bytes = new TextEncoder().encode(
      text.replace(/"hash":"[0-9a-f]{64}"/g, (hash, at: number) =>
        text.lastIndexOf(`"position":${position},`, at) > text.lastIndexOf('\n', at)
          ? `"hash":"${'0'.repeat(64)}"`
          : hash,
      ),
    );
    kept.delete(name);
    kept.set(name.replace(/[0-9a-f]{64}/, await nodeDigest(bytes)), bytes);
  };

  test('finds that the event behind a sealed part does not follow it', async () => {
    const { storage, append } = await logged(300);
    const files = memoryFiles();
    await copyTo(storage, files);
    await rewritten(files.kept, nameIn(files.kept, isPart(1)), 300);
    await append(10);

    await expect(copyTo(storage, files)).rejects.toEqual(new CopyConflict(301));
  });

  test('finds that an event of the part that grows is another one in the log', async () => {
    const { storage, append } = await logged(320);
    const files = memoryFiles();
    await copyTo(storage, files);
    await append(300);
    await copyTo(storage, files);
    await append(10);
    await copyTo(storage, files);
    await rewritten(files.kept, nameIn(files.kept, isPart(621)), 625);
    await append(1);

    await expect(copyTo(storage, files)).rejects.toEqual(new CopyConflict(625));
  });

  test('finds an event whose content is not what was hashed, and writes nothing', async () => {
    const { storage } = await logged(60);
    const files = memoryFiles();
    const changed: Storage = {
      ...storage,
      read: (work) =>
        storage.read((reading) =>
          work({
            ...reading,
            eventsAfter: async (...range) =>
              (await reading.eventsAfter(...range)).map((event) =>
                event.position === 40 ? { ...event, data: { text: 'another' } } : event,
              ),
          }),
        ),
    };

    await expect(copyTo(changed, files)).rejects.toEqual(new CopyConflict(40));
    expect(files.kept.size).toBe(0);
  });

  test('writes the last part again when it is damaged', async () => {
    const { storage, append, log } = await logged(300);
    const files = memoryFiles();
    await copyTo(storage, files);
    flip(files.kept, nameIn(files.kept, isPart(1)), 900);
    await append(10);
    await copyTo(storage, files);
    const { events, damagedParts } = await gotBack(files.kept);

    expect([damagedParts, events]).toEqual([0, await log.readAll()]);
  });
});

describe('a check of the second copy', () => {
  const copied = async () => {
    const { storage, append, log } = await logged(300);
    const files = memoryFiles();
    const writer = createCopyWriter({ files: files.files, digest: nodeDigest, storage, storeId });
    await writer.catchUp({ pause });
    for (const more of [300, 300, 20]) {
      await append(more);
      await writer.catchUp({ pause });
    }
    return { writer, files, log, names: [...files.kept.keys()] };
  };

  test('reads some parts at a time, in turn, and the secrets each time', async () => {
    const { writer } = await copied();
    const first = await writer.verify({ after: 0, most: 2, pause });
    const second = await writer.verify({ after: first.after, most: 2, pause });
    const told: string[] = [];
    const all = await writer.verify({ after: 0, pause, tell: (...step) => told.push(step.join(' of ')) });

    expect([first, second, all]).toEqual([
      { parts: 3, mended: 0, after: 600 },
      { parts: 3, mended: 0, after: 920 },
      { parts: 5, mended: 0, after: 920 },
    ]);
    expect((await writer.verify({ after: 920, most: 1, pause })).after).toBe(300);
    expect(told).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']);
  });

  test('writes again what is damaged or cannot be read, out of the log', async () => {
    const { writer, files, log, names } = await copied();
    for (const name of names) flip(files.kept, name, 200 % (files.kept.get(name)?.length ?? 1));
    const check = await writer.verify({ after: 0, pause });
    const { copy, events, damagedParts } = await gotBack(files.kept);

    expect(check).toEqual({ parts: 5, mended: 5, after: 920 });
    expect([damagedParts, events, copy.secrets?.length]).toEqual([0, await log.readAll(), 1]);
    expect([...files.kept.keys()].toSorted()).toEqual(names.toSorted());
  });

  test('is stopped between two files', async () => {
    const { writer } = await copied();
    const stopping = new AbortController();
    const tell = (done: number) => done === 2 && stopping.abort();

    await expect(writer.verify({ after: 0, pause, tell, signal: stopping.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a damaged second copy', () => {
  test('says that a part is damaged, and the other parts are of use', async () => {
    const { storage, append, log } = await logged(300);
    const files = memoryFiles();
    await copyTo(storage, files);
    await append(100);
    await copyTo(storage, files);
    const second = [...files.kept.keys()].find((name) => name.startsWith('seg-store-1-301-')) ?? '';
    const { length } = files.kept.get(second) ?? [];
    const all = await log.readAll();
    for (let at = 10; at < length; at += Math.floor(length / 12)) {
      const kept = new Map(files.kept);
      flip(kept, second, at);
      const { damagedParts, events, end } = await gotBack(kept);
      expect([damagedParts, end]).toEqual([1, 400]);
      expect(events).toEqual(all.slice(0, events.length));
      expect(events.length).toBeGreaterThanOrEqual(300);
    }
  });

  test.each([0, 1, 100, 5_000])('is shown when a part is cut off after %i bytes', async (length) => {
    const { storage, log } = await logged(60);
    const files = memoryFiles();
    await copyTo(storage, files);
    const [name = ''] = files.kept.keys();
    files.kept.set(name, files.kept.get(name)?.slice(0, length) ?? new Uint8Array());
    const { damagedParts, events, end, copy } = await gotBack(files.kept);

    expect([damagedParts, copy.commands, end]).toEqual([1, [], 60]);
    expect(events).toEqual((await log.readAll()).slice(0, events.length));
    expect(events.length).toBeLessThan(60);
  });

  test('gives no secrets where their file is damaged', async () => {
    const { storage } = await logged(5);
    const files = memoryFiles();
    await copyTo(storage, files);
    flip(files.kept, [...files.kept.keys()].find((name) => name.startsWith('vault')) ?? '', 20);

    expect((await gotBack(files.kept)).copy.secrets).toBeNull();
  });
});
