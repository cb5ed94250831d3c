/** Answers questions about metrics with the metrics query, or refuses with the nearest alternative. */

import type { EpochDay } from '../calendar/epochDay.ts';
import type { FiguresAnswer } from '../contract/figuresAnswer.ts';
import type { FigureForecast, ForecastReply } from '../contract/forecastSchemas.ts';
import { definedOnly } from '../definedOnly.ts';
import { englishList } from '../english/englishList.ts';
import { acrossAnswer } from '../figureQuestions/answerAcross.ts';
import { compareAnswer } from '../figureQuestions/answerComparison.ts';
import { courseAnswer } from '../figureQuestions/answerCourse.ts';
import { dayPartsAnswer } from '../figureQuestions/answerDayParts.ts';
import { peakAnswer } from '../figureQuestions/answerPeak.ts';
import { rankAnswer } from '../figureQuestions/answerRanking.ts';
import { valueAnswer } from '../figureQuestions/answerValue.ts';
import { boundText, holdsFor } from '../figureQuestions/boundWords.ts';
import type { AnsweringFacts, FigureAnswerText } from '../figureQuestions/figureEvidence.ts';
import { ask, evidence, linkOf, none, subject, whole } from '../figureQuestions/figureEvidence.ts';
import type { FigureQuestion, ForecastQuestion, Misunderstood } from '../figureQuestions/figureQuestion.ts';
import { onDays } from '../figureQuestions/figureWording.ts';
import type { KnownClient } from '../figureQuestions/lexeme.ts';
import type { QuestionFacts } from '../figureQuestions/questionParts.ts';
import { readFigureQuestion } from '../figureQuestions/readFigureQuestion.ts';
import { keptValues } from '../figureQuestions/sideView.ts';
import { forecastSentence } from '../forecast/forecastWords.ts';
import { figureInSentence, isOrAre, wasOrWere } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { matchesWeekdays } from '../metrics/comparedRange.ts';
import { comparisonOf } from '../metrics/view.ts';
import type { Answer } from './answer.ts';

/** `Probably yes.` if the whole range is beyond the bound. */
const boundSentence = (
  { figure, bound }: ForecastQuestion,
  { projected, low, high }: FigureForecast,
): string => {
  if (bound === null || projected === null) return '';
  const holds = (value: number | null) => holdsFor(figure, bound, value);
  const isSure = low !== null && high !== null && holds(low) === holds(high);
  const verdict = holds(projected) ? 'yes' : 'no';
  return `${isSure ? 'Probably' : 'More likely'} ${verdict}: ${boundText(figure, bound)}${isSure ? '' : ' lies within the range'}. `;
};

const sentenceOf = (
  question: ForecastQuestion,
  [reply, found]: readonly [ForecastReply, FigureForecast | undefined],
  facts: AnsweringFacts,
): string => {
  const { figure, side } = question;
  if (found === undefined || found.refused !== null)
    return `There is no forecast of ${subject(figureInSentence(figure), side, facts)}. ${found?.refused?.text ?? ''}`;
  const of = subject(figureOf(figure).label, side, facts);
  return `${boundSentence(question, found)}${forecastSentence(figure, of, { ...found, month: reply.month, period: reply.period })}`;
};

const forecastAnswer = async (
  question: ForecastQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure, side, period } = question;
  const own = await ask(side, facts, { against: none, interval: 'day' });
  const { client, filters } = whole(own.view.query);
  const reply = await facts.engine.forecast({
    ...definedOnly({ client, filters }),
    measures: figure,
    ...(period === 'month' ? {} : { period }),
  });
  const found = reply.figures.find((one) => one.figure === figure);
  const course = found?.course ?? [];
  const figures = await evidence(question, own, facts, {
    kind: 'forecast',
    by: null,
    value: found?.projected ?? null,
    previous: null,
    compared_range: null,
    series: course.map(({ at, known, value }) => ({ at, open: !known, value, previous: null })),
    rows: [],
    views: [linkOf('Open in dashboard', own)],
    ...(found === undefined || found.refused !== null ? {} : { forecast: found }),
  });
  const notes = [...new Set([...figures.notes, ...reply.notes.map(({ text }) => text)])];
  return { answer: sentenceOf(question, [reply, found], facts).trim(), figures: { ...figures, notes } };
};

const ofClient = (client: KnownClient | null): string => (client === null ? '' : ` of ${client.name}`);

const most = 3;

type About = { readonly figure: FigureName; readonly client: KnownClient | null };

const candidates = ({ figure, client }: About): readonly string[] => {
  const name = figureInSentence(figure);
  const of = ofClient(client);
  const is = isOrAre(figure);
  return [
    `How ${is} ${name}${of} this month against last month?`,
    // MER has no channels.
    ...(figure === 'mer' ? [] : [`Which channel has the highest ${name}${of}?`]),
    `Why did ${name}${of} change last week?`,
    `What ${wasOrWere(figure)} ${name}${of} in the last 7 days?`,
    `What ${is} ${name}?`,
  ];
};

const followUps = (asked: string, question: FigureQuestion): readonly string[] => {
  const client = question.intent === 'compare' ? null : question.side.client;
  const all = candidates({ figure: question.figure, client });
  const fitting = question.intent === 'why' ? all.filter((one) => !one.startsWith('Why')) : all;
  return fitting.filter((one) => one.toLowerCase() !== asked.trim().toLowerCase()).slice(0, most);
};

export const closestQuestions = ({ figure, client, instead }: Misunderstood): readonly string[] =>
  [
    ...(instead === undefined ? [] : [instead]),
    ...candidates({ figure: figure ?? 'revenue_cents', client }),
  ].slice(0, most);

/** Deterministic for the same question, engine and position. */
const answerFigureQuestion = async (
  question: FigureQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  switch (question.intent) {
    case 'compare':
      return compareAnswer(question, facts);
    case 'peak':
      return peakAnswer(question, facts);
    case 'course':
      return courseAnswer(question, facts);
    case 'dayParts':
      return dayPartsAnswer(question, facts);
    case 'across':
      return acrossAnswer(question, facts);
    case 'forecast':
      return forecastAnswer(question, facts);
    case 'rank':
      return rankAnswer(question, facts);
    default:
      return valueAnswer(question, facts);
  }
};

export type FigureFacts = QuestionFacts &
  AnsweringFacts & {
    /** The text of a refusal by the metrics query; null if the exception is a bug. */
    readonly refusalText: (thrown: unknown) => string | null;
    readonly todayOf: (clientId: string) => EpochDay;
  };

const refusedAnswer = (refused: Misunderstood): Answer => {
  const { understood, why } = refused;
  const said = understood.length === 0 ? '' : ` I understood: ${englishList(understood)}.`;
  return {
    answer: `${why}${said}`,
    working: ['Read the question word by word. Nothing was computed, so that nothing is guessed.'],
    sources: [],
    refused: true,
    follow_ups: closestQuestions(refused),
  };
};

const asMisunderstood = (question: FigureQuestion, why: string): Misunderstood => ({
  understood: [],
  why,
  figure: question.figure,
  client: question.intent === 'compare' ? null : question.side.client,
});

const kindWords = {
  value: 'the value of a figure',
  why: 'where the change of a figure comes from',
  compare: 'a comparison of things of one kind',
  rank: 'a ranking',
  peak: 'days, weeks or months of a figure',
  course: 'the course of a figure',
  dayParts: 'days of the week or hours of the day',
  across: 'the middle of a list',
  forecast: 'a forecast of a figure',
} as const;

/** Ranges other than a whole month, quarter or year are compared by weekday, as in the view bar. */
const weekdaysHeld = (question: FigureQuestion, { compared_range }: FiguresAnswer): readonly string[] => {
  const isByWeekday =
    'against' in question && matchesWeekdays(question.side.days, comparisonOf(question.against));
  return isByWeekday && compared_range !== null
    ? [`Held each day against the same weekday before: ${onDays(compared_range)}.`]
    : [];
};

type Asked = { readonly question: FigureQuestion; readonly more: readonly FigureQuestion[] };

const answered = async (text: string, { question, more }: Asked, facts: FigureFacts): Promise<Answer> => {
  const { answer, figures } = await answerFigureQuestion(question, facts);
  const further = await Promise.all(more.map((one) => answerFigureQuestion(one, facts)));
  const isOfAll = figures.client === null && facts.ownClient === null && question.intent !== 'compare';
  return {
    answer: [answer, ...further.map((one) => one.answer)].join('\n'),
    working: [
      `Read the question as one for ${kindWords[question.intent]}.`,
      ...(isOfAll ? [`No client was named, so these are figures of ${figures.of}.`] : []),
      ...question.stated,
      ...weekdaysHeld(question, figures),
    ],
    sources: [],
    refused: false,
    figures,
    follow_ups: followUps(text, question),
  };
};

/** If one client is named, relative dates use its zone, so the question is parsed again. */
const readInZone = (text: string, facts: FigureFacts) => {
  const read = readFigureQuestion(text, facts);
  if (read.is !== 'asked' || read.question.intent === 'compare') return read;
  const { client } = read.question.side;
  const today = client === null ? facts.today : facts.todayOf(client.id);
  return today === facts.today ? read : readFigureQuestion(text, { ...facts, today });
};

/** An empty selection would be no filter at all. */
const nothingLeft = (question: FigureQuestion, facts: FigureFacts): string | null => {
  const sides = question.intent === 'compare' ? question.sides : [question.side];
  const empty = sides
    .flatMap((side) => (side.without ?? []).map((one) => ({ side, one })))
    .find(({ side, one }) => keptValues(side, one.dimension, facts).length === 0);
  return empty === undefined ? null : `Without ${empty.one.label} nothing is left to count.`;
};

export const figureAnswer = async (text: string, facts: FigureFacts): Promise<Answer | null> => {
  const read = readInZone(text, facts);
  if (read.is === 'other') return null;
  if (read.is === 'refused') return refusedAnswer(read.refused);
  const nothing = nothingLeft(read.question, facts);
  if (nothing !== null) return refusedAnswer(asMisunderstood(read.question, nothing));
  try {
    return await answered(text, read, facts);
  } catch (thrown) {
    const why = facts.refusalText(thrown);
    if (why === null) throw thrown;
    return refusedAnswer(asMisunderstood(read.question, why));
  }
};
