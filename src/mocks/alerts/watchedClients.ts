/** Computes the inputs of alert rules: metrics, silent days and budget pace of each client, up to the last full local day. */

import { mostWindowDays, type RuleTerms } from '#domain/alerts/alertRules.ts';
import { callOn, type Firing, firingsOf, type Watched } from '#domain/alerts/ruleFirings.ts';
import { daysNeededBefore, fewestAnomalyDays } from '#domain/analysis/figureAnomalies.ts';
import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { monthEnd, monthStart } from '#domain/calendar/months.ts';
import { firstRetainedDay } from '#domain/metrics/retention.ts';
import { pacingOf } from '#domain/portfolio/pacing.ts';
import { type Budget, budgetOfMonth } from '#events/goals/goal.ts';
import { budgetsOf } from '#events/projections/goalDirectory.ts';
import { todayFor } from '../clients/clientDay.ts';
import type { BackendParts } from '../http/context.ts';
import { dailyFigures } from '../metrics/dailyFigures.ts';
import { type MetricContext, metricScope } from '../metrics/metricScope.ts';
import { planOf } from '../subscription/planOf.ts';
import { courseReader } from './courseReader.ts';
import { rivalReader } from './rivalReader.ts';

export const lookedBackDays = 90;

export type WatchContext = MetricContext & Pick<BackendParts, 'metrics'>;

type RuleOf = RuleTerms & { readonly clientId: string };

export type Watch = {
  lastFullDay(clientId: string): EpochDay;
  firings(rule: RuleOf): readonly Firing[];
  on(rule: RuleOf, day: EpochDay): number | null;
  /** For an unusual-day rule with too little history: the number of full days, and the minimum; null otherwise. */
  tooFew(rule: RuleOf): { readonly known: number; readonly needed: number } | null;
};

const budgetOn = (budget: Budget | undefined, day: EpochDay): number | null =>
  budgetOfMonth(budget, calendarDayOf(monthEnd(day)));

const reachOf = (rules: readonly RuleOf[]): number => {
  const windows = 2 * rules.reduce((longest, { windowDays }) => Math.max(longest, windowDays), 16);
  return rules.some(({ condition }) => condition === 'unusual')
    ? Math.max(windows, daysNeededBefore)
    : windows;
};

/** Days in a time zone begin up to a day before or after UTC, and a check may cover two of them. */
const otherZones = 2;

export type Asked = { readonly clients: readonly string[] } | { readonly rules: readonly RuleOf[] };

/** Limited to the requested clients, because reading metrics of others would take most of the time. */
const clientsAsked = (asked: Asked): ReadonlySet<string> =>
  new Set('clients' in asked ? asked.clients : asked.rules.map(({ clientId }) => clientId));

export const watchClients = async (context: WatchContext, asked: Asked): Promise<Watch> => {
  const { answers, caller, now, metrics: store } = context;
  const today = epochDayAt(Date.parse(now));
  const { workspaceId } = caller;
  const lastFullDay = (clientId: string): EpochDay => todayFor(answers, { workspaceId, clientId }, now) - 1;
  const day = calendarDayOf(today);
  const scope = metricScope(context, { from: day, to: day });
  const { clients: names } = scope;
  const wantedClients = clientsAsked(asked);
  const sources = scope.sources.filter(({ clientId }) => wantedClients.has(clientId));
  const firstRetained = firstRetainedDay(planOf(answers, { workspaceId, now }), today);
  const to = Math.max(today - 1, ...sources.map(({ clientId }) => lastFullDay(clientId)));
  const reach = 'rules' in asked ? reachOf(asked.rules) : lookedBackDays + 2 * mostWindowDays;
  const wanted = today - 1 - otherZones - reach;
  const range = { from: Math.min(today - 1, Math.max(wanted, firstRetained ?? wanted)), to };
  const read = await dailyFigures({ store, sources, names, range });
  const budgets = new Map(
    budgetsOf(answers.goalDirectory, workspaceId).map((budget) => [budget.clientId, budget]),
  );
  const connected = new Set(sources.map(({ clientId }) => clientId));
  const courses = courseReader(read, range);
  const rivals = rivalReader(context);
  const watched = ({ clientId, figure }: RuleOf): Watched => ({
    figure: (days) => read(clientId, days)?.figures[figure] ?? null,
    isTold: (days) => !connected.has(clientId) || (read(clientId, days)?.isReported ?? true),
    pacing: (on) => {
      const budgetCents = budgetOn(budgets.get(clientId), on);
      const from = monthStart(on);
      const spentCents = read(clientId, { from, to: on })?.figures.spend_cents ?? null;
      if (budgetCents === null || spentCents === null) return null;
      return pacingOf({ budgetCents, spentCents, days: monthEnd(on) - from + 1, elapsed: on - from + 1 });
    },
    rivalMove: (days, rival) => rivals(clientId, days, rival),
    unusual: (on, k) => courses.unusual({ clientId, figure, k }, on),
  });
  return {
    lastFullDay,
    firings: (rule) => {
      const last = lastFullDay(rule.clientId);
      return firingsOf(rule, { from: last - lookedBackDays + 1, to: last }, watched(rule));
    },
    on: (rule, on) => callOn(rule, on, watched(rule)),
    tooFew: (rule) => {
      if (rule.condition !== 'unusual') return null;
      const known = courses.known(rule, lastFullDay(rule.clientId));
      return known < fewestAnomalyDays ? { known, needed: fewestAnomalyDays } : null;
    },
  };
};
