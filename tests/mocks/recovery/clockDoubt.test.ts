/** Tests that a jump of the computer's clock is reported and has no effect until someone confirms it. */
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { doubtClock } from '#mocks/recovery/clockDoubt.ts';
import { memoryStore } from '#tests/events/recovery/memoryFiles.ts';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { pro, starter } from '#tests/support/planChoices.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const day = 24 * 60 * 60 * 1_000;

const open = () => {
  const world = createVirtualWorld();
  const { kept, find } = memoryStore();
  const begun = world.clock.now();
  const isoAt = (days: number) => new Date(begun + days * day).toISOString();
  const startAt = (days: number, lastDays = 0, store = find) =>
    doubtClock({
      world: { clock: { ...world.clock, now: () => begun + days * day } },
      find: store,
      lastAt: isoAt(lastDays),
    });
  return { kept, isoAt, startAt };
};

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

describe('a clock', () => {
  test('within 35 days of the last change, and a day behind it, is believed', () => {
    const { startAt, kept } = open();

    expect([0, 35, -1].map((days) => startAt(days)).map(({ note, dueUntil }) => [note, dueUntil()])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect([...kept]).toEqual([]);
  });

  test('that is behind the last change by more than a day is reported', () => {
    const { startAt, isoAt } = open();
    const { note, dueUntil } = startAt(-365);

    expect([note, dueUntil()]).toEqual([
      { kind: 'clock', direction: 'behind', now: isoAt(-365), last: isoAt(0) },
      null,
    ]);
  });

  test('that is far ahead is reported, and nothing later is due until somebody confirms it', () => {
    const { startAt, isoAt } = open();
    const first = startAt(400);
    const told = { kind: 'clock', direction: 'ahead', now: isoAt(400), last: isoAt(0) };
    // At the next start the last event carries the doubtful time.
    const second = startAt(401, 400);

    expect([first.note, first.dueUntil()]).toEqual([told, isoAt(35)]);
    expect([second.note?.last, second.dueUntil()]).toEqual([isoAt(0), isoAt(35)]);
    second.confirm();
    expect(second.dueUntil()).toBeNull();
    const third = startAt(402, 0);
    expect([third.note, third.dueUntil()]).toEqual([null, null]);
  });

  test('that was corrected is believed again', () => {
    const { startAt } = open();
    startAt(400);

    expect([startAt(2, 0).dueUntil(), startAt(30, 2).note]).toEqual([null, null]);
  });

  test('is doubted at each start where local entries cannot be read', () => {
    const { startAt } = open();
    const starts = [startAt(400, 0, forbidden), startAt(400, 0, forbidden)];

    expect(starts.map(({ note }) => note?.direction)).toEqual(['ahead', 'ahead']);
  });
});

describe('under a clock that jumped', () => {
  test('what is due later waits until it is confirmed, and is then done once with its own time', async () => {
    const world = createVirtualWorld();
    let until: string | null = null;
    const backend = openTestBackend({ world, dueUntil: () => until });
    const first = (await backend.signUp(nora)).session;
    await backend.succeed('checkout', { token: first.token, body: pro });
    await backend.succeed('checkout', { token: first.token, body: pro });
    await backend.succeed('changeSubscription', { token: first.token, body: starter });
    until = new Date(world.clock.now() + 20 * day).toISOString();
    world.clock.advanceTo(world.clock.now() + 1_000 * day);
    const { session } = await backend.succeed('signIn', { body: credentialsOf(nora) });
    const waited = await backend.appendedBy(() => backend.ask('readSubscription', { token: session.token }));
    until = null;
    const done = await backend.appendedBy(() => backend.ask('readSubscription', { token: session.token }));

    expect(waited).toEqual([]);
    expect(done.map(({ type, occurredAt }) => [type, occurredAt.slice(0, 10)])).toEqual([
      ['SubscriptionChangeTookEffect', '2026-02-05'],
    ]);
  });

  test('a session that began later than now is over, so that none lasts longer for a clock that was set back', async () => {
    const storage = memoryStorage();
    const at = (start: string) => {
      const world = createVirtualWorld({ start });
      return openTestBackend({ world, log: openMemoryLog(world, { storage }) });
    };
    await at('2026-01-01T09:00:00.000Z').signUp(nora);
    const { session } = await at('2027-06-01T09:00:00.000Z').succeed('signIn', { body: credentialsOf(nora) });
    const statuses: number[] = [];
    for (const start of ['2027-06-20', '2027-05-31', '2027-05-30', '2026-01-05'])
      statuses.push((await at(`${start}T10:00:00.000Z`).ask('readSession', { token: session.token })).status);

    expect(statuses).toEqual([200, 200, 401, 401]);
  });
});
