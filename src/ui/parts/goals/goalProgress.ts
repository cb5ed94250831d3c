/** Computes the progress of a goal or budget up to the last full day. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import { dueOf, goalAttainment } from '#domain/portfolio/goalAttainment.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { type GoalStanding, goalStanding, standingWords } from '#domain/portfolio/goalStatus.ts';
import { expectedSpend, pacingOf, projectedSpend } from '#domain/portfolio/pacing.ts';
import { longDay } from '../../content/formatMetric.ts';
import { figureSpecs } from '../figures/figureSpecs.ts';

/** Metrics of a period up to its last full day, from a metrics reply or one of its rows. */
export type PeriodFigures = { readonly totals: FigureSet; readonly series: readonly FigureSet[] };

export type GoalReached = {
  readonly goal: GoalItem;
  readonly label: string;
  readonly actual: number | null;
  /** Expected by now; null before the first period. */
  readonly due: number | null;
  /** 1 is on plan. */
  readonly attainment: number | null;
  readonly standing: GoalStanding;
  /** Value at the end of the period if the last seven days continue; null if no source reports the metric. */
  readonly projected: number | null;
  readonly isToCome: boolean;
  readonly isAwaited?: boolean;
};

export const standingWord = ({
  goal,
  standing,
  isAwaited,
  isToCome,
}: Pick<GoalReached, 'goal' | 'standing' | 'isAwaited' | 'isToCome'>): string => {
  if (isToCome) return `Begins on ${longDay(goal.from)}`;
  return isAwaited ? 'Being worked out' : standingWords[standing];
};

type Progress = Parameters<typeof goalAttainment>[0];

/** A ratio is projected unchanged; a sum grows. */
const projectedOf = (
  { kind, actual, days, elapsed }: Progress,
  lastDays: readonly (number | null)[],
): number | null => {
  if (actual === null || kind === 'ratio') return actual;
  return projectedSpend({ spentCents: actual, lastDays, daysLeft: days - elapsed });
};

/** `last` is the last full day; `reply` has the days of the goal's period up to there. */
export const goalReached = (
  goal: GoalItem,
  reply: PeriodFigures | undefined,
  last: EpochDay,
): GoalReached => {
  const { unit, better, label } = figureSpecs[goal.figure];
  const period = countedPeriod(goal.period, last);
  const isToCome = goal.from > calendarDayOf(period.from + period.days - 1);
  const actual = isToCome ? null : (reply?.totals[goal.figure] ?? null);
  const progress = {
    target: goal.target,
    kind: unit === 'count' || unit === 'money' ? ('sum' as const) : ('ratio' as const),
    better: better ?? 'higher',
    actual,
    ...period,
  };
  const attainment = goalAttainment(progress);
  return {
    goal,
    label,
    actual,
    due: isToCome ? null : dueOf(progress),
    attainment,
    standing: goalStanding(attainment),
    projected: projectedOf(progress, reply?.series.map((point) => point[goal.figure]) ?? []),
    isToCome,
  };
};

export type BudgetProgress = {
  readonly budgetCents: number;
  readonly spentCents: number | null;
  readonly dueCents: number;
  /** 1 is on plan. */
  readonly pacing: number | null;
  readonly projectedCents: number | null;
};

/** `reply` has the days of the month up to `last`, the last full day. */
export const budgetProgress = (
  { monthly_cents }: BudgetItem,
  reply: PeriodFigures | undefined,
  last: EpochDay,
): BudgetProgress => {
  const { days, elapsed } = countedPeriod('month', last);
  const spentCents = reply?.totals.spend_cents ?? null;
  const plan = { budgetCents: monthly_cents, days, elapsed };
  const lastDays = reply?.series.map(({ spend_cents }) => spend_cents) ?? [];
  return {
    budgetCents: monthly_cents,
    spentCents,
    dueCents: expectedSpend(plan),
    pacing: spentCents === null ? null : pacingOf({ ...plan, spentCents }),
    projectedCents:
      spentCents === null ? null : projectedSpend({ spentCents, lastDays, daysLeft: days - elapsed }),
  };
};
