/** Reads the goals with progress and the budgets of all clients, in three requests regardless of the number of clients. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { usualZone } from '#domain/clients/clientZone.ts';
import type { BudgetItem } from '#domain/contract/goalSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { judgedBy } from '#domain/portfolio/goalStatus.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import {
  type BudgetProgress,
  budgetProgress,
  type GoalReached,
  goalReached,
  type PeriodFigures,
} from '../../../parts/goals/goalProgress.ts';
import { useShownDay } from '../../../services/useShownDay.ts';

export type ClientBudget = BudgetProgress & { readonly clientId: string; readonly item: BudgetItem };

const needOf = (reached: GoalReached): number => judgedBy(reached) ?? Number.MAX_VALUE;

/** Sorts the goal that will be furthest behind first, goals without data last. */
export const byNeed = (one: GoalReached, other: GoalReached): number => needOf(one) - needOf(other);

/** Reads each client's metrics from the first day of the period to its last full day. */
const usePeriod = (period: 'month' | 'quarter', last: EpochDay, isWanted: boolean) => {
  const query = {
    from: calendarDayOf(countedPeriod(period, last).from),
    to: calendarDayOf(last),
    compare: 'none',
    interval: 'day',
    group_by: 'client',
    limit: everything,
  } as const;
  return { query, ...useMetrics(query, { isWanted }) };
};

const figuresIn = (reply: MetricReply | undefined, clientId: string): PeriodFigures | undefined => {
  const row = reply?.rows.find(({ key }) => key === clientId);
  return row && { totals: row };
};

/** Null while loading; `month` is the base query of each calculation. */
export const useAllGoals = () => {
  const last = useShownDay(usualZone) - 1;
  const listed = useReply('listGoals', { limit: everything });
  const month = usePeriod('month', last, listed.data !== undefined);
  const hasQuarter = listed.data?.items.some(({ period }) => period === 'quarter') ?? false;
  const quarter = usePeriod('quarter', last, hasQuarter);
  const [list, ofMonth, ofQuarter] = [listed.data, month.data, quarter.data];
  const isHere = ofMonth !== undefined && (!hasQuarter || ofQuarter !== undefined);
  const goals: readonly GoalReached[] | null =
    list && isHere
      ? list.items.map((goal) => {
          const reply = goal.period === 'month' ? ofMonth : ofQuarter;
          return goalReached(goal, figuresIn(reply, goal.client_id), last);
        })
      : null;
  const budgets: readonly ClientBudget[] | null =
    list && isHere
      ? list.budgets.map((item) => ({
          clientId: item.client_id,
          item,
          ...budgetProgress(item, figuresIn(ofMonth, item.client_id), last),
        }))
      : null;
  const error = listed.error ?? month.error ?? quarter.error;
  return {
    goals,
    budgets,
    month,
    error: goals === null ? error : null,
    refetch: () => Promise.all([listed.refetch(), month.refetch(), quarter.refetch()]),
  };
};
