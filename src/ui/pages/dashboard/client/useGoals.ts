/** The goals and the budget of a client, with how far each has come by the end of yesterday. Filters do not change them. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { useReply } from '../../../data/useReply.ts';
import type { Reading } from '../../../parts/figures/widgetState.ts';
import { type BudgetProgress, budgetProgress, type GoalReached, goalReached } from './goalProgress.ts';
import type { Board } from './useBoard.ts';

export type Goals = Reading & {
  readonly goals: readonly GoalReached[];
  readonly budget: BudgetProgress | null;
  readonly items: readonly GoalItem[];
  readonly budgetItem: BudgetItem | null;
  readonly readAt: number;
  readonly refetch: () => Promise<unknown>;
};

/** The figures from the first day of the month or quarter to the last full day. */
const useToDate = (board: Board, period: 'month' | 'quarter', isWanted: boolean) => {
  const last = board.use.today - 1;
  const { from } = countedPeriod(period, last);
  const query = {
    client: board.clientId,
    from: calendarDayOf(from),
    to: calendarDayOf(last),
    compare: 'none' as const,
    interval: 'day' as const,
    ...(board.use.view.asOf === null ? {} : { as_of: String(board.use.view.asOf) }),
  };
  return useMetrics(query, { isWanted });
};

export const useGoals = (board: Board): Goals => {
  const listed = useReply('listGoals', { client: board.clientId });
  const items = listed.data?.items ?? [];
  const budgetItem = listed.data?.budgets.find(({ client_id }) => client_id === board.clientId) ?? null;
  const has = (period: string) => items.some((goal) => goal.period === period);
  const month = useToDate(board, 'month', has('month') || budgetItem !== null);
  const quarter = useToDate(board, 'quarter', has('quarter'));
  const last = board.use.today - 1;
  const figures = { month: month.data, quarter: quarter.data };
  return {
    data: listed.data,
    error: listed.error ?? month.error ?? quarter.error,
    items,
    budgetItem,
    goals: items.map((goal) => goalReached(goal, figures[goal.period]?.totals, last)),
    budget: budgetItem && budgetProgress(budgetItem, month.data, last),
    readAt: month.readAt,
    refetch: () => Promise.all([listed.refetch(), month.refetch(), quarter.refetch()]),
  };
};
