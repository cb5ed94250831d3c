/** Tests the moment at which the second copy begins. */
import { expect, test, vi } from 'vitest';
import { storageTimings } from '#mocks/recovery/storageTimings.ts';
import { calmOrChange } from '#mocks/recovery/watchLog.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { settle } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const openFixture = () => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  const begun = { is: false };
  const opened = { log, memoryReason: null, failure: null, standing: null, storeId: 'store' };
  void calmOrChange({ world, opened }, 0).then(() => {
    begun.is = true;
  });
  const append = (kind: 'account' | 'visitor') =>
    log.append({ ...command(kind, [noted('note-a', kind)]), actor: { kind, id: 'nora' } });
  return { world, begun, append };
};

test('it waits until the page has come to rest', async () => {
  const { world, begun, append } = openFixture();
  await append('visitor');
  await world.clock.advanceAsync(storageTimings.calmBeforeCopy - 1);
  const early = begun.is;
  await world.clock.advanceAsync(1);

  expect([early, begun.is]).toEqual([false, true]);
});

test('it does not wait once a person has changed something', async () => {
  const { begun, append } = openFixture();
  await settle();
  const before = begun.is;
  await append('account');
  await settle();

  expect([before, begun.is]).toEqual([false, true]);
});

test('it does not wait once the page is left', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { begun } = openFixture();
  await settle();
  const before = begun.is;
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
  vi.unstubAllGlobals();

  expect([before, begun.is]).toEqual([false, true]);
});
