/** Tests the month forecast over HTTP: scope, plan, and the last known day. */
import { describe, expect, test } from 'vitest';
import type { ForecastReply } from '#domain/contract/forecastSchemas.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const soFar = 'from=2026-01-01&to=2026-01-04';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const read = (query = '') => backend.succeed('readMetricForecast', { token, query });
  return { ...backend, token, read };
};

const projectedIn = ({ figures }: ForecastReply): number => figures[0]?.projected ?? 0;

describe('the forecast of the month', () => {
  test('begins with what the metrics have for the days so far, and ends within its range', async () => {
    const { read, succeed, token } = await openDemo();
    const { totals } = await succeed('readMetrics', { token, query: soFar });
    const { month, known_to, days_left, level, figures, notes } = await read();

    expect([month, known_to, days_left, level, notes]).toEqual([
      { from: '2026-01-01', to: '2026-01-31' },
      '2026-01-04',
      27,
      0.8,
      [],
    ]);
    expect(figures.map(({ figure, so_far }) => [figure, so_far])).toEqual([
      ['revenue_cents', totals.revenue_cents],
      ['spend_cents', totals.spend_cents],
      ['conversions', totals.conversions],
    ]);
    for (const one of figures) {
      const { projected, low, high, low_95, high_95, so_far, error, trials, weeks, refused, course } = one;
      const ends = [so_far, low_95, low, projected, high, high_95].map((value) => value ?? -1);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      expect([trials, weeks, refused, course.length]).toEqual([10, 57, null, 31]);
      expect([error !== null && error > 0, error !== null && error < 0.3]).toEqual([true, true]);
      expect(course.filter(({ known }) => known).map(({ at }) => at)).toEqual(
        ['01', '02', '03', '04'].map((day) => `2026-01-${day}`),
      );
      expect([course[3]?.value, course.at(-1)]).toEqual([
        so_far,
        { at: '2026-01-31', known: false, value: projected, low, high, low_95, high_95 },
      ]);
    }
  });

  test('of all clients is near the sum of those of each, whose methods differ', async () => {
    const { read } = await openDemo();
    const { freshness, ...all } = await read('measures=spend_cents');
    const clients = [...new Set(freshness.map(({ client }) => client))];
    const parts = await Promise.all(clients.map((id) => read(`measures=spend_cents&client=${id}`)));
    const sum = parts.map(projectedIn).reduce((total, one) => total + one, 0);

    expect(clients.length).toBe(8);
    expect(Math.abs(sum / projectedIn({ freshness, ...all }) - 1)).toBeLessThan(0.02);
  });

  test('of the quarter and of the next days begins and ends with the period', async () => {
    const { read } = await openDemo();
    const periods = ['month', 'quarter', 'next30', 'next60', 'next90'] as const;
    const found = await Promise.all(periods.map((period) => read(`period=${period}&measures=revenue_cents`)));

    expect(found.map(({ period, month, days_left }) => [period, month.from, month.to, days_left])).toEqual([
      ['month', '2026-01-01', '2026-01-31', 27],
      ['quarter', '2026-01-01', '2026-03-31', 86],
      ['next30', '2026-01-05', '2026-02-03', 30],
      ['next60', '2026-01-05', '2026-03-05', 60],
      ['next90', '2026-01-05', '2026-04-04', 90],
    ]);
    const [, quarter, ...next] = found.map(({ figures }) => figures[0]);
    expect(next.map((one) => [one?.so_far, one?.course.length])).toEqual([
      [null, 30],
      [null, 60],
      [null, 90],
    ]);
    const ends = next.map((one) => one?.projected ?? 0);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    expect(quarter?.method).toMatch(/^[a-z].* \d+%/);
  });

  test('of the next month and quarter covers their days, with wider ranges the later they begin', async () => {
    const { read } = await openDemo();
    const periods = ['month', 'nextMonth', 'quarter', 'nextQuarter'] as const;
    const found = await Promise.all(periods.map((period) => read(`period=${period}&measures=revenue_cents`)));

    expect(found.map(({ month, days_left }) => [month.from, month.to, days_left])).toEqual([
      ['2026-01-01', '2026-01-31', 27],
      ['2026-02-01', '2026-02-28', 28],
      ['2026-01-01', '2026-03-31', 86],
      ['2026-04-01', '2026-06-30', 91],
    ]);
    const [month, nextMonth, quarter, nextQuarter] = found.map(({ figures }) => figures[0]);
    expect([nextMonth?.so_far, nextMonth?.course.length]).toEqual([null, 28]);
    expect([nextQuarter?.so_far, nextQuarter?.course.length]).toEqual([null, 91]);
    const width = (one = month): number =>
      one?.low_95 == null || one.high_95 === null || one.projected === null
        ? 0
        : (one.high_95 - one.low_95) / one.projected;
    expect(width(month)).toBeGreaterThan(0);
    expect(width(nextMonth)).toBeGreaterThan(width(month));
    expect(width(nextQuarter)).toBeGreaterThan(width(quarter));
    expect(nextMonth?.course[0]?.at).toBe('2026-02-01');
  });

  test('is of the figures that are asked for, within filters; a ratio stays one of sums', async () => {
    const { read } = await openDemo();
    const email = await read('client=stackpilot&filters=channel:email&measures=sessions,spend_cents');
    const [mer, revenue, spend] = (await read('measures=mer,revenue_cents,spend_cents')).figures;

    expect(email.figures.map(({ figure, refused }) => [figure, refused])).toEqual([
      ['sessions', null],
      ['spend_cents', { reason: 'notReported', text: 'No source of this selection reports spend.' }],
    ]);
    expect(mer?.projected).toBeCloseTo((revenue?.projected ?? 0) / (spend?.projected ?? 1), 6);
  });

  test('of people of a client is of their own client, and of nobody else', async () => {
    const { demo, succeed, ask, read } = await openDemo();
    const { token } = (await demo('client')).session;
    const own = await succeed('readMetricForecast', { token });
    const other = await ask('readMetricForecast', { token, query: 'client=stackpilot' });

    expect(own).toEqual(await read('client=fjordandfoam'));
    expect(statusAndBody(other)).toEqual(refusal('roleForbidden'));
  });

  test('is of Enterprise and above: a smaller plan is refused in words', async () => {
    const { signUp, succeed, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const bare = statusAndBody(await ask('readMetricForecast', { token }));
    await succeed('startTrial', { token });
    const pro = statusAndBody(await ask('readMetricForecast', { token }));
    const lock = { neededPlan: 'enterprise' } as const;

    expect([bare, pro]).toEqual([
      refusal('featureLocked', { ...lock, plan: null }),
      refusal('featureLocked', { ...lock, plan: 'pro' }),
    ]);
  });

  test('refuses figures and filters that there are none of', async () => {
    const { ask, token } = await openDemo();
    const refused = async (query: string) => {
      const { status, body } = await ask('readMetricForecast', { token, query });
      return [status, Object.keys(Object(body).errors ?? {})];
    };

    expect([
      await refused('measures=love'),
      await refused('filters=channel:smoke'),
      await refused('from=2026-02-01'),
    ]).toEqual([
      [422, ['measures']],
      [422, ['filters']],
      [422, ['from']],
    ]);
  });

  test('waits for a source that is silent, and says so; as of before, it was another', async () => {
    const { log, world, succeed, read, token } = await openDemo();
    const account = {
      platform: 'google_ads',
      account_id: 'google_ads-fjord',
      client_id: 'fjordandfoam',
      scopes: [...platformCatalogue.google_ads.scopes],
    };
    const { integration } = await succeed('connectIntegration', { token, body: account });
    const query = 'client=fjordandfoam&measures=spend_cents';
    const before = await read(query);
    const { position } = await log.head();
    const about = {
      workspaceId: 'northlight',
      integrationId: integration.id,
      platform: 'google_ads' as const,
      externalName: 'Fjord & Foam',
      clientId: 'fjordandfoam',
    };
    const failedAt = new Date(world.clock.now()).toISOString();
    const data = { ...about, from: '2026-01-03', reason: 'platformDown' as const, failedAt };
    await appendFacts(log, world, [{ type: 'SourceSyncFailed', data }]);
    const after = await read(query);

    expect(after.notes.map(({ text }) => text)).toEqual([
      'Google Ads · Fjord & Foam has no data after 2 Jan; its later days are forecast.',
    ]);
    const [was, is] = [before.figures[0], after.figures[0]];
    expect(is?.so_far).toBe(was?.course[1]?.value);
    expect(Math.abs((is?.projected ?? 0) / (was?.projected ?? 1) - 1)).toBeLessThan(0.1);
    expect((await read(`${query}&as_of=${position}`)).figures).toEqual(before.figures);
  });
});
