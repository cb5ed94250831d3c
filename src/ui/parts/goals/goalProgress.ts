/** Computes the progress of a goal or budget up to the last full day. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import { dueOf, goalAttainment, goalOutlook } from '#domain/portfolio/goalAttainment.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { type GoalStatus, goalStatusWords, goalVerdict } from '#domain/portfolio/goalStatus.ts';
import { budgetLevel, expectedSpend, pacingOf } from '#domain/portfolio/pacing.ts';
import { longDay } from '../../content/formatMetric.ts';
import { figureSpecs } from '../figures/figureSpecs.ts';

/** The totals of a period up to its last full day, as a metrics reply or one of its rows. */
export type PeriodFigures = { readonly totals: FigureSet };

export type GoalReached = {
  readonly goal: GoalItem;
  readonly label: string;
  readonly actual: number | null;
  /** Expected by now; null before the first period. */
  readonly due: number | null;
  /** 1 is on plan. */
  readonly attainment: number | null;
  readonly standing: GoalStatus;
  /** The value at the end of the period, by the forecast; null where nothing can be said. */
  readonly projected: number | null;
  /** How likely the target is met by then; omitted or null: unknown. */
  readonly chance?: number | null;
  /** See `goalOutlook`; omitted without a projection. */
  readonly outlook?: number | null;
  /** True if its first period begins later. */
  readonly isToCome: boolean;
  readonly isAwaited?: boolean;
};

export const goalStatusWord = ({
  goal,
  standing: status,
  isAwaited,
  isToCome,
}: Pick<GoalReached, 'goal' | 'standing' | 'isAwaited' | 'isToCome'>): string => {
  if (isToCome) return `Begins on ${longDay(goal.from)}`;
  return isAwaited ? 'Calculating' : goalStatusWords[status];
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
  const projected = isToCome ? null : (goal.projected ?? null);
  const outlook = goalOutlook(projected, progress);
  return {
    goal,
    label,
    actual,
    due: isToCome ? null : dueOf(progress),
    attainment,
    standing: goalVerdict({ attainment, outlook }),
    projected,
    chance: projected === null ? null : (goal.chance ?? null),
    outlook,
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
  /** See `budgetLevel`. */
  readonly level: number | null;
};

/** `reply` has the days of the month up to `last`, the last full day. */
export const budgetProgress = (
  { monthly_cents, projected_cents }: BudgetItem,
  reply: PeriodFigures | undefined,
  last: EpochDay,
): BudgetProgress => {
  const { days, elapsed } = countedPeriod('month', last);
  const spentCents = reply?.totals.spend_cents ?? null;
  const plan = { budgetCents: monthly_cents, days, elapsed };
  const pacing = spentCents === null ? null : pacingOf({ ...plan, spentCents });
  const projectedCents = projected_cents ?? null;
  return {
    budgetCents: monthly_cents,
    spentCents,
    dueCents: expectedSpend(plan),
    pacing,
    projectedCents,
    level: budgetLevel({ budget_cents: monthly_cents, pacing, projected_cents: projectedCents }),
  };
};
