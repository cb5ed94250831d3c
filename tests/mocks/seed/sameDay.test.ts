/** Tests that the demo agency is the same for everybody on the same day: its events and metrics (ruling D35). */
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { historyOf, seedDemo } from '#mocks/seed/seedDemo.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const dayLength = 24 * 60 * 60 * 1_000;
const firstDay = Date.parse('2026-01-05T00:00:00.000Z');

type Visit = { readonly seed: number; readonly moment: number; readonly zone: string };

const visit: fc.Arbitrary<Visit> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  moment: fc.integer({ min: 0, max: dayLength - 1 }),
  zone: fc.constantFrom(
    'UTC',
    'Pacific/Kiritimati',
    'America/Los_Angeles',
    'Asia/Kolkata',
    'Pacific/Pago_Pago',
  ),
});

const day = fc.integer({ min: 0, max: 800 });

const worldOf = (days: number, { seed, moment, zone }: Visit) => {
  vi.stubEnv('TZ', zone);
  return createVirtualWorld({ seed, start: firstDay + days * dayLength + moment });
};

const freshEvents = async (days: number, one: Visit) => {
  const world = worldOf(days, one);
  const log = openMemoryLog(world);
  await seedDemo(log, world);
  const events = await log.readAll({ limit: 10_000 });
  return events.map(({ type, data, tags, stream, revision, occurredAt }) => ({
    type,
    data,
    tags,
    stream,
    revision,
    occurredAt,
  }));
};

const freshFigures = async (days: number, one: Visit) => {
  const backend = openTestBackend({ world: worldOf(days, one) });
  await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const [{ overview }, billing, { days: activity, findings }] = await Promise.all([
    backend.succeed('readWorkspace', { token }),
    backend.succeed('readBilling', { token }),
    backend.succeed('readActivity', { token }),
  ]);
  return { overview, billing, activity, findings };
};

afterEach(() => vi.unstubAllEnvs());

describe('two fresh profiles of one day', () => {
  test('are in the zones of the test', () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati');

    expect(new Date(firstDay).getHours()).toBe(14);
  });

  test('have the same history, whatever their hour, zone and chance', async () => {
    await fc.assert(
      fc.asyncProperty(day, visit, visit, async (days, one, other) => {
        expect(await historyOf(worldOf(days, other))).toEqual(await historyOf(worldOf(days, one)));
      }),
      { numRuns: 4 },
    );
  });

  test('have the same events in their logs', async () => {
    const [one, other] = [
      { seed: 1, moment: 0, zone: 'Pacific/Pago_Pago' },
      { seed: 2, moment: dayLength - 1, zone: 'Pacific/Kiritimati' },
    ];
    expect(await freshEvents(400, other)).toEqual(await freshEvents(400, one));
  });

  test('have the same figures at its first and its last moment, on every fourth day of a month', async () => {
    const [first, last] = [
      { seed: 1, moment: 0, zone: 'UTC' },
      { seed: 2, moment: dayLength - 1, zone: 'Asia/Kolkata' },
    ];
    // Steps of four days reach every weekday.
    for (const days of Array.from({ length: 7 }, (_, index) => 4 * index))
      expect(await freshFigures(days, last)).toEqual(await freshFigures(days, first));
  });
});
