import { describe, expect, test } from 'vitest';
import { comparableDays, dailyActivity, digestOf } from '#domain/analysis/dailyActivity.ts';

const facts = [
  { position: 1, day: 8, type: 'MemberJoined' },
  { position: 2, day: 8, type: 'ClientAdded' },
  { position: 3, day: 10, type: 'ClientAdded' },
  { position: 4, day: 10, type: 'ClientArchived' },
  { position: 5, day: 10, type: 'ClientAdded' },
  { position: 6, day: 12, type: 'SubscriptionActivated' },
  { position: 7, day: 12, type: 'ClientRestored' },
  { position: 8, day: 13, type: 'ClientAdded' },
  { position: 9, day: 13, type: 'IntegrationConnected' },
  { position: 10, day: 14, type: 'IntegrationConnected' },
  { position: 11, day: 15, type: 'IntegrationDisconnected' },
  { position: 12, day: 16, type: 'IntegrationRestored' },
];

describe('daily activity', () => {
  test('counts each day of the range, and the sizes with all that happened before', () => {
    const days = dailyActivity(facts, { from: 10, to: 12 });

    expect(days).toEqual([
      { day: 10, facts: facts.slice(2, 5), clients: 2, members: 1, integrations: 0, planChanges: 0 },
      { day: 11, facts: [], clients: 2, members: 1, integrations: 0, planChanges: 0 },
      { day: 12, facts: facts.slice(5, 7), clients: 3, members: 1, integrations: 0, planChanges: 1 },
    ]);
  });

  test('counts the integrations that are connected at the end of each day', () => {
    const days = dailyActivity(facts, { from: 12, to: 16 });

    expect(days.map(({ integrations }) => integrations)).toEqual([0, 1, 2, 1, 2]);
  });

  test('can be compared on whole days from the first event on', () => {
    const days = dailyActivity(facts, { from: 6, to: 13 });

    expect(comparableDays(days, { firstDay: 8, today: 13 }).map(({ day }) => day)).toEqual([
      8, 9, 10, 11, 12,
    ]);
    expect(comparableDays(days, { firstDay: null, today: 13 })).toEqual([]);
  });

  test('names the types of a day, the most frequent first, and its first five events', () => {
    expect(digestOf(facts.slice(0, 5)).types).toEqual([
      { type: 'ClientAdded', count: 3 },
      { type: 'ClientArchived', count: 1 },
      { type: 'MemberJoined', count: 1 },
    ]);
    expect(digestOf(facts).positions).toEqual(facts.slice(0, 5).map(({ position }) => position));
  });
});
