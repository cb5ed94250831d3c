/** Tests the syncs that follow from an account's schedule and its breaks. */
import { expect, test } from 'vitest';
import {
  day,
  nextRound,
  type SyncBreak,
  type SyncPlan,
  stripDays,
  syncDays,
  syncRounds,
} from '#domain/integrations/syncHistory.ts';

const now = Date.parse('2026-03-11T14:10:00.000Z');
const today = Date.parse('2026-03-11T00:00:00.000Z');
const hour = 3_600_000;

const planWith = (breaks: readonly SyncBreak[], more: Partial<SyncPlan> = {}): SyncPlan => ({
  id: 'ads',
  from: today - 100 * day,
  to: null,
  breaks,
  asked: [],
  ...more,
});

test('an account is synced every four hours, at its own minute, and next within four', () => {
  const rounds = syncRounds(planWith([]), today - day, today);
  expect(rounds).toHaveLength(6);
  const gaps = rounds.slice(1).map(({ at }, index) => at - (rounds[index]?.at ?? 0));
  expect(new Set(gaps)).toEqual(new Set([4 * hour]));
  const next = nextRound(planWith([]), now) ?? 0;
  expect([next > now, next <= now + 4 * hour, (next - (rounds[0]?.at ?? 0)) % (4 * hour)]).toEqual([
    true,
    true,
    0,
  ]);
});

test('a failure fails its syncs, a pause has none, and days before the connection are empty', () => {
  const plan = planWith(
    [
      { kind: 'tokenExpired', from: today - 3 * day, to: today - day },
      { kind: 'paused', from: today - day, to: null },
    ],
    { from: today - 5 * day },
  );
  const states = syncDays(plan, now);
  expect(states).toHaveLength(stripDays);
  expect(states.slice(-7)).toEqual(['none', 'done', 'done', 'failed', 'failed', 'paused', 'paused']);
  expect(nextRound(plan, now)).toBeNull();
});

test('a day that fails from its middle on failed in part', () => {
  const plan = planWith([{ kind: 'platformDown', from: today - day / 2, to: today }]);
  expect(syncDays(plan, now).slice(-3)).toEqual(['done', 'partial', 'done']);
});

test('a sync that a person asked for is among the others, in their order', () => {
  const asked = now - 30 * 60_000;
  const rounds = syncRounds(planWith([], { asked: [asked] }), today, now);
  expect(rounds.filter(({ isAsked }) => isAsked).map(({ at }) => at)).toEqual([asked]);
  expect(rounds.map(({ at }) => at)).toEqual(rounds.map(({ at }) => at).toSorted((a, b) => a - b));
});

test('after a disconnection nothing is synced', () => {
  const plan = planWith([], { to: today });
  expect([syncRounds(plan, today, now), nextRound(plan, now)]).toEqual([[], null]);
});
