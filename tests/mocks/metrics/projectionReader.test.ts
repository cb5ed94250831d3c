/** One projection of each goal and budget, and one verdict: in lists, the portfolio, the forecast, answers and reports. */

import { expect, test } from 'vitest';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import { targetChance } from '#domain/forecast/targetChance.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import { goalOutlook } from '#domain/portfolio/goalAttainment.ts';
import { goalVerdict, isMissing } from '#domain/portfolio/goalStatus.ts';
import { budgetLevel, paceWordOf } from '#domain/portfolio/pacing.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

type Goal = ReplyOf<'listGoals'>['items'][number];
type Row = ReplyOf<'readPortfolio'>['clients'][number];

const openOn = async (today: string) => {
  const world = createVirtualWorld({ start: Date.parse(`${today}T10:00:00.000Z`) });
  const backend = openTestBackend({ world });
  await seedWholeAgency(backend.log, world);
  const { token } = (await backend.demo('admin')).session;
  const call: typeof backend.succeed = (name, options) => backend.succeed(name, { token, ...options });
  const { clients } = await call('readPortfolio', { query: `from=${today}&to=${today}` });
  const { items, budgets } = await call('listGoals', { query: 'limit=500' });
  const told = async (id: string) => ({
    forecast: await call('readMetricForecast', {
      query: `client=${id}&measures=${[...new Set([...items.filter(({ client_id }) => client_id === id).map(({ figure }) => figure), 'spend_cents'])].join(',')}`,
    }),
    month: (await call('readPortal', { query: `client=${id}` })).month,
  });
  return { clients, items, budgets, told, call };
};

/** Each day is made once. */
const opened = new Map<string, ReturnType<typeof openOn>>();
const agencyOn = (today: string): ReturnType<typeof openOn> => {
  const found = opened.get(today) ?? openOn(today);
  opened.set(today, found);
  return found;
};

const inPortfolio = (row: Row | undefined, { figure, target }: Goal) =>
  row?.health.inputs.goals.find((one) => one.figure === figure && one.target === target);

const goalsIn = (month: ReplyOf<'readPortal'>['month']) =>
  month?.sections.flatMap((section) => (section.kind === 'goals' ? section.goals : [])) ?? [];

const chanceInForecast = (
  found: ReplyOf<'readMetricForecast'>['figures'][number] | undefined,
  { figure, target, period, chance }: Goal,
) =>
  found && period === 'month' ? targetChance(found, { target, better: goalNature(figure).better }) : chance;

const isReason = ({ reasons }: Row, { figure, target }: Goal): boolean =>
  reasons.some(
    ({ kind, text }) =>
      kind === 'goal' &&
      text.startsWith(figureOf(figure).label) &&
      text.endsWith(`goal ${figureText(figure, target)}`),
  );

const days = ['2026-11-02', '2026-11-10', '2026-11-20', '2026-11-30'];

test.each(days)('on %s every surface projects a goal alike, and judges it alike', async (today) => {
  const { clients, items, told } = await agencyOn(today);
  let asked = 0;
  for (const client of clients) {
    const { forecast, month } = await told(client.id);
    const reported = goalsIn(month);
    for (const goal of items.filter(({ client_id: id }) => id === client.id)) {
      const { figure, target, period, projected = null } = goal;
      const row = inPortfolio(client, goal);
      const report = reported.find((one) => one.figure === figure && one.period === period);
      const found = forecast.figures.find((one) => one.figure === figure);
      const outlook = goalOutlook(projected, { target, better: goalNature(figure).better });

      expect([client.id, figure, row?.projected, report?.projected]).toEqual([
        client.id,
        figure,
        projected,
        projected,
      ]);
      if (period === 'month') expect(found?.projected).toBe(projected);
      const chance = chanceInForecast(found, goal);
      expect([client.id, figure, goal.chance, row?.chance]).toEqual([client.id, figure, chance, chance]);
      const verdict = goalVerdict({ attainment: row?.attainment ?? null, outlook });
      expect([row && goalVerdict(row), report && goalVerdict(report)]).toEqual([verdict, verdict]);
      if (client.status === 'active') expect(isReason(client, goal)).toBe(isMissing(verdict));
      asked += 1;
    }
  }

  expect(asked).toBeGreaterThan(30);
});

test.each(days)('on %s every surface projects a budget alike, and judges it alike', async (today) => {
  const { clients, budgets, told } = await agencyOn(today);
  let asked = 0;
  for (const { client_id: id, monthly_cents: cents, projected_cents: projected = null } of budgets) {
    const row = clients.find((client) => client.id === id);
    if (row === undefined) continue;
    const { forecast } = await told(id);
    const spend = forecast.figures.find(({ figure }) => figure === 'spend_cents');

    expect([id, row.budget?.projected_cents, spend?.projected]).toEqual([id, projected, projected]);
    const spent = { budget_cents: cents, projected_cents: projected };
    const word = paceWordOf(budgetLevel({ ...spent, pacing: row.budget?.pacing ?? null }));
    const kinds = row.reasons.map(({ kind }) => kind).filter((kind) => kind.endsWith('spend'));
    const expected = { ahead: ['overspend'], behind: ['underspend'], onPace: [] }[word ?? 'onPace'];
    expect([id, kinds]).toEqual([id, row.status === 'active' ? expected : []]);
    asked += 1;
  }

  expect(asked).toBeGreaterThan(10);
});

test('an answer has the projection of the goals page, and the same verdict', async () => {
  const { clients, items, call } = await agencyOn('2026-11-20');
  for (const client of clients.slice(0, 6)) {
    const { id, name } = client;
    const goal = items.find(({ client_id, figure }) => client_id === id && figure === 'revenue_cents');
    if (goal?.period !== 'month') continue;
    const asked = (question: string) => call('askQuestion', { body: { question } });
    const forecast = await asked(`Where will revenue of ${name} end?`);
    const progress = await asked(`Is ${name} on track?`);
    const outlook = goalOutlook(goal.projected ?? null, { target: goal.target, better: 'higher' });
    const line = progress.answer.split('\n').find((text) => text.startsWith('Goal for revenue:')) ?? '';

    expect(forecast.figures?.value).toBe(goal.projected);
    const attainment = inPortfolio(client, goal)?.attainment ?? null;
    const verdict = goalVerdict({ attainment, outlook });
    expect([line.includes('behind'), line.includes('heading for')]).toEqual([isMissing(verdict), true]);
  }
});
