/** Loads the goals and the budget of a client with their progress until yesterday, independent of filters. */
import { useMemo } from 'react';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import { useReply } from '../../data/useReply.ts';
import type { Reading } from '../figures/widgetState.ts';
import type { ViewInUse } from '../view/useView.ts';
import { type BudgetProgress, budgetProgress, type GoalReached, goalReached } from './goalProgress.ts';
import { isAwaited, usePeriodToDate } from './usePeriodToDate.ts';

export type Goals = Reading & {
  readonly goals: readonly GoalReached[];
  readonly budget: BudgetProgress | null;
  readonly items: readonly GoalItem[];
  readonly budgetItem: BudgetItem | null;
  readonly readAt: number;
  readonly refetch: () => Promise<unknown>;
};

type Whose = {
  readonly clientId: string;
  readonly use: Pick<ViewInUse, 'today'> & { readonly view: Pick<ViewInUse['view'], 'asOf'> };
};

export const useGoals = ({ clientId, use }: Whose): Goals => {
  // Destructured, because the result object of a query is new on each render.
  const { data, error, refetch } = useReply('listGoals', { client: clientId });
  const items = data?.items ?? [];
  const budgetItem = data?.budgets.find(({ client_id }) => client_id === clientId) ?? null;
  const has = (period: string) => items.some((goal) => goal.period === period);
  const last = use.today - 1;
  const whose = { clientId, last, asOf: use.view.asOf };
  const month = usePeriodToDate({ ...whose, period: 'month' }, has('month') || budgetItem !== null);
  const quarter = usePeriodToDate({ ...whose, period: 'quarter' }, has('quarter'));
  const [byMonth, byQuarter] = [month.data, quarter.data];
  const [isMonthAwaited, isQuarterAwaited] = [isAwaited(month), isAwaited(quarter)];
  const reached = useMemo(() => {
    const figures = { month: byMonth, quarter: byQuarter };
    const awaited = { month: isMonthAwaited, quarter: isQuarterAwaited };
    return {
      goals: items.map((goal) => ({
        ...goalReached(goal, figures[goal.period], last),
        isAwaited: awaited[goal.period],
      })),
      budget: budgetItem && budgetProgress(budgetItem, byMonth, last),
    };
  }, [items, budgetItem, byMonth, byQuarter, isMonthAwaited, isQuarterAwaited, last]);
  return {
    data,
    error: error ?? month.error ?? quarter.error,
    items,
    budgetItem,
    ...reached,
    readAt: month.readAt,
    refetch: () => Promise.all([refetch(), month.refetch(), quarter.refetch()]),
  };
};
