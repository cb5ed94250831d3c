/** Tests attribution, cohorts, benchmarks and response curves over HTTP: sums, scope and plan. */
import { describe, expect, test } from 'vitest';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const client = 'client=fjordandfoam';
const days = 'from=2025-10-07&to=2026-01-04';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  return { ...backend, token };
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('attribution', () => {
  test('credits the conversions and revenue of the metrics in every model, and by last touch those of each channel', async () => {
    const { succeed, token } = await openDemo();
    const { totals, rows } = await succeed('readMetrics', {
      token,
      query: `${client}&${days}&group_by=channel`,
    });
    for (const lookback of ['7', '30', '90']) {
      const reply = await succeed('readAttribution', {
        token,
        query: `${client}&${days}&lookback=${lookback}`,
      });
      expect([reply.conversions, reply.revenue_cents, reply.untraced]).toEqual([
        totals.conversions,
        totals.revenue_cents,
        0,
      ]);
      for (const model of ['first', 'last', 'linear', 'decay', 'position'] as const) {
        expect(sumOf(reply.channels.map((one) => one[model].conversions))).toBe(
          (totals.conversions ?? 0) * 100,
        );
        expect(sumOf(reply.channels.map((one) => one[model].revenue_cents))).toBe(totals.revenue_cents);
      }
      expect(
        Object.fromEntries(reply.channels.map(({ channel, last }) => [channel, last.conversions / 100])),
      ).toEqual(Object.fromEntries(rows.map(({ key, conversions }) => [key, conversions])));
    }
  });

  test('sees more touches the longer it looks back, and takes other look-backs for none', async () => {
    const { succeed, ask, token } = await openDemo();
    const read = (lookback: string) =>
      succeed('readAttribution', { token, query: `${client}&${days}&lookback=${lookback}` });
    const [week, quarter] = [await read('7'), await read('90')];
    const touches = ({ channels }: typeof week) => sumOf(channels.map((one) => one.touches ?? 0));

    expect(touches(quarter)).toBeGreaterThan(touches(week));
    expect(week.lags.slice(3).map(({ conversions }) => conversions)).toEqual([0, 0, 0]);
    expect((await ask('readAttribution', { token, query: `${client}&${days}&lookback=14` })).status).toBe(
      422,
    );
  });
});

describe('cohorts', () => {
  test('have the orders and revenue of each month of the metrics', async () => {
    const { succeed, token } = await openDemo();
    const { months, cohorts, earlier, untraced } = await succeed('readCohorts', { token, query: client });
    const { series } = await succeed('readMetrics', {
      token,
      query: `${client}&from=2025-02-01&to=2026-01-05&interval=month`,
    });

    expect(untraced).toBe(0);
    expect(
      months.map(({ month, orders, new_customers, revenue_cents }) => [
        month,
        orders,
        new_customers,
        revenue_cents,
      ]),
    ).toEqual(series.map((one) => [one.at, one.orders, one.new_customers, one.revenue_cents]));
    expect(months.map(({ open }) => open)).toEqual([...Array.from({ length: 11 }, () => false), true]);
    months.forEach(({ orders, revenue_cents }, at) => {
      const cells = [...cohorts.slice(0, at + 1).map((cohort, first) => cohort[at - first]), earlier[at]];
      expect(sumOf(cells.map((cell) => cell?.orders ?? 0))).toBe(orders);
      expect(sumOf(cells.map((cell) => cell?.revenue_cents ?? 0))).toBe(revenue_cents);
    });
  });
});

describe('benchmarks', () => {
  const query = `${client}&from=2025-12-08&to=2026-01-04`;

  test('compare with earlier periods of the same length and with quartiles of ratios', async () => {
    const { succeed, token } = await openDemo();
    const { totals } = await succeed('readMetrics', { token, query });
    const before = await succeed('readMetrics', { token, query: `${client}&from=2025-11-10&to=2025-12-07` });
    const { periods, clients, figures } = await succeed('readBenchmarks', { token, query });
    const of = (name: string) => figures.find(({ figure }) => figure === name);

    expect(periods).toBe(12);
    expect(clients).toBeGreaterThanOrEqual(5);
    expect([of('revenue_cents')?.value, of('roas')?.value]).toEqual([totals.revenue_cents, totals.roas]);
    expect([of('revenue_cents')?.history.at(-1), of('cvr')?.history.at(-1)]).toEqual([
      before.totals.revenue_cents,
      before.totals.cvr,
    ]);
    expect(of('revenue_cents')?.portfolio).toBe(null);
    expect(of('roas')?.portfolio).not.toBe(null);
  });

  test('show people of a client rounded quartiles, never another client', async () => {
    const { succeed, ask, token, demo } = await openDemo();
    const own = (await demo('client')).session.token;
    const [theirs, ours] = [
      await succeed('readBenchmarks', { token: own, query }),
      await succeed('readBenchmarks', { token, query }),
    ];
    const medianOf = ({ figures }: typeof ours) =>
      figures.find(({ figure }) => figure === 'roas')?.portfolio?.median ?? 0;

    expect(medianOf(theirs)).toBe(Number(medianOf(ours).toPrecision(2)));
    expect(theirs.figures.map(({ history }) => history)).toEqual(ours.figures.map(({ history }) => history));
    for (const name of ['readBenchmarks', 'readAttribution'] as const)
      expect(
        (await ask(name, { token: own, query: query.replace('fjordandfoam', 'stackpilot') })).status,
      ).toBe(403);
    expect((await ask('readCohorts', { token: own, query: 'client=stackpilot' })).status).toBe(403);
  });

  test('have no quartiles of a portfolio with fewer than five clients', async () => {
    const { succeed, token } = await openDemo();
    const { items } = await succeed('listClients', { token, query: 'limit=500' });
    for (const { id, etag } of items.filter((one) => one.id !== 'fjordandfoam').slice(3))
      await succeed('archiveClient', { token, params: { id }, headers: { 'If-Match': etag } });
    const { clients, figures } = await succeed('readBenchmarks', { token, query });

    expect(clients).toBe(4);
    expect(figures.map(({ portfolio }) => portfolio).every((one) => one === null)).toBe(true);
    expect(figures.find(({ figure }) => figure === 'roas')?.own).not.toBe(null);
  });
});

describe('response curves', () => {
  test('come from whole weeks of paid channels, and say why one is illustrative', async () => {
    const { succeed, token } = await openDemo();
    const { range, channels } = await succeed('readBudget', { token, query: client });
    const { rows } = await succeed('readMetrics', {
      token,
      query: `${client}&from=${range.from}&to=${range.to}&group_by=channel`,
    });

    expect(range).toEqual({ from: '2025-01-06', to: '2026-01-04' });
    expect(channels.map(({ channel }) => channel).toSorted()).toEqual([
      'display',
      'paid_search',
      'paid_social',
    ]);
    for (const { channel, points, a, b, weeks } of channels) {
      expect(sumOf(points.map((one) => one.spend_cents))).toBe(
        rows.find(({ key }) => key === channel)?.spend_cents,
      );
      expect([a > 0, b > 0, weeks]).toEqual([true, true, points.filter((one) => one.spend_cents > 0).length]);
    }
  });

  test('are of Enterprise and of the agency; the others of Pro', async () => {
    const { demo, ask, token } = await openDemo();
    const own = (await demo('client')).session.token;
    expect(statusAndBody(await ask('readBudget', { token: own, query: client }))).toEqual(
      refusal('roleForbidden'),
    );
    expect((await ask('readBudget', { token, query: 'client=nobody' })).status).toBe(403);

    const { signUp, succeed, ask: askBare } = openTestBackend();
    const bare = (await signUp(nora)).session.token;
    expect(
      statusAndBody(await askBare('readAttribution', { token: bare, query: `client=x&${days}` })),
    ).toEqual(refusal('featureLocked', { plan: null, neededPlan: 'pro' }));
    await succeed('startTrial', { token: bare });
    expect(statusAndBody(await askBare('readBudget', { token: bare, query: 'client=x' }))).toEqual(
      refusal('featureLocked', { plan: 'pro', neededPlan: 'enterprise' }),
    );
  });
});
