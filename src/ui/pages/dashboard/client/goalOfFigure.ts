/** Finds the goal that the card of a key metric shows, with the progress of its current period. */
import { goalNature } from '#domain/goals/goalNature.ts';
import { goalScope } from '../../../parts/figures/explainScope.ts';
import type { FigureName } from '../../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import type { GoalState } from '../../../parts/figures/GoalBar.tsx';
import type { Goals } from '../../../parts/goals/useGoals.ts';

export const goalOfFigure = (
  { goals }: Pick<Goals, 'goals'>,
  name: FigureName,
  currency: string,
): GoalState | null => {
  const reached = goals.find(({ goal, isToCome }) => goal.figure === name && !isToCome);
  if (!reached) return null;
  const { target, period } = reached.goal;
  return {
    target: `${writtenFigure(name, target, currency)} this ${period}`,
    attainment: reached.attainment,
    standing: reached.standing,
    isAwaited: reached.isAwaited ?? false,
    better: goalNature(reached.goal.figure).better,
    scope: goalScope(reached.goal.client_id, reached.goal.id),
  };
};
