/** What rules of alerts are held against: figures, silence and pace of each client, up to yesterday, as far as the plan keeps them. */
import { mostWindowDays, type RuleTerms } from '#domain/alerts/alertRules.ts';
import { callOn, type Firing, firingsOf, type Watched } from '#domain/alerts/ruleFirings.ts';
import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { monthEnd, monthStart } from '#domain/calendar/months.ts';
import { firstKeptDay } from '#domain/metrics/retention.ts';
import { pacingOf } from '#domain/portfolio/pacing.ts';
import { type Budget, budgetOfMonth } from '#events/goals/goal.ts';
import { budgetsOf } from '#events/projections/goalDirectory.ts';
import type { BackendParts } from '../http/context.ts';
import { planOf } from '../http/planOf.ts';
import { dailyFigures } from '../metrics/dailyFigures.ts';
import { type MetricContext, metricScope } from '../metrics/metricScope.ts';

export const lookedBackDays = 90;

export type WatchContext = MetricContext & Pick<BackendParts, 'metrics'>;

type RuleOf = RuleTerms & { readonly clientId: string };

export type Watch = {
  readonly yesterday: EpochDay;
  /** On which of the last 90 full days the terms would have called. */
  firings(rule: RuleOf): readonly Firing[];
  /** What the terms say of yesterday; null for nothing. */
  now(rule: RuleOf): number | null;
};

/** What is set during a month counts for all of it. */
const budgetOn = (budget: Budget | undefined, day: EpochDay): number | null =>
  budgetOfMonth(budget, calendarDayOf(monthEnd(day)));

/** How many days back these rules look at all: two windows, or the month of the day. */
const reachOf = (rules: readonly RuleOf[]): number =>
  2 * rules.reduce((longest, { windowDays }) => Math.max(longest, windowDays), 16);

/** `only`: what is asked is what these rules say of yesterday; left out: anything of the last 90 days. */
export const watchClients = (context: WatchContext, only?: readonly RuleOf[]): Watch => {
  const { answers, caller, now, metrics: store } = context;
  const today = epochDayAt(Date.parse(now));
  const yesterday = today - 1;
  const day = calendarDayOf(today);
  const scope = metricScope(context, { from: day, to: day });
  const { clients: names } = scope;
  const asked = only && new Set(only.map(({ clientId }) => clientId));
  const sources = asked ? scope.sources.filter(({ clientId }) => asked.has(clientId)) : scope.sources;
  const firstKept = firstKeptDay(planOf(answers, { workspaceId: caller.workspaceId, now }), today);
  const wanted = yesterday - (only ? reachOf(only) : lookedBackDays + 2 * mostWindowDays);
  const range = { from: Math.min(yesterday, Math.max(wanted, firstKept ?? wanted)), to: yesterday };
  const read = dailyFigures({ store, sources, names, range });
  const budgets = new Map(
    budgetsOf(answers.goalDirectory, caller.workspaceId).map((budget) => [budget.clientId, budget]),
  );
  const connected = new Set(sources.map(({ clientId }) => clientId));
  const watched = ({ clientId, figure }: RuleOf): Watched => ({
    figure: (days) => read(clientId, days)?.figures[figure] ?? null,
    // Who has no source at all, and days that are not kept, are no silence.
    isTold: (days) => !connected.has(clientId) || (read(clientId, days)?.isTold ?? true),
    pacing: (on) => {
      const budgetCents = budgetOn(budgets.get(clientId), on);
      const from = monthStart(on);
      const spentCents = read(clientId, { from, to: on })?.figures.spend_cents ?? null;
      if (budgetCents === null || spentCents === null) return null;
      return pacingOf({ budgetCents, spentCents, days: monthEnd(on) - from + 1, elapsed: on - from + 1 });
    },
  });
  return {
    yesterday,
    firings: (rule) =>
      firingsOf(rule, { from: yesterday - lookedBackDays + 1, to: yesterday }, watched(rule)),
    now: (rule) => callOn(rule, yesterday, watched(rule)),
  };
};
