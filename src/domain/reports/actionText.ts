/** Words the agency's actions for a client report, without staff names or fees. */

import { isTargetFigure, targetFigureWords } from '../goals/targetFigures.ts';
import { figureText } from '../kpi/figureText.ts';
import { ownValue } from '../ownValue.ts';

type Facts = Readonly<Record<string, unknown>>;

const quoted = ({ name }: Facts): string => `“${String(name)}”`;
const cents = (value: unknown): string => figureText('spend_cents', Number(value));

const goalWords = ({ figure, target }: Facts): string => {
  if (!isTargetFigure(figure)) return 'Set a goal';
  return `Set the goal for ${targetFigureWords[figure].label} to ${figureText(figure, Number(target))}`;
};

const sentences: Readonly<Record<string, (facts: Facts) => string>> = {
  CampaignLaunched: (facts) => `Launched ${quoted(facts)} with ${cents(facts.dailyBudgetCents)} a day`,
  CampaignBudgetChanged: (facts) =>
    `Changed the budget of ${quoted(facts)} from ${cents(facts.formerDailyBudgetCents)} to ${cents(facts.dailyBudgetCents)} a day`,
  CampaignPaused: (facts) => `Paused ${quoted(facts)}`,
  CampaignResumed: (facts) => `Resumed ${quoted(facts)}`,
  CampaignEnded: (facts) => `Ended ${quoted(facts)}`,
  GoalSet: goalWords,
  GoalRemoved: ({ figure }) =>
    isTargetFigure(figure) ? `Removed the goal for ${targetFigureWords[figure].label}` : '',
  BudgetRemoved: () => 'Removed the media budget',
  BudgetSet: ({ monthlyCents }) => `Set the media budget to ${cents(monthlyCents)} a month`,
};

export const isAction = (type: string): boolean => Object.hasOwn(sentences, type);

export const actionText = (type: string, data: object): string | null =>
  ownValue(sentences, type)?.({ ...data }) || null;
