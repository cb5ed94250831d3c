/** Tests a log that upcasts events to today's version over one that keeps the originals. */
import { expect, test } from 'vitest';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { todaysLog } from '#events/todaysLog.ts';
import type { Upcaster } from '#events/upcasters.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { command, noted } from './log/requests.ts';

const steps: readonly Upcaster[] = [{ type: 'TextNoted', from: 1, up: (data) => ({ ...data, lang: 'en' }) }];

const old = { text: 'old' };
const brought = { text: 'old', lang: 'en' };

test('brings up what every kind of reading gives, and leaves what is stored as it was hashed', async () => {
  const log = openMemoryLog(createVirtualWorld());
  await log.append(command('one', [{ ...noted('note-a', 'old'), tags: ['tag'] }]));
  const today = todaysLog(log, steps);
  const heard = new Promise<readonly StoredEvent[]>((resolve) => today.subscribe(0, resolve));
  const repeated = await today.append(command('one', [noted('note-a', 'old')]));
  const read = [
    await today.readAll(),
    await today.readStream('note-a'),
    (await today.readTagged({ tag: 'tag' })).events,
    repeated.ok ? repeated.events : [],
    await heard,
  ];

  expect(read.map((events) => events.map(({ data, schemaVersion }) => [schemaVersion, data]))).toEqual(
    Array(5).fill([[2, brought]]),
  );
  const kept = await log.readAll();
  expect([kept.map(({ data }) => data), verifyChain(kept)]).toEqual([[old], null]);
});

test('names what is written with today’s version, so that it is not brought up again', async () => {
  const log = openMemoryLog(createVirtualWorld());
  const today = todaysLog(log, steps);
  await today.append(command('two', [noted('note-a', 'new')]));

  const [event] = await today.readAll();
  expect([event?.schemaVersion, event?.data, (await log.readAll())[0]?.schemaVersion]).toEqual([
    2,
    { text: 'new' },
    2,
  ]);
});

test('is the log itself while no step is needed', () => {
  const log = openMemoryLog(createVirtualWorld());
  expect(todaysLog(log, [])).toBe(log);
});
