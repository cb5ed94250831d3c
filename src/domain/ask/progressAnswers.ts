/** Answers whether one client is on track with its goals and budget, as its portfolio row shows. */

import { calendarDayOf } from '../calendar/epochDay.ts';
import { englishList } from '../english/englishList.ts';
import { englishNumber } from '../english/englishNumber.ts';
import { onDays } from '../figureQuestions/figureWording.ts';
import { figurePhrases } from '../figureQuestions/figureWords.ts';
import { chanceWords } from '../forecast/targetChance.ts';
import { isTargetFigure, targetFigureWords } from '../goals/targetFigures.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { goalDistanceWords } from '../portfolio/goalDistance.ts';
import { countedPeriod } from '../portfolio/goalPeriod.ts';
import { goalStatusInSentence, goalVerdict, isMissing, judgedBy } from '../portfolio/goalStatus.ts';
import { budgetLevel, type PaceWord, paceWordOf } from '../portfolio/pacing.ts';
import { type Answer, type Answerer, answered, refused, type WorkspaceFacts } from './answer.ts';
import type { ClientProgress } from './clientProgress.ts';
import { counted } from './eventWords.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

type Goal = ClientProgress['goals'][number];

const isMissed = (goal: Goal): boolean => isMissing(goalVerdict(goal));

const endWords = ({ figure, projected = null, target, chance }: Goal): string =>
  figure === undefined || target === undefined || projected === null
    ? ''
    : `; heading for ${figureText(figure, projected)} of ${figureText(figure, target)}${chanceWords(chance)}`;

const goalLine = (goal: Goal): string => {
  const { name, attainment, better } = goal;
  const status = `${goalStatusInSentence[goalVerdict(goal)]}${endWords(goal)}`;
  return attainment === null
    ? `Goal for ${name}: ${status}`
    : `Goal for ${name}: ${goalDistanceWords(attainment, better, 'plan')}, ${status}`;
};

const goalsLead = (name: string, goals: readonly Goal[]): string => {
  const missed = goals.filter(isMissed).length;
  if (goals.every((goal) => goalVerdict(goal) === 'unknown')) return `The goals of ${name} have no data yet.`;
  if (missed === 0) return `${name} is on track with its goals.`;
  const all = goals.length === 1 ? '' : ` ${missed} of ${counted(goals.length, 'goal')} will be missed.`;
  return `${name} is not on track with its goals.${all}`;
};

/** `what`: the metrics that the question is limited to, in words; empty for all. */
const goalLines = (name: string, goals: readonly Goal[], what: string): readonly string[] =>
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

const budgetLines = (name: string, { budget, lastDay }: ClientProgress): readonly string[] => {
  if (budget === null) return [`${name} has no budget.`];
  const { budget_cents: planned, spent_cents: spent, pacing, projected_cents: projected } = budget;
  const word = paceWordOf(budgetLevel(budget));
  const { from } = countedPeriod('month', lastDay);
  const days = onDays({ from: calendarDayOf(from), to: calendarDayOf(lastDay) });
  if (spent === null || pacing === null || word === null)
    return [`The budget of ${name} is ${money(planned)} a month. No source reports its spend ${days}.`];
  const due = `${englishNumber(Math.round(pacing * 100))}% of pace`;
  const end = projected === null ? [] : [`The month will end near ${money(projected)}`];
  return [
    `${name} ${paceLeads[word]}.`,
    `Spend ${days}: ${money(spent)} of ${money(planned)} for the month, ${due}; ${leftWords(planned - spent)}`,
    ...end,
  ];
};

const words = (list: string): readonly string[] => list.split('|');

const goalWords = words('goal|goals|target|targets|goal attainment|attainment');

const budgetWords = words(
  'budget|budgets|media budget|pacing|budget pacing|pace|over budget|under budget|on budget|over its budget|under its budget|within budget|within its budget|overspending|overspend|underspending|underspend|spending too much|spending too little|on pace',
);

const trackWords = words('on track|on plan|behind plan|ahead of plan|off track');

/** Only present tense: answers describe today, so future and past verbs are omitted. */
const askedWith = words(
  'what|how|how far|doing|going|progress|status|show|against|versus|vs|compare|compared to|compared with|behind|behind on|ahead|ahead of|missing|reaching|meeting|hitting|miss|reach|meet|hit|their|client|all|so far|now|today|right now|currently|yet',
);

const askedOfBudgets = words('what|how much|left|remaining|used|spent|spending|monthly|this month|fast');

/** A phrase inside a longer one is ignored: `spend` in `return on ad spend`. */
export const figuresSaid = (question: Question): readonly FigureName[] => {
  const said = figurePhrases.filter(([phrase]) => says(question, phrase));
  const isWithin = (phrase: string): boolean =>
    said.some(([other]) => other !== phrase && ` ${other} `.includes(` ${phrase} `));
  return [...new Set(said.filter(([phrase]) => !isWithin(phrase)).map(([, figure]) => figure))];
};

const labelOf = (figure: FigureName): string =>
  isTargetFigure(figure) ? targetFigureWords[figure].label : figureInSentence(figure);

/** The named client; for a person of a client, their own. */
const clientMeant = (question: Question, { agency, clients }: WorkspaceFacts) =>
  mentioned(question, clients) ?? (agency === null ? clients[0] : undefined);

type Asked = {
  readonly ofGoals: boolean;
  readonly ofBudget: boolean;
  /** True if neither goal nor budget is named, as in `on track`. */
  readonly isOpen: boolean;
  readonly figures: readonly FigureName[];
};

/** A bare `on track` asks for goals and budget, a metric for its goal, spend for its budget too. Null: about something else. */
const askedIn = (question: Question): Asked | null => {
  const [goals, budget, track] = [goalWords, budgetWords, trackWords].map((all) => says(question, ...all));
  if (!goals && !budget && !track) return null;
  says(question, ...askedWith);
  if (budget) says(question, ...askedOfBudgets);
  const figures = figuresSaid(question);
  const isOpen = !goals && !budget;
  return {
    ofGoals: goals === true || isOpen,
    ofBudget: budget === true || (isOpen && (figures.length === 0 || figures.includes('spend_cents'))),
    isOpen,
    figures: budget && !goals ? [] : figures,
  };
};

const goalsMeant = ({ goals }: ClientProgress, { figures }: Asked): ClientProgress['goals'] =>
  figures.length === 0
    ? goals
    : goals.filter(({ name }) => figures.some((figure) => labelOf(figure) === name));

const nextOf = (name: string, goals: ClientProgress['goals'], isAgency: boolean): readonly string[] => {
  const [furthest] = goals
    .filter((goal) => isMissing(goalVerdict(goal)))
    .toSorted((one, other) => (judgedBy(one) ?? 0) - (judgedBy(other) ?? 0));
  const figure = figurePhrases.find(([, one]) => labelOf(one) === furthest?.name)?.[1] ?? 'spend_cents';
  return [
    `Why did ${figureInSentence(figure)} of ${name} change last week?`,
    ...(isAgency ? [`How healthy is ${name}?`] : []),
    `What happened at ${name} this month?`,
  ];
};

const describeProgress = (name: string, progress: ClientProgress, asked: Asked): readonly string[] => {
  const goals = goalsMeant(progress, asked);
  const what = englishList(asked.figures.map(labelOf));
  // If the question is open, a missing goal or budget is not mentioned while the other is set.
  const isEither = asked.isOpen && asked.ofGoals && asked.ofBudget;
  const ofGoals = asked.ofGoals && !(isEither && goals.length === 0 && progress.budget !== null);
  const ofBudget = asked.ofBudget && !(isEither && goals.length > 0 && progress.budget === null);
  return [...(ofGoals ? goalLines(name, goals, what) : []), ...(ofBudget ? budgetLines(name, progress) : [])];
};

export const progressAnswer: Answerer = async (question, facts): Promise<Answer | null> => {
  const asked = askedIn(question);
  const client = asked === null ? undefined : clientMeant(question, facts);
  if (asked === null || client === undefined) return null;
  const { id, name } = client;
  const progress = await facts.progress(id);
  if (progress === null)
    return refused(
      `${name} is archived, so its goals and budget are not worked out.`,
      'Looked for the client in the portfolio.',
    );
  return {
    ...answered(describeProgress(name, progress, asked).join('\n'), [
      'Took goals and budget from the same portfolio as the dashboard, as of the last full day.',
      'Each goal counts for its own month or quarter: figure to date ÷ what is due by then; the forecast of its end decides whether it is on track.',
    ]),
    follow_ups: nextOf(name, goalsMeant(progress, asked), facts.agency !== null),
  };
};
