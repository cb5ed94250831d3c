/** Tests that a log is exported and imported in parts and is never in memory as a whole. */
import { describe, expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { checkNdjson, scanNdjson } from '#mocks/inspection/branchEvents.ts';
import { exportLog } from '#mocks/inspection/exportLog.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { exportWhole, readWhole } from '#tests/support/wholeExport.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const openLongLog = async () => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  for (let number = 0; number < 100; number += 1) await appendFacts(log, world, sampleEventsOf(`n${number}`));
  return { world, log, events: await log.readAll({ limit: 100_000 }) };
};

const told = { tenant: 'tests', createdAt: '2026-01-05T09:00:00.000Z' };

const slowFile = (whole: Blob) => {
  const taken = { bytes: 0 };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    const piece = whole.slice(taken.bytes, taken.bytes + 16_384);
    taken.bytes += piece.size;
    if (piece.size === 0) controller.close();
    else controller.enqueue(new Uint8Array(await piece.arrayBuffer()));
  };
  const file = Object.assign(new Blob([whole]), { stream: () => new ReadableStream({ pull }) });
  return { file, taken };
};

describe('an export', () => {
  test('reads a log in pages, and is the same file as one made of all events at once', async () => {
    const { world, log, events } = await openLongLog();
    const pages: number[] = [];
    const readAll: EventLog['readAll'] = async (range) => {
      const page = await log.readAll(range);
      pages.push(page.length);
      return page;
    };
    const file = await exportLog({ ...log, readAll }, world.clock);
    const { createdAt } = JSON.parse((await file.text()).split('\n', 1)[0] ?? '');

    expect(await file.text()).toBe(await (await exportWhole(events, { ...told, createdAt })).text());
    expect(Math.max(...pages)).toBeLessThanOrEqual(1_000);
  });

  test('of a part of the log ends in the hash of that part', async () => {
    const { world, log, events } = await openLongLog();
    const { report } = await readWhole(await exportLog(log, world.clock, { upTo: 1_234 }));

    expect(report).toMatchObject({ count: 1_234, head: events[1_233]?.hash, fault: null });
  });

  test('of an empty log is a header and an end', async () => {
    const world = createVirtualWorld();
    const report = await checkNdjson(await exportLog(openMemoryLog(world), world.clock));

    expect(report).toMatchObject({ count: 0, head: '0'.repeat(64), fault: null, firstAt: null });
  });
});

describe('a file', () => {
  test('is handed on in parts, long before its end is read', async () => {
    const { events } = await openLongLog();
    const { file, taken } = slowFile(await exportWhole(events, told));
    const scan = scanNdjson(file);
    const first = await scan.next();
    const early = taken.bytes;
    const sizes = [(first.value as readonly StoredEvent[]).length];
    for (let next = await scan.next(); !next.done; next = await scan.next()) sizes.push(next.value.length);

    expect(early).toBeLessThan(file.size / 2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(events.length);
    expect(Math.max(...sizes)).toBe(200);
  });

  test('cut off anywhere is refused with what was right before the cut', async () => {
    const { events } = await openLongLog();
    const whole = await exportWhole(events.slice(0, 40), told);
    const ends: string[] = [];
    for (let size = 1; size < whole.size - 1; size += 97) {
      const { count, fault } = await checkNdjson(whole.slice(0, size));
      const isTold = fault !== null && count <= 40 && fault.line >= 1;
      if (!isTold) ends.push(`${size}: ${count}`);
    }

    expect(ends).toEqual([]);
  });

  test('from before headers said what was left out is read still', async () => {
    const { events } = await openLongLog();
    const text = await (await exportWhole(events.slice(0, 40), told)).text();
    const old = new Blob([text.replace(/,"leftOut":\[[^\]]*\]/, '')]);

    expect(await checkNdjson(old)).toMatchObject({ count: 40, fault: null });
  });
});
