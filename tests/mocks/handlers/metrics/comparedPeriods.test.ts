/** Ruling D37: metrics, a report, a share link, the portal, Ask AI and the portfolio compare the same days with the same days. */
import { expect, test } from 'vitest';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { fjord, openReports } from '../reports/openReports.ts';

const months = [
  [
    { from: '2025-10-01', to: '2025-10-31' },
    { from: '2025-09-01', to: '2025-09-30' },
  ],
  [
    { from: '2025-07-01', to: '2025-09-30' },
    { from: '2025-04-01', to: '2025-06-30' },
  ],
  [
    { from: '2025-01-01', to: '2025-12-31' },
    { from: '2024-01-01', to: '2024-12-31' },
  ],
] as const;

/** The revenue of a report and that of its compared period. */
const revenueIn = ({ sections }: ReportContent) => {
  const shown = sections.flatMap((one) => (one.kind === 'figures' ? one.figures : []));
  const revenue = shown.find(({ figure }) => figure === 'revenue_cents');
  return [revenue?.value, revenue?.previous];
};

const open = async () => {
  const agency = await openReports();
  const { succeed, token } = agency;
  const metrics = (query: string) => succeed('readMetrics', { token, query: `client=${fjord}&${query}` });
  const totalOf = async ({ from, to }: { from: string; to: string }) =>
    (await metrics(`from=${from}&to=${to}`)).totals.revenue_cents;
  return { ...agency, metrics, totalOf };
};

test.each(months)('%o is compared with %o on each surface, with the sums of both', async (range, before) => {
  const { succeed, token, metrics, totalOf, make } = await open();
  const days = `from=${range.from}&to=${range.to}`;
  const [now, then] = [await totalOf(range), await totalOf(before)];

  for (const match of ['', '&match=weekday']) {
    const told = await metrics(`${days}&compare=previous${match}`);
    expect([told.range, told.compared_range, told.previous?.revenue_cents]).toEqual([range, before, then]);
    const explained = await succeed('readMetricExplanation', {
      token,
      query: `client=${fjord}&${days}&compare=previous${match}&figure=revenue_cents`,
    });
    expect([explained.compared_range, explained.value, explained.previous]).toEqual([before, now, then]);
    const portfolio = await succeed('readPortfolio', { token, query: `${days}&compare=previous${match}` });
    expect(portfolio.compared_range).toEqual(before);
    expect(portfolio.clients.find(({ id }) => id === fjord)?.previous?.revenue_cents).toBe(then);
  }

  const report = await make();
  const body = {
    name: report.name,
    client_id: fjord,
    title: '',
    period: { kind: 'fixed', ...range },
    compare: 'previous',
    filters: '',
    sections: report.sections,
  };
  for (const more of [{}, { match: 'weekday' }]) {
    const { content } = await succeed('previewReport', { token, body: { ...body, ...more } });
    expect([content.range, content.compared_range]).toEqual([range, before]);
    expect(revenueIn(content)).toEqual([now, then]);
    expect(JSON.stringify(content)).not.toContain('weekday by weekday');
  }

  for (const match of ['', '&match=weekday']) {
    const { token: secret } = await succeed('createShareLink', {
      token,
      body: {
        name: 'For the board',
        client_id: fjord,
        kind: 'overview',
        shown_id: null,
        view: `range=7d&compare=previous${match}`,
        expires_at: null,
        since: '2024-01-01',
      },
    });
    const { content } = await succeed('readShare', { params: { token: secret }, query: days });
    expect([content.range, content.compared_range]).toEqual([range, before]);
    expect(revenueIn(content)).toEqual([now, then]);
  }

  const { figures } = await succeed('askQuestion', {
    token,
    body: { question: `Revenue of Fjord & Foam from ${range.from} to ${range.to}` },
  });
  expect([figures?.range, figures?.compared_range, figures?.previous]).toEqual([range, before, then]);
});

test('a series by month puts each month beside the one that it is compared with', async () => {
  const { metrics, totalOf } = await open();
  const { series } = await metrics('from=2025-04-01&to=2025-06-30&compare=previous&interval=month');
  expect(series.map(({ at, previous }) => [at, previous?.revenue_cents])).toEqual([
    ['2025-04-01', await totalOf({ from: '2025-01-01', to: '2025-01-31' })],
    ['2025-05-01', await totalOf({ from: '2025-02-01', to: '2025-02-28' })],
    ['2025-06-01', await totalOf({ from: '2025-03-01', to: '2025-03-31' })],
  ]);
});

test('a series by day puts date beside date, and the day that a shorter month lacks counts in the total', async () => {
  const { metrics, totalOf } = await open();
  const { series, previous } = await metrics('from=2025-11-01&to=2025-11-30&compare=previous&interval=day');
  const beside = series.reduce((sum, point) => sum + (point.previous?.revenue_cents ?? 0), 0);
  const surplus = await totalOf({ from: '2025-10-31', to: '2025-10-31' });
  expect(series.at(-1)?.previous?.revenue_cents).toBe(
    await totalOf({ from: '2025-10-30', to: '2025-10-30' }),
  );
  expect(previous?.revenue_cents).toBe(beside + (surplus ?? 0));
});

test('a month whose last day is not over is compared with the whole month before, and says no more', async () => {
  const { world, succeed, signInAgain } = await open();
  world.clock.advanceTo(Date.parse('2026-01-31T14:00:00Z'));
  const token = await signInAgain();
  const metrics = (query: string) => succeed('readMetrics', { token, query: `client=${fjord}&${query}` });
  const told = await metrics('from=2026-01-01&to=2026-01-31&compare=previous');
  const { totals } = await metrics('from=2025-12-01&to=2025-12-31');
  expect(told.previous).toEqual(totals);
  expect(told.notes.find(({ code }) => code === 'openDay')?.text).toBe(
    'Today is not over: 14 of 24 hours count (UTC).',
  );
});

test.each([
  ['2026-02-01', { from: '2026-01-01', to: '2026-01-31' }, { from: '2025-12-01', to: '2025-12-31' }],
  ['2026-03-01', { from: '2026-02-01', to: '2026-02-28' }, { from: '2026-01-01', to: '2026-01-31' }],
  // Not a whole month: the same weekdays before.
  ['2026-03-31', { from: '2026-03-01', to: '2026-03-30' }, { from: '2026-01-25', to: '2026-02-23' }],
])('the portal on %s compares %o with %o', async (today, range, before) => {
  const { world, succeed, signInAgain } = await open();
  world.clock.advanceTo(Date.parse(`${today}T09:00:00Z`));
  const token = await signInAgain();
  const { month } = await succeed('readPortal', { token, query: `client=${fjord}` });
  const totalOf = async ({ from, to }: { from: string; to: string }) =>
    (await succeed('readMetrics', { token, query: `client=${fjord}&from=${from}&to=${to}` })).totals
      .revenue_cents;

  expect([month?.range, month?.compared_range]).toEqual([range, before]);
  expect(month && revenueIn(month)).toEqual([await totalOf(range), await totalOf(before)]);
});
