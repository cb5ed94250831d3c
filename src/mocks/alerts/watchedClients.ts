/** Computes the inputs of alert rules: metrics, silent days and budget pace of each client, up to the last full local day. */

import { mostWindowDays, type RuleTerms } from '#domain/alerts/alertRules.ts';
import { callOn, type Firing, firingsOf, type Watched } from '#domain/alerts/ruleFirings.ts';
import {
  type DayFigure,
  daysNeededBefore,
  fewestAnomalyDays,
  type JudgedFigure,
  judgedFigures,
} from '#domain/analysis/figureAnomalies.ts';
import { isCounted } from '#domain/analysis/unusualDays.ts';
import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { monthEnd, monthStart } from '#domain/calendar/months.ts';
import { sharesOn } from '#domain/competitors/marketFigures.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import { firstRetainedDay } from '#domain/metrics/retention.ts';
import { pacingOf } from '#domain/portfolio/pacing.ts';
import { type Budget, budgetOfMonth } from '#events/goals/goal.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { budgetsOf } from '#events/projections/goalDirectory.ts';
import { todayFor } from '../clients/clientDay.ts';
import { lastDayOf, marketOf, sourceFor } from '../competitors/searchMarket.ts';
import type { BackendParts } from '../http/context.ts';
import { type DailyFigures, dailyFigures } from '../metrics/dailyFigures.ts';
import { type MetricContext, metricScope } from '../metrics/metricScope.ts';
import { planOf, refusedFeature } from '../subscription/planOf.ts';

type Course = { readonly clientId: string; readonly figure: TargetFigure };

/** Detects unusual days in the daily metrics of clients; each series is analysed once for all days. */
const courseReader = (read: DailyFigures, { from, to }: DayRange) => {
  const courses = new Map<string, readonly DayFigure[]>();
  const judged = new Map<string, ReadonlyMap<EpochDay, JudgedFigure>>();
  const courseOf = ({ clientId, figure }: Course): readonly DayFigure[] => {
    const key = `${clientId} ${figure}`;
    const known = courses.get(key);
    if (known) return known;
    const days = Array.from({ length: to - from + 1 }, (_, index) => {
      const reading = read(clientId, { from: from + index, to: from + index });
      return { day: from + index, value: reading?.isReported ? reading.figures[figure] : null };
    });
    courses.set(key, days);
    return days;
  };
  const known = (course: Course, last: EpochDay): number =>
    courseOf(course).filter(({ day, value }) => day <= last && value !== null).length;
  const judgedOf = ({ k, ...course }: Course & { readonly k: number }) => {
    const key = `${course.clientId} ${course.figure} ${k}`;
    const found =
      judged.get(key) ??
      new Map(
        (judgedFigures(courseOf(course), { from, k, isCount: isCounted(course.figure) }) ?? []).map((one) => [
          one.day,
          one,
        ]),
      );
    judged.set(key, found);
    return found;
  };
  return {
    known,
    unusual: (course: Course & { readonly k: number }, day: EpochDay) => {
      const { isOut = false, value = null, expected = null } = judgedOf(course).get(day) ?? {};
      if (!isOut || value === null || expected === null || known(course, day) < fewestAnomalyDays)
        return null;
      return { value, side: value > expected.median ? ('up' as const) : ('down' as const) };
    },
  };
};

type Shares = (day: EpochDay) => ReadonlyMap<string, number | null> | null;

/** Null on a day that the source did not report. */
const sharesOf = ({ answers, caller, now }: MetricContext, clientId: string): Shares => {
  const { workspaceId } = caller;
  const client = clientsOf(answers.clientDirectory, workspaceId).find(({ id }) => id === clientId);
  const source = sourceFor(answers, caller, clientId);
  if (!client || !source || refusedFeature(answers, { workspaceId, now }, 'competitor_analysis'))
    return () => null;
  const { sites, keywords, ranksOn } = marketOf(answers, caller, client);
  const last = lastDayOf(source, todayFor(answers, { workspaceId, clientId }, now));
  const known = new Map<EpochDay, ReadonlyMap<string, number | null>>();
  return (day) => {
    if (day > last) return null;
    const shares =
      known.get(day) ??
      new Map(
        sharesOn(keywords, ranksOn(day), sites.length).map((share, index) => [
          sites[index]?.domain ?? '',
          share,
        ]),
      );
    known.set(day, shares);
    return shares;
  };
};

/** From the day before the range to its last day; null where a day or the competitor is not known. */
const rivalReader = (context: MetricContext) => {
  const byClient = new Map<string, Shares>();
  return (clientId: string, { from, to }: DayRange, rival: string): number | null => {
    const shares = byClient.get(clientId) ?? sharesOf(context, clientId);
    byClient.set(clientId, shares);
    const [before, after] = [shares(from - 1)?.get(rival), shares(to)?.get(rival)];
    return before == null || after == null ? null : after - before;
  };
};

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
