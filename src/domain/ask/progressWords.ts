/** Words the progress of a client's goals and budget, from the metrics of its portfolio row. */
import { calendarDayOf } from '../calendar/epochDay.ts';
import { englishNumber } from '../english/englishNumber.ts';
import { onDays } from '../figureQuestions/figureWording.ts';
import { figureText } from '../kpi/figureText.ts';
import { goalDistanceWords } from '../portfolio/goalDistance.ts';
import { countedPeriod } from '../portfolio/goalPeriod.ts';
import { goalVerdict, isMissing, standingInSentence } from '../portfolio/goalStatus.ts';
import { budgetLevel, type PaceWord, paceWordOf } from '../portfolio/pacing.ts';
import type { ClientProgress } from './clientProgress.ts';
import { counted } from './eventWords.ts';

type Goal = ClientProgress['goals'][number];

const isMissed = (goal: Goal): boolean => isMissing(goalVerdict(goal));

const endWords = ({ figure, projected = null, target }: Goal): string =>
  figure === undefined || target === undefined || projected === null
    ? ''
    : `; heading for ${figureText(figure, projected)} of ${figureText(figure, target)}`;

const goalLine = (goal: Goal): string => {
  const { name, attainment, better } = goal;
  const standing = `${standingInSentence[goalVerdict(goal)]}${endWords(goal)}`;
  return attainment === null
    ? `Goal for ${name}: ${standing}`
    : `Goal for ${name}: ${goalDistanceWords(attainment, better, 'plan')}, ${standing}`;
};

const goalsLead = (name: string, goals: readonly Goal[]): string => {
  const missed = goals.filter(isMissed).length;
  if (goals.every((goal) => goalVerdict(goal) === 'unknown'))
    return `Nothing can be said yet of the goals of ${name}.`;
  if (missed === 0) return `${name} is on track with its goals.`;
  const all = goals.length === 1 ? '' : ` ${missed} of ${counted(goals.length, 'goal')} will be missed.`;
  return `${name} is not on track with its goals.${all}`;
};

/** `what`: the metrics that the question is limited to, in words; empty for all. */
export const goalLines = (name: string, goals: readonly Goal[], what: string): readonly string[] =>
  goals.length === 0
    ? [`${name} has no goal${what === '' ? '' : ` for ${what}`}.`]
    : [goalsLead(name, goals), ...goals.map(goalLine)];

const paceLeads: Readonly<Record<PaceWord, string>> = {
  ahead: 'will spend more than planned',
  behind: 'will spend less than planned',
  onPace: 'will spend as planned',
};

const money = (cents: number): string => figureText('spend_cents', cents);

const leftWords = (left: number): string =>
  left < 0 ? `${money(-left)} more than the budget` : `${money(left)} is left`;

export const budgetLines = (name: string, { budget, lastDay }: ClientProgress): readonly string[] => {
  if (budget === null) return [`${name} has no budget.`];
  const { budget_cents: planned, spent_cents: spent, pacing, projected_cents: projected } = budget;
  const word = paceWordOf(budgetLevel(budget));
  const { from } = countedPeriod('month', lastDay);
  const days = onDays({ from: calendarDayOf(from), to: calendarDayOf(lastDay) });
  if (spent === null || pacing === null || word === null)
    return [`The budget of ${name} is ${money(planned)} a month. No source reports its spend ${days}.`];
  const due = `${englishNumber(Math.round(pacing * 100))}% of what is due by then`;
  const end = projected === null ? [] : [`The month will end near ${money(projected)}`];
  return [
    `${name} ${paceLeads[word]}.`,
    `Spend ${days}: ${money(spent)} of ${money(planned)} for the month, ${due}; ${leftWords(planned - spent)}`,
    ...end,
  ];
};
