/** How goals and budgets that were saved or removed are told. */
import type { GoalItem } from '#domain/contract/goalSchemas.ts';
import type { ToldWords } from '#machines/records/toldChange.ts';
import { figureSpecs } from '../figures/figureSpecs.ts';
import { writtenFigure } from '../figures/figureWriting.ts';

/** `former` is null for a new one. */
export const savedGoalWords = (former: GoalItem | null, { figure }: Pick<GoalItem, 'figure'>): ToldWords => {
  const { label } = figureSpecs[figure];
  return former === null
    ? { made: `Set a goal for ${label}.`, takenBack: `The goal for ${label} is removed.` }
    : { made: `Changed the goal for ${label}.`, takenBack: `The goal for ${label} is as before.` };
};

export const removedGoalWords = (label: string): ToldWords => ({
  made: `Removed the goal for ${label}.`,
  takenBack: `The goal for ${label} is back.`,
});

/** `former` is null for a first one, which has no way back. */
export const budgetWords = (former: number | null, monthly: number, currency: string): ToldWords => {
  const write = (cents: number) => `The budget is ${writtenFigure('spend_cents', cents, currency)} a month`;
  return { made: `${write(monthly)}.`, takenBack: former === null ? '' : `${write(former)} again.` };
};
