/** Tests a log with events of a newer build in the same layout: readable but not writable. */
import { describe, expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { knownLog } from '#events/recovery/knownLog.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { settle } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { command, noted } from '../log/requests.ts';

const isKnown = ({ type, schemaVersion }: { type: string; schemaVersion: number }) =>
  type === 'TextNoted' && schemaVersion === 1;

const opened = async (written: 'a newer type' | 'a newer version') => {
  const log = openMemoryLog(createVirtualWorld());
  await log.append(command('1', [noted('note-a', '1')]));
  const { stream, event } = noted('note-b', '2');
  const added =
    written === 'a newer type'
      ? { stream, event: { ...event, type: 'TextDrawn' } }
      : { stream, event, schemaVersion: 2 };
  await log.append(command('2', [added]));
  const told: number[] = [];
  return { log, told, seen: knownLog(log, isKnown, ({ position }) => told.push(position)) };
};

const late = command('late', [noted('note-a', 'late')]);

const ways: readonly [string, (log: EventLog) => unknown][] = [
  ['all events', (log) => log.readAll()],
  ['its stream', (log) => log.readStream('note-b')],
  ['what was there when somebody began to follow', (log) => log.subscribe(0, () => {})],
];

describe.each(['a newer type', 'a newer version'] as const)('a log with %s', (written) => {
  test.each(ways)('is only read once %s show it, and nothing of it is changed', async (_, read) => {
    const { log, seen } = await opened(written);
    const before = await log.readAll();
    await read(seen);
    await settle();
    const refused = await seen.append(late);

    expect(refused).toEqual({
      ok: false,
      why: 'storage',
      failure: 'newer',
      detail: `event 2 is ${before[1]?.type} in version ${before[1]?.schemaVersion}, which only a newer build of the app knows`,
    });
    expect(await seen.readAll()).toEqual(before);
    expect(await log.readAll()).toEqual(before);
  });

  test.each(ways)('reports so before anything is refused, once, when %s show it', async (_, read) => {
    const { told, seen } = await opened(written);
    await read(seen);
    await read(seen);
    await settle();

    expect(told).toEqual([2]);
  });
});

test('a log of this build is written, and what another tab’s newer build adds is noticed', async () => {
  const log = openMemoryLog(createVirtualWorld());
  const seen = knownLog(log, isKnown);
  seen.subscribe(0, () => {});
  const first = await seen.append(command('1', [noted('note-a', '1')]));
  const { stream, event } = noted('note-b', '2');
  await log.append(command('2', [{ stream, event: { ...event, type: 'TextDrawn' } }]));
  await settle();

  expect([first.ok, (await seen.append(late)).ok]).toEqual([true, false]);
});
