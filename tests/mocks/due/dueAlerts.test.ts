/** Tests alert rules by the clock: each morning is checked once at its own time, whichever request triggers it. */
import { expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const dayLength = 86_400_000;

const openLater = async (time_zone = 'UTC') => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('manager')).session;
  const { client } = await backend.succeed('readClient', { token, params: { id: 'fjordandfoam' } });
  if (time_zone !== 'UTC')
    await backend.succeed('updateClient', {
      token,
      params: { id: client.id },
      body: { time_zone },
      headers: { 'If-Match': client.etag },
    });
  const terms = { figure: 'spend_cents', condition: 'above', threshold: 1, window_days: 7, cooldown_days: 1 };
  const body = { client_ids: ['fjordandfoam'], ...terms };
  const [rule] = (await backend.succeed('setAlertRules', { token, body })).rules;
  const set = backend.world.clock.now();
  const mornings = [1, 2, 3].map(
    (days) => `${new Date(set + days * dayLength).toISOString().slice(0, 10)}T06:00:00.000Z`,
  );
  backend.world.clock.advanceTo(Date.parse(mornings[2] ?? '') + 60_000);
  return { ...backend, token, ruleId: rule?.id, mornings };
};

const dayBefore = (morning: string | undefined): string =>
  new Date(Date.parse(morning ?? '') - dayLength).toISOString().slice(0, 10);

const told = ({ type, occurredAt, actor, commandId, data }: StoredEvent) => ({
  type,
  occurredAt,
  actor: `${actor.kind} ${actor.id}`,
  commandId,
  data,
});

test('each morning has its own time and says which day it was about, the same whichever request comes first', async () => {
  const firstAsked: readonly EndpointName[] = ['listAlerts', 'listClients'];
  const runs = await Promise.all(
    firstAsked.map(async (name) => {
      const { ask, token, ruleId, mornings, appendedBy } = await openLater();
      const events = await appendedBy(() => ask(name, { token }));
      return { events: events.map(told), ruleId, mornings };
    }),
  );
  const [run] = runs;
  const [first, second, third] = run?.mornings ?? [];

  expect(runs[1]?.events).toEqual(run?.events);
  expect(run?.events.map(({ type, occurredAt, actor }) => [type, occurredAt, actor])).toEqual([
    ['AlertRaised', first, 'system alerts'],
    ['AlertsChecked', first, 'system alerts'],
    ['AlertsChecked', second, 'system alerts'],
    ['AlertRaised', third, 'system alerts'],
    ['AlertsChecked', third, 'system alerts'],
  ]);
  expect(run?.events[0]?.data).toMatchObject({ ruleId: run?.ruleId, day: dayBefore(first), raisedAt: first });
  expect(run?.events[1]?.data).toMatchObject({ day: dayBefore(first), checkedAt: first });
  expect(new Set(run?.events.map(({ commandId }) => commandId)).size).toBe(3);
});

test('two tabs that come together check a morning once, and later requests append nothing', async () => {
  const { ask, token, appendedBy } = await openLater();
  const together = await appendedBy(() =>
    Promise.all([
      ask('listAlerts', { token }),
      ask('listClients', { token }),
      ask('readPortfolio', { token }),
    ]),
  );

  expect(together.filter(({ type }) => type === 'AlertsChecked').length).toBe(3);
  expect(new Set(together.map(({ id }) => id)).size).toBe(together.length);
  expect(await appendedBy(() => ask('listAlerts', { token }))).toEqual([]);
});

test.each([
  ['Pacific/Honolulu', 2],
  ['Asia/Tokyo', 1],
])('a client in %s is checked for the last day that is over there', async (zone, daysAgo) => {
  const { ask, succeed, token, mornings, appendedBy } = await openLater(zone);
  const events = await appendedBy(() => ask('listAlerts', { token }));
  const raised = events.filter(({ type }) => type === 'AlertRaised').map(({ data }) => Object(data));
  const before = (morning: string | undefined): string =>
    new Date(Date.parse(morning ?? '') - daysAgo * dayLength).toISOString().slice(0, 10);

  expect(raised.map(({ day }) => day)).toEqual([before(mornings[0]), before(mornings[2])]);
  const [to = ''] = raised.map(({ day }) => String(day));
  const from = new Date(Date.parse(to) - 6 * dayLength).toISOString().slice(0, 10);
  const { totals } = await succeed('readMetrics', {
    token,
    query: `client=fjordandfoam&from=${from}&to=${to}`,
  });
  expect(raised[0]?.value).toBe(totals.spend_cents);
});
