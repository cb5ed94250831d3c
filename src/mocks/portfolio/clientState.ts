/** Computes a client's state on its last full day: goals, budget, sources, health, and reasons for attention. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { healthTrends, type PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { targetFigureWords } from '#domain/goals/targetFigures.ts';
import { changeOf } from '#domain/kpi/change.ts';
import type { Figures } from '#domain/kpi/figureSums.ts';
import { isConnected } from '#domain/metrics/freshnessStates.ts';
import { attentionReasons, type Compared } from '#domain/portfolio/attention.ts';
import type { RenewalState, StuckReport } from '#domain/portfolio/contractAlerts.ts';
import { goalAttainment, goalOutlook } from '#domain/portfolio/goalAttainment.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
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
import { budgetLevel, pacingOf } from '#domain/portfolio/pacing.ts';
import { type Budget, budgetOfMonth, type Goal } from '#events/goals/goal.ts';
import type { ProjectionReader } from '../metrics/projectionReader.ts';
import { type LateFacts, type SourceFreshness, trendDays } from './sourceFreshness.ts';

export type ClientKnown = {
  readonly clientId: string;
  readonly isAtWork: boolean;
  readonly goals: readonly Goal[];
  readonly budget: Budget | undefined;
  readonly sources: readonly SourceFreshness[];
  readonly openAlerts: number;
  readonly activeDays: number;
  readonly stuckReports: readonly StuckReport[];
  readonly renewal: RenewalState | null;
};

type State = Pick<
  PortfolioClient,
  | 'goal'
  | 'goals'
  | 'budget'
  | 'freshness'
  | 'sources'
  | 'sources_fresh'
  | 'open_alerts'
  | 'health'
  | 'reasons'
>;

const progressOf = (goal: Goal, facts: LateFacts): { actual: number | null; attainment: number | null } => {
  const { lastFullDay } = facts;
  const { from, days, elapsed } = countedPeriod(goal.period, lastFullDay);
  if (goal.from > calendarDayOf(from + days - 1)) return { actual: null, attainment: null };
  const actual = facts.figures(goal.clientId, { from, to: lastFullDay })?.[goal.figure] ?? null;
  const attainment = goalAttainment({
    actual,
    target: goal.target,
    ...goalNature(goal.figure),
    days,
    elapsed,
  });
  return { actual, attainment };
};

type StateFacts = LateFacts & { readonly projections: ProjectionReader };

const budgetOf = async (
  { clientId, budget }: ClientKnown,
  facts: StateFacts,
): Promise<PortfolioClient['budget']> => {
  const { from, days, elapsed } = countedPeriod('month', facts.lastFullDay);
  const budgetCents = budgetOfMonth(budget, calendarDayOf(from + days - 1));
  if (budgetCents === null) return null;
  const spentCents = facts.figures(clientId, { from, to: facts.lastFullDay })?.spend_cents ?? null;
  return {
    budget_cents: budgetCents,
    spent_cents: spentCents,
    pacing: spentCents === null ? null : pacingOf({ budgetCents, spentCents, days, elapsed }),
    projected_cents: await facts.projections.budget(clientId, facts.lastFullDay),
  };
};

const goalStateOf = async (goal: Goal, facts: StateFacts) => {
  const { id, figure, target } = goal;
  const { better } = goalNature(figure);
  const { projected, chance } = await facts.projections.goal(goal, facts.lastFullDay);
  return {
    id,
    figure,
    target,
    name: targetFigureWords[figure].label,
    ...progressOf(goal, facts),
    better,
    projected,
    chance,
    outlook: goalOutlook(projected, { target, better }),
  };
};

type Windows = { readonly now: Figures | null; readonly before: Figures | null };

const windowsOf = (clientId: string, { figures, lastFullDay: to }: LateFacts): Windows => ({
  now: figures(clientId, { from: to - trendDays + 1, to }),
  before: figures(clientId, { from: to - 2 * trendDays + 1, to: to - trendDays }),
});

const compared = (
  { now, before }: Windows,
  name: 'revenue_cents' | 'conversions' | 'cpa_cents' | 'sessions',
): Compared => ({
  current: now?.[name] ?? null,
  previous: before?.[name] ?? null,
});

type HealthInputs = PortfolioClient['health']['inputs'];

const trendNow = (windows: Windows): HealthInputs['trend'] => {
  const trends = healthTrends.map((measure) => {
    const { current, previous } = compared(windows, measure);
    const change = changeOf(current, previous);
    if (current === null || previous === null || change === null) return null;
    return { measure, current, previous, change };
  });
  return trends.find((trend) => trend !== null) ?? null;
};

const healthFrom = (
  inputs: HealthInputs,
  { pace, openAlerts }: { pace: number | null; openAlerts: number },
): PortfolioClient['health'] => {
  const health = healthOf({
    goal: goalPart(inputs.goals.map(judgedBy)),
    trend: trendPart(inputs.trend?.change ?? null),
    freshness: freshnessPart(inputs.sources.map((source) => source.days_behind)),
    pacing: pacingPart(pace),
    alerts: warningPart(openAlerts > 0),
    contract: warningPart(inputs.contract_days_left !== null),
    engagement: engagementPart(inputs.active_days),
  });
  return { ...health, parts: [...health.parts], inputs };
};

const leastOf = <One>(ones: readonly One[], levelOf: (one: One) => number): One | null =>
  ones.reduce<One | null>(
    (least, one) => (least === null || levelOf(one) < levelOf(least) ? one : least),
    null,
  );

export const clientState = async (known: ClientKnown, facts: StateFacts): Promise<State> => {
  const { clientId, sources, openAlerts } = known;
  const goals = await Promise.all(known.goals.map((goal) => goalStateOf(goal, facts)));
  const budget = await budgetOf(known, facts);
  const pace = budget && budgetLevel(budget);
  const connected = sources.filter(({ wire }) => isConnected(wire.state));
  const windows = windowsOf(clientId, facts);
  const inputs: HealthInputs = {
    goals: goals.map(({ id: _id, actual: _actual, ...goal }) => goal),
    trend: trendNow(windows),
    sources: connected.map(({ wire, daysBehind }) => ({ label: wire.label, days_behind: daysBehind })),
    active_days: known.activeDays,
    contract_days_left: known.renewal && known.renewal.lastDay - known.renewal.today,
  };
  const reasons = attentionReasons({
    conversions: compared(windows, 'conversions'),
    revenueCents: compared(windows, 'revenue_cents'),
    cpaCents: compared(windows, 'cpa_cents'),
    comparedWith: `the ${trendDays} days before`,
    sources: sources.map(({ name, dataTo, daysBehind, wire }) => ({
      name,
      dataTo,
      daysBehind,
      state: wire.state,
    })),
    goals,
    pacing: pace,
    openAlerts,
    stuckReports: known.stuckReports,
    renewal: known.renewal,
  });
  const furthest = leastOf(goals, (goal) => judgedBy(goal) ?? Number.POSITIVE_INFINITY);
  return {
    goal: furthest && {
      id: furthest.id,
      figure: furthest.figure,
      name: furthest.name,
      attainment: furthest.attainment,
      projected: furthest.projected,
      chance: furthest.chance,
      outlook: furthest.outlook,
    },
    goals: goals.length,
    budget,
    freshness: leastOf(connected, ({ daysBehind }) => -daysBehind)?.wire ?? null,
    sources: connected.length,
    sources_fresh: connected.filter(({ wire }) => wire.state === 'fresh').length,
    open_alerts: openAlerts,
    health: healthFrom(inputs, { pace, openAlerts }),
    reasons: known.isAtWork ? [...reasons] : [],
  };
};
