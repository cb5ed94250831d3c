/** Tests that live visits, listed one by one, add up to the metrics of the same hours. */
import { describe, expect, test } from 'vitest';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { createMetricStore } from '#mocks/factStore/metricStore.ts';
import { type VisitAsk, visitScope } from '#mocks/realtime/visitScope.ts';
import { type TimedVisit, visitsBetween } from '#mocks/realtime/visitsBetween.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const hourLength = 3_600_000;
const day = '2025-12-29';
const midnight = Date.parse(`${day}T00:00:00Z`);

const openAgency = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { session, user } = await backend.demo('admin');
  const { token } = session;
  const store = createMetricStore();
  const { workspace } = await backend.succeed('readWorkspace', { token });
  const answers = await backend.readModel.of(workspace.id);
  const caller: VisitAsk['caller'] = {
    accountId: user.id,
    sessionId: 'any',
    token,
    expiresAt: '',
    role: 'admin',
    workspaceId: workspace.id,
    kind: 'owner',
    clientId: null,
  };
  const sourcesOf = (client: string | undefined) =>
    visitScope({ answers, caller, client, now: backend.world.clock.now() }).sources;
  return { ...backend, token, store, sourcesOf };
};

const countBy = (visits: readonly TimedVisit[], keyOf: (visit: TimedVisit) => string) => {
  const counts: Record<string, number> = {};
  for (const visit of visits) counts[keyOf(visit)] = (counts[keyOf(visit)] ?? 0) + 1;
  return counts;
};

const countsOf = (rows: readonly { readonly key: string; readonly sessions: number | null }[]) =>
  Object.fromEntries(rows.flatMap(({ key, sessions }) => (sessions ? [[key, sessions]] : [])));

describe('live visits', () => {
  test('of each hour of a day are the sessions, conversions and revenue that the figures have for it', async () => {
    const { store, sourcesOf, succeed, token } = await openAgency();
    const { series } = await succeed('readMetrics', { token, query: `from=${day}&to=${day}&interval=hour` });
    const hours: number[][] = [];
    for (const hour of series.keys()) {
      const from = midnight + hour * hourLength;
      const visits = await visitsBetween(store, sourcesOf(undefined), { from, to: from + hourLength });
      hours.push([
        visits.length,
        visits.filter(({ visit }) => visit.kind !== 'visit').length,
        visits.filter(({ visit }) => visit.kind === 'order').length,
        visits.reduce((sum, { visit }) => sum + visit.valueCents, 0),
      ]);
    }

    expect(hours).toEqual(
      series.map(({ sessions, conversions, orders, revenue_cents }) => [
        sessions,
        conversions,
        orders,
        revenue_cents,
      ]),
    );
  });

  test('of a client’s day fall on its channels, campaigns, devices and countries as the figures do', async () => {
    const { store, sourcesOf, succeed, token } = await openAgency();
    const visits = await visitsBetween(store, sourcesOf('fjordandfoam'), {
      from: midnight,
      to: midnight + 24 * hourLength,
    });
    const figuresBy = async (by: string) => {
      const query = `from=${day}&to=${day}&client=fjordandfoam&group_by=${by}`;
      return countsOf((await succeed('readMetrics', { token, query })).rows);
    };

    expect({
      channel: countBy(visits, ({ row }) => row.channel),
      campaign: countBy(visits, ({ row }) => row.campaignId ?? 'none'),
      device: countBy(visits, ({ visit }) => devices[visit.device] ?? ''),
      country: countBy(visits, ({ visit }) => countries[visit.country] ?? ''),
    }).toEqual({
      channel: await figuresBy('channel'),
      campaign: await figuresBy('campaign'),
      device: await figuresBy('device'),
      country: await figuresBy('country'),
    });
    expect(new Set(visits.map(({ visit }) => visit.id)).size).toBe(visits.length);
  });

  test('are the same for another store, and however the time is cut', async () => {
    const { store, sourcesOf } = await openAgency();
    const from = midnight + 9 * hourLength + 7 * 60_000;
    const told = (visits: readonly TimedVisit[]) => visits.map(({ time, visit }) => [time, visit]);
    const whole = await visitsBetween(store, sourcesOf(undefined), { from, to: from + hourLength });
    const other = createMetricStore();
    const pieces = await Promise.all(
      Array.from({ length: 240 }, (_, piece) =>
        visitsBetween(other, sourcesOf(undefined), {
          from: from + piece * 15_000,
          to: from + (piece + 1) * 15_000,
        }),
      ),
    );

    expect(whole.length).toBeGreaterThan(100);
    expect(told(pieces.flat())).toEqual(told(whole));
  });

  test('count in the hours of the client’s own time zone, a quarter of an hour off or not', async () => {
    const { store, sourcesOf } = await openAgency();
    const [own] = sourcesOf('fjordandfoam');
    if (!own) throw new Error('the demo has no sources');
    const [there] = await visitsBetween(store, [{ ...own, zone: 'Asia/Kathmandu' }], {
      from: Date.parse('2025-12-28T18:15:00Z'),
      to: Date.parse('2025-12-28T20:15:00Z'),
    });
    const [here] = await visitsBetween(store, [own], { from: midnight, to: midnight + 2 * hourLength });

    expect(there?.visit).toEqual(here?.visit);
    expect((there?.time ?? 0) + 20_700_000).toBe(here?.time);
  });
});
