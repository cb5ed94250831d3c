/** Tests a month by the demo's clock: due events happen daily at their own times, as in a real month. */
import { expect, test } from 'vitest';
import { dayLength } from '#domain/inspection/clockLead.ts';
import type { DemoClock } from '#domain/inspection/demoClock.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { advanceClock } from '#ui/lab/demo/ClockPart.tsx';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const open = async () => {
  const world = createVirtualWorld({ start: '2026-03-02T09:00:00Z' });
  const log = openMemoryLog(world);
  await seedWholeAgency(log, world);
  const backend = openTestBackend({ world, log });
  const { token } = (await backend.demo('manager')).session;
  const begun = world.clock.now();
  const clock: DemoClock = {
    now: world.clock.now,
    ahead: () => world.clock.now() - begun,
    advance: (by) => {
      world.clock.oversleep(by);
      return true;
    },
    arrive: () => {},
    subscribe: () => () => {},
  };
  return { ...backend, clock, token, begun };
};

const fourWeeks = async (isDaily: boolean) => {
  const { clock, succeed, token, log, begun } = await open();
  const { position } = await log.head();
  const settle = () => succeed('readWorkspace', { token });
  const step = { onProgress: () => {}, signal: new AbortController().signal };
  const parts = { clock, sessionEnds: null, confirm: () => {} };
  await advanceClock({ ...parts, settle: isDaily ? settle : null }, 28 * dayLength, step);
  await settle();
  const events = await log.readAll({ after: position, limit: 5_000 });
  return { events: events.map(({ type, occurredAt, data }) => ({ type, occurredAt, data })), begun };
};

test('reports, alerts and their checks come in order, each when it is due, the same whether they were asked for each day', async () => {
  const { events, begun } = await fourWeeks(true);
  const times = events.map(({ occurredAt }) => occurredAt);
  const countOf = (type: string) => events.filter((event) => event.type === type).length;

  expect(times).toEqual(times.toSorted());
  expect(Date.parse(times[0] ?? '')).toBeGreaterThan(begun);
  expect([countOf('AlertsChecked'), countOf('ReportRunGenerated') > 5]).toEqual([28, true]);
  const withoutIds = (told: typeof events) => told.map(({ type, occurredAt }) => `${type} ${occurredAt}`);
  expect(withoutIds((await fourWeeks(false)).events)).toEqual(withoutIds(events));
});
