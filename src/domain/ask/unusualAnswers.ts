/** Answers which recent days are unusual, and offers questions about them. */
import { fewestAnomalyDays } from '../analysis/figureAnomalies.ts';
import { type JudgedName, judgedNames, type UnusualDay } from '../analysis/unusualDays.ts';
import { type EpochDay, epochDayAt } from '../calendar/epochDay.ts';
import { englishDate } from '../english/englishDay.ts';
import { figureInSentence, wasOrWere } from '../kpi/figureInSentence.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { type Answerer, answered, refused } from './answer.ts';
import { counted } from './eventWords.ts';
import { type Period, periodIn } from './logPeriod.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

export type SuggestedQuestion = {
  readonly question: string;
  readonly because: string;
};

const sizeOf = ({ value, usual }: UnusualDay): string => {
  const side = value > usual ? 'above' : 'below';
  return usual === 0 ? side : `${Math.abs(Math.round(((value - usual) / usual) * 100))}% ${side}`;
};

export const unusualQuestion = (day: UnusualDay, client: string): SuggestedQuestion => ({
  question: `Why did ${figureInSentence(day.figure)} of ${client} change on ${englishDate(day.day)}?`,
  because: `${figureOf(day.figure).label} ${wasOrWere(day.figure)} ${sizeOf(day)} usual.`,
});

const judgedDays = 14;

const asked = [
  'unusual',
  'strange',
  'odd',
  'weird',
  'anomaly',
  'anomalies',
  'outlier',
  'outliers',
  'out of the ordinary',
] as const;

const around = [
  'anything',
  'something',
  'what',
  'whats',
  'which',
  'any',
  'is',
  'are',
  'was',
  'were',
  'did',
  'there',
  'looks',
  'look',
  'day',
  'days',
  'happen',
  'see',
  'data',
  'figures',
  'numbers',
  'list',
  'show',
] as const;

const names: readonly (readonly [phrases: readonly string[], figure: JudgedName])[] = [
  [['revenue'], 'revenue_cents'],
  [['spend', 'spending'], 'spend_cents'],
  [['conversions'], 'conversions'],
  [['sessions', 'traffic', 'visits'], 'sessions'],
];

const figuresSaid = (question: Question): readonly JudgedName[] =>
  names.flatMap(([phrases, figure]) => (says(question, ...phrases) ? [figure] : []));

const mostListed = 6;

const line = (one: UnusualDay, client: string): string => {
  const { figure, day, value, usual } = one;
  return `${client}: ${figureInSentence(figure)} ${figureText(figure, value)} on ${englishDate(day)}, ${sizeOf(one)} the usual ${figureText(figure, usual)}`;
};

const isJudged = ({ from }: Period, today: EpochDay): boolean => from >= today - judgedDays;

const step = `Compared each of the last ${judgedDays} days with the same weekdays before, per client and figure.`;

const tooFewDays = `has too few days with figures to know what is usual: it takes ${fewestAnomalyDays}.`;

const leftOut = (clients: readonly string[]): string =>
  clients.length === 0
    ? ''
    : ` ${counted(clients.length, 'client')} with fewer than ${fewestAnomalyDays} days of figures left out.`;

/** `Anything unusual last week?` */
export const unusualAnswer: Answerer = async (question, facts) => {
  if (!says(question, ...asked)) return null;
  says(question, ...around);
  const client = mentioned(question, facts.clients);
  const figures = figuresSaid(question);
  const period = periodIn(question, facts.now);
  if (period !== null && 'why' in period)
    return refused(period.why, 'Read the time that the question names.');
  if (period !== null && !isJudged(period, epochDayAt(Date.parse(facts.now))))
    return refused(
      `I look for unusual days of the last ${judgedDays} days. AI Analytics shows earlier ones.`,
      'Read the time that the question names.',
      ['Is anything unusual?', 'Which clients need attention?'],
    );
  const all = await facts.unusual(figures.length === 0 ? judgedNames : figures);
  const found = all.found.filter(
    (one) =>
      (client === undefined || one.clientId === client.id) &&
      (period === null || (one.day >= period.from && one.day <= period.to)),
  );
  const when = period === null ? `in the last ${judgedDays} days` : period.words;
  const of = client === undefined ? '' : ` of ${client.name}`;
  const [own] = client === undefined ? [] : all.unjudged.filter((id) => id === client.id);
  if (own !== undefined) return refused(`${client?.name} ${tooFewDays}`, step);
  if (found.length === 0)
    return answered(`No unusual day${of} ${when}.${leftOut(client === undefined ? all.unjudged : [])}`, [
      step,
    ]);
  const nameOf = (id: string): string => facts.clients.find((one) => one.id === id)?.name ?? id;
  const lines = found.slice(0, mostListed).map((one) => line(one, nameOf(one.clientId)));
  const left = found.length - lines.length;
  return {
    ...answered(
      [
        `${counted(found.length, 'unusual day')}${of} ${when}, the most unusual first:`,
        ...lines,
        ...(left > 0 ? [`and ${left} more`] : []),
      ].join('\n'),
      [step],
    ),
    follow_ups: found.slice(0, 3).map((one) => unusualQuestion(one, nameOf(one.clientId)).question),
  };
};
