/** Tests the health of the demo agency's clients: on any day most do well, some need attention and a few are at risk. */
import { expect, test } from 'vitest';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const dayLength = 86_400_000;

const openOn = async (today: string) => {
  const start = Date.parse(`${today}T10:00:00.000Z`);
  const world = createVirtualWorld({ start });
  const backend = openTestBackend({ world });
  await seedWholeAgency(backend.log, world);
  const { token } = (await backend.demo('admin')).session;
  const day = (daysAgo: number) => new Date(start - daysAgo * dayLength).toISOString().slice(0, 10);
  const { clients } = await backend.succeed('readPortfolio', {
    token,
    query: `from=${day(28)}&to=${day(1)}`,
  });
  const { items: alerts } = await backend.succeed('listAlerts', { token, query: 'limit=100' });
  const totalsOf = async (client: string, from: string, to: string) => {
    const query = `client=${client}&from=${from}&to=${to}`;
    return (await backend.succeed('readMetrics', { token, query })).totals;
  };
  return { clients, alerts, totalsOf };
};

const opened = new Map<string, ReturnType<typeof openOn>>();
const standingOn = (today: string): ReturnType<typeof openOn> => {
  const found = opened.get(today) ?? openOn(today);
  opened.set(today, found);
  return found;
};

const days = ['2026-11-23', '2026-12-02', '2026-08-17', '2026-10-01', '2027-02-26'];

/** On the second day of a month goals are judged by what the weeks before lead to: more of them fall short. */
const mostNeeding = (today: string): number => (today.endsWith('-02') ? 10 : 7);

test.each(days)('on %s four to seven clients need attention, and one to three are at risk', async (today) => {
  const { clients } = await standingOn(today);
  const named = (is: (client: (typeof clients)[number]) => boolean) => clients.filter(is).map(({ id }) => id);
  const needing = named(({ reasons }) => reasons.length > 0);
  const atRisk = named(({ health }) => health.band === 'at_risk');

  expect(clients.length).toBe(22);
  expect(needing).toEqual(expect.arrayContaining(['voltride', 'openloft', 'brightdoor', 'hesselphysio']));
  expect([needing.length >= 4, needing.length <= mostNeeding(today), needing]).toEqual([true, true, needing]);
  expect([atRisk.length >= 1, atRisk.length <= 3, atRisk]).toEqual([true, true, atRisk]);
  const watched = named(({ health }) => health.band === 'watch');
  expect([watched.length >= 1, watched.length <= 5, watched]).toEqual([true, true, watched]);
});

test.each(days)(
  'on %s goals and budgets are such as people agree on, however badly they are missed',
  async (today) => {
    const { clients } = await standingOn(today);
    const attained = clients.flatMap(({ health }) => health.inputs.goals.map(({ attainment }) => attainment));
    const wild = attained.filter((one) => one !== null && (one < 0.3 || one > 2));

    expect([attained.length > 30, wild]).toEqual([true, []]);
  },
);

test.each(days)(
  'on %s reports are due, some alerts are open, and sources were synced at times of their own',
  async (today) => {
    const { clients } = await standingOn(today);
    const due = clients.flatMap(({ next_report_at: next }) => next ?? []);
    const synced = clients.flatMap(({ freshness }) => freshness?.synced_at ?? []);
    const alerted = clients.filter(({ open_alerts: open }) => open > 0).length;

    expect([due.length, due.every((next) => next.slice(0, 10) > today)]).toEqual([7, true]);
    expect(new Set(due.map((next) => next.slice(0, 10))).size).toBeGreaterThan(3);
    expect([alerted >= 1, alerted <= 5, alerted]).toEqual([true, true, alerted]);
    expect([synced.length, new Set(synced).size > 15]).toEqual([22, true]);
  },
);

test.each(days)('on %s the figures are what each alert of the last weeks says', async (today) => {
  const { alerts, totalsOf } = await standingOn(today);
  const latest = alerts.slice(0, 12);
  const found = await Promise.all(
    latest.map(async ({ client_id: client, day, figure, rule }) => {
      const from = new Date(Date.parse(day) - (rule.window_days - 1) * dayLength).toISOString().slice(0, 10);
      const totals = await totalsOf(client, from, day);
      return figure === 'spend_cents' ? totals.spend_cents : totals.cpa_cents;
    }),
  );
  const isBeyond = latest.map(({ rule: { condition, threshold }, value }) =>
    condition === 'above' ? value > threshold : value < threshold,
  );

  expect(found.map((value) => Math.round(value ?? 0))).toEqual(latest.map(({ value }) => value));
  expect(isBeyond).toEqual(latest.map(() => true));
});
