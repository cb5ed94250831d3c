/** Tests `GET /api/portfolio`: staff-only access, agreement with the metrics of every client, and reads as of a past moment. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import type { PortfolioFigures } from '#domain/contract/portfolioSchemas.ts';
import { judgedBy } from '#domain/portfolio/goalStatus.ts';
import {
  engagementPart,
  freshnessPart,
  goalPart,
  pacingPart,
  trendPart,
  warningPart,
} from '#domain/portfolio/healthParts.ts';
import { healthOf } from '#domain/portfolio/healthScore.ts';
import { budgetLevel } from '#domain/portfolio/pacing.ts';
import { portfolioTotals } from '#domain/portfolio/portfolioTotals.ts';
import { mostTrendSteps } from '#domain/portfolio/trendSteps.ts';
import { otto } from '#tests/support/cast.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';

const seeded = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { session } = await backend.demo('admin');
  return { backend, token: session.token };
};

const todayOf = ({ world }: TestBackend) => epochDayAt(world.clock.now());

const lastDays = (backend: TestBackend, days: number): string => {
  const today = todayOf(backend);
  return `from=${calendarDayOf(today - days)}&to=${calendarDayOf(today - 1)}`;
};

const common = (set: FigureSet | PortfolioFigures | null) =>
  set && {
    spend_cents: set.spend_cents,
    revenue_cents: set.revenue_cents,
    mer: set.mer,
    conversions: set.conversions,
    cpa_cents: set.cpa_cents,
    sessions: set.sessions,
  };

const filters = ['', '&filters=channel:paid_search,email', '&filters=device:mobile'] as const;

describe('the portfolio', () => {
  test('adds up: its clients are its totals, and these are what the metrics say of the same question', async () => {
    const { backend, token } = await seeded();
    const today = todayOf(backend);
    const question = fc
      .record({
        end: fc.integer({ min: 0, max: 200 }),
        length: fc.integer({ min: 1, max: 120 }),
        compare: fc.constantFrom('none', 'previous', 'year'),
        match: fc.boolean(),
        filter: fc.constantFrom(...filters),
      })
      .map(({ end, length, compare, match, filter }) => {
        const to = today - end;
        const range = `from=${calendarDayOf(to - length + 1)}&to=${calendarDayOf(to)}`;
        return `${range}&compare=${compare}${match && compare !== 'none' ? '&match=weekday' : ''}${filter}`;
      });
    await fc.assert(
      fc.asyncProperty(question, async (query) => {
        const portfolio = await backend.succeed('readPortfolio', { token, query });
        const metrics = await backend.succeed('readMetrics', { token, query });
        expect(common(portfolio.totals)).toEqual(common(metrics.totals));
        expect(common(portfolio.previous)).toEqual(common(metrics.previous));
        expect([portfolio.range, portfolio.compared_range]).toEqual([metrics.range, metrics.compared_range]);
        expect(portfolioTotals(portfolio.clients.map(({ figures }) => figures))).toEqual(portfolio.totals);
        const before = portfolio.clients.flatMap(({ previous }) => previous ?? []);
        if (portfolio.previous) expect(portfolioTotals(before)).toEqual(portfolio.previous);
        for (const { trend } of portfolio.clients) {
          expect(trend.values.length).toBeLessThanOrEqual(mostTrendSteps);
        }
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  test('reports each active client once, and says how it is whatever range is looked at', async () => {
    const { backend, token } = await seeded();
    const [week, quarter] = await Promise.all(
      [7, 90].map((days) => backend.succeed('readPortfolio', { token, query: lastDays(backend, days) })),
    );
    const { items } = await backend.succeed('listClients', { token, query: 'limit=200' });

    expect(week?.clients.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    const standing = (portfolio: typeof week) =>
      portfolio?.clients.map(({ health, reasons, goal, budget }) => ({ health, reasons, goal, budget }));
    expect(standing(week)).toEqual(standing(quarter));
    for (const { health, budget, open_alerts: openAlerts } of week?.clients ?? []) {
      const { goals, trend, sources, active_days: activeDays } = health.inputs;
      const again = healthOf({
        goal: goalPart(goals.map(judgedBy)),
        trend: trendPart(trend && trend.current / trend.previous - 1),
        freshness: freshnessPart(sources.map((source) => source.days_behind)),
        pacing: pacingPart(budget && budgetLevel(budget)),
        engagement: engagementPart(activeDays),
        alerts: warningPart(openAlerts > 0),
        contract: warningPart(health.inputs.contract_days_left !== null),
      });
      expect(again).toEqual({ score: health.score, band: health.band, parts: health.parts });
      const weights = health.parts.reduce((sum, { weight }) => sum + weight, 0);
      expect(health.score === null ? weights : Math.round(weights)).toBe(health.score === null ? 0 : 100);
    }
  });

  test('counts a budget by the days that are over, and says what it comes to', async () => {
    const { backend, token } = await seeded();
    const query = lastDays(backend, 28);
    const before = await backend.succeed('readPortfolio', { token, query });
    const client = before.clients.find(({ figures }) => (figures.spend_cents ?? 0) > 0);
    if (!client) throw new Error('nobody spends anything');
    const spent = (
      await backend.succeed('readMetrics', {
        token,
        query: `client=${client.id}&from=${calendarDayOf(todayOf(backend) - 1).slice(0, 8)}01&to=${calendarDayOf(todayOf(backend) - 1)}`,
      })
    ).totals.spend_cents;
    const budgets = await backend.succeed('listGoals', { token, query: `client=${client.id}` });
    const etag = budgets.budgets[0]?.etag;
    await backend.succeed('setBudget', {
      token,
      params: { id: client.id },
      body: { monthly_cents: 100 },
      ...(etag ? { headers: { 'If-Match': etag } } : {}),
    });
    const after = await backend.succeed('readPortfolio', { token, query });
    const told = after.clients.find(({ id }) => id === client.id);

    expect(told?.budget?.budget_cents).toBe(100);
    expect(told?.budget?.spent_cents).toBe(spent);
    expect(told?.budget?.pacing).toBeGreaterThan(1.25);
    expect(told?.reasons.map(({ kind }) => kind)).toContain('overspend');
  });

  test('reports what the clients pay by currency, on the last day of the range and of the compared one', async () => {
    const { backend, token } = await seeded();
    const today = todayOf(backend);
    const query = `${lastDays(backend, 28)}&compare=previous`;
    const { items } = await backend.succeed('listClients', { token, query: 'limit=200' });
    const pay = async (place: number, currency: string, from: number) => {
      const { id, etag } = items[place] ?? { id: '', etag: '' };
      const body = { monthly_fee_cents: 90_000, currency, from: calendarDayOf(from), reason: 'start' };
      await backend.succeed('changeContract', { token, params: { id }, headers: { 'If-Match': etag }, body });
    };
    await pay(0, 'USD', today - 60);
    await pay(1, 'EUR', today - 10);
    const { mrr } = await backend.succeed('readPortfolio', { token, query });

    expect(mrr).toEqual([
      {
        currency: 'USD',
        cents: 90_000,
        previous_cents: 90_000,
        fees: [{ id: items[0]?.id, name: items[0]?.name, cents: 90_000, previous_cents: 90_000 }],
      },
      {
        currency: 'EUR',
        cents: 90_000,
        previous_cents: 0,
        fees: [{ id: items[1]?.id, name: items[1]?.name, cents: 90_000, previous_cents: 0 }],
      },
    ]);
  });

  test('says when one of a client’s own people signed in last, and nobody else', async () => {
    const { backend, token } = await seeded();
    const clients = async () =>
      (await backend.succeed('readPortfolio', { token, query: lastDays(backend, 7) })).clients;
    const before = await clients();
    const { session } = await backend.demo('client');
    const own = (await backend.succeed('readWorkspace', { token: session.token })).client?.id;
    const after = await clients();

    expect(before.map((client) => client.last_sign_in_at)).toEqual(before.map(() => null));
    expect(after.filter((client) => client.last_sign_in_at !== null).map(({ id }) => id)).toEqual([own]);
  });

  test('is closed to people of clients and to who is not signed in', async () => {
    const { backend } = await seeded();
    const { session } = await backend.demo('client');
    const query = lastDays(backend, 28);
    const statuses = [
      (await backend.ask('readPortfolio', { token: session.token, query })).status,
      (await backend.ask('readPortfolio', { query })).status,
      (await backend.ask('readPortfolio', { token: (await backend.demo('manager')).session.token, query }))
        .status,
    ];

    expect(statuses).toEqual([403, 401, 200]);
  });

  test('is the same for a manager as for an administrator: both see all clients of the agency (decision 38)', async () => {
    const { backend, token } = await seeded();
    const query = lastDays(backend, 28);
    const manager = (await backend.demo('manager')).session.token;
    const told = await backend.succeed('readPortfolio', { token: manager, query });
    const whole = await backend.succeed('readPortfolio', { token, query });

    expect(new Set(told.clients.map(({ owner }) => owner))).toEqual(new Set([null]));
    expect(told.clients.map(({ id }) => id)).toEqual(whole.clients.map(({ id }) => id));
    expect(told.totals).toEqual(whole.totals);
  });

  test('refuses what cannot be asked', async () => {
    const { backend, token } = await seeded();
    const asked = [
      'from=2026-02-30&to=2026-03-01',
      'from=2026-01-02&to=2026-01-01',
      `${lastDays(backend, 7)}&filters=colour:red`,
      `${lastDays(backend, 7)}&colour=red`,
    ];
    const statuses = asked.map(
      async (query) => (await backend.ask('readPortfolio', { token, query })).status,
    );

    expect(await Promise.all(statuses)).toEqual([422, 422, 422, 422]);
  });

  test('reports one client alone what it reports it among all, and of nobody else’s', async () => {
    const { backend, token } = await seeded();
    const query = `${lastDays(backend, 28)}&compare=previous`;
    const whole = await backend.succeed('readPortfolio', { token, query });
    const asked = `${query}&client=fjordandfoam`;
    const one = await backend.succeed('readPortfolio', { token, query: asked });
    const metrics = await backend.succeed('readMetrics', { token, query: asked });
    const unknown = await backend.ask('readPortfolio', { token, query: `${query}&client=nobody` });

    expect(one.clients).toEqual(whole.clients.filter(({ id }) => id === 'fjordandfoam'));
    expect([one.clients.length, unknown.status]).toEqual([1, 403]);
    expect(common(one.totals)).toEqual(common(metrics.totals));
  });

  test('reports a report that is blocked, by its name, and a contract that ends soon', async () => {
    const { backend, token } = await seeded();
    const today = todayOf(backend);
    const body = { name: 'Weekly', client_id: 'fjordandfoam', beginning: 'monthly' };
    const { report } = await backend.succeed('createReport', { token, body });
    const { etag } = report;
    const period = { kind: 'fixed', from: '2019-01-01', to: '2019-01-31' };
    const its = { token, params: { id: report.id } };
    await backend.succeed('changeReport', { ...its, headers: { 'If-Match': etag }, body: { period } });
    await backend.succeed('moveReport', { ...its, body: { move: 'generate' } });
    const { client } = await backend.succeed('readClient', { token, params: { id: 'fjordandfoam' } });
    const until = calendarDayOf(today + 10);
    const fee = { monthly_fee_cents: 90_000, currency: 'USD', from: calendarDayOf(today - 60), until };
    await backend.succeed('changeContract', {
      token,
      params: { id: client.id },
      headers: { 'If-Match': client.etag },
      body: { ...fee, reason: 'start' },
    });
    const { clients } = await backend.succeed('readPortfolio', { token, query: lastDays(backend, 28) });
    const agreed = clients.flatMap(({ id, reasons }) =>
      reasons
        .filter(({ kind }) => /^report|renewal/.test(kind))
        .map(({ kind, text, figure, report: of }) => ({ id, kind, text, figure, of })),
    );

    expect(agreed).toEqual([
      {
        id: 'fjordandfoam',
        kind: 'report_blocked',
        text: 'Report “Weekly” is blocked: no data',
        figure: 1,
        of: report.id,
      },
      {
        id: 'fjordandfoam',
        kind: 'renewal',
        text: expect.stringMatching(/^Contract ends on \d+ \w{3}: renewal is due$/),
        figure: 10,
        of: null,
      },
    ]);
  });

  test('shows no further back than the plan keeps', async () => {
    const backend = openTestBackend();
    const { session } = await backend.signUp(otto);
    await backend.succeed('startTrial', { token: session.token, body: {} });
    const today = todayOf(backend);
    const query = `from=${calendarDayOf(today - 9_000)}&to=${calendarDayOf(today - 8_990)}`;
    const { limits } = await backend.succeed('readSubscription', { token: session.token });
    const { status } = await backend.ask('readPortfolio', { token: session.token, query });

    expect([(limits?.retentionDays ?? 0) > 0, status]).toEqual([true, 402]);
  });

  test('reports a moment in the past with the clients that there were', async () => {
    const { backend, token } = await seeded();
    const query = lastDays(backend, 28);
    const { position } = await backend.log.head();
    const now = await backend.succeed('readPortfolio', { token, query });
    const [first] = now.clients;
    const { client } = await backend.succeed('readClient', { token, params: { id: first?.id ?? '' } });
    await backend.succeed('archiveClient', {
      token,
      params: { id: client.id },
      headers: { 'If-Match': client.etag },
    });
    const after = await backend.succeed('readPortfolio', { token, query });
    const then = await backend.succeed('readPortfolio', { token, query: `${query}&as_of=${position}` });

    expect(after.clients.length).toBe(now.clients.length - 1);
    expect(common(after.totals)).not.toEqual(common(now.totals));
    expect(then.clients.map(({ id, figures }) => [id, figures])).toEqual(
      now.clients.map(({ id, figures }) => [id, figures]),
    );
  });

  test('of a new workspace is its sample client', async () => {
    const backend = openTestBackend();
    const { session } = await backend.signUp(otto);
    await backend.succeed('startTrial', { token: session.token, body: {} });
    const { clients } = await backend.succeed('readPortfolio', {
      token: session.token,
      query: lastDays(backend, 28),
    });

    expect(clients.map(({ sample }) => sample)).toEqual([true]);
    expect(clients[0]?.figures.sessions).toBeGreaterThan(0);
    expect(clients[0]?.goal).toBe(null);
  });
});
