/** Formats the notices of saved or removed goals and budgets. */
import type { GoalItem } from '#domain/contract/goalSchemas.ts';
import type { NoticeTexts } from '#machines/editing/changeNotice.ts';
import { figureSpecs } from '../figures/figureSpecs.ts';
import { writtenTarget } from '../figures/figureWriting.ts';

export const savedGoalWords = (
  former: GoalItem | null,
  { figure }: Pick<GoalItem, 'figure'>,
): NoticeTexts => {
  const { label } = figureSpecs[figure];
  return former === null
    ? { made: `Set a goal for ${label}.`, takenBack: `The goal for ${label} is removed.` }
    : { made: `Changed the goal for ${label}.`, takenBack: `The goal for ${label} is as before.` };
};

export const removedGoalWords = (label: string): NoticeTexts => ({
  made: `Removed the goal for ${label}.`,
  takenBack: `The goal for ${label} is back.`,
});

const budgetIs = (cents: number, currency: string): string =>
  `The budget is ${writtenTarget('spend_cents', cents, currency)} a month`;

export const budgetWords = (former: number | null, monthly: number, currency: string): NoticeTexts => {
  const takenBack = former === null ? 'There is no budget again.' : `${budgetIs(former, currency)} again.`;
  return { made: `${budgetIs(monthly, currency)}.`, takenBack };
};

export const removedBudgetWords = (former: number, currency: string): NoticeTexts => ({
  made: 'Removed the monthly budget.',
  takenBack: `${budgetIs(former, currency)} again.`,
});
