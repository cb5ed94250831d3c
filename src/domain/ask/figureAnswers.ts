/** Answers questions about metrics with the metrics query, or refuses with the nearest alternative. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { FiguresAnswer } from '../contract/figuresAnswer.ts';
import { englishList } from '../english/englishList.ts';
import { answerFigureQuestion } from '../figureQuestions/answerFigureQuestion.ts';
import type { AnsweringFacts } from '../figureQuestions/figureEvidence.ts';
import type { FigureQuestion, Misunderstood } from '../figureQuestions/figureQuestion.ts';
import { onDays } from '../figureQuestions/figureWording.ts';
import { closestQuestions, followUps } from '../figureQuestions/nextQuestions.ts';
import type { QuestionFacts } from '../figureQuestions/questionParts.ts';
import { readFigureQuestion } from '../figureQuestions/readFigureQuestion.ts';
import { matchesWeekdays } from '../metrics/comparedRange.ts';
import { comparisonOf } from '../metrics/view.ts';
import type { Answer } from './answer.ts';

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
  forecast: 'where a figure will end this month',
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

const answered = (text: string, { question, more }: Asked, facts: FigureFacts): Answer => {
  const { answer, figures } = answerFigureQuestion(question, facts);
  const further = more.map((one) => answerFigureQuestion(one, facts).answer);
  const isOfAll = figures.client === null && facts.ownClient === null && question.intent !== 'compare';
  return {
    answer: [answer, ...further].join('\n'),
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

export const figureAnswer = (text: string, facts: FigureFacts): Answer | null => {
  const read = readInZone(text, facts);
  if (read.is === 'other') return null;
  if (read.is === 'refused') return refusedAnswer(read.refused);
  try {
    return answered(text, read, facts);
  } catch (thrown) {
    const why = facts.refusalText(thrown);
    if (why === null) throw thrown;
    return refusedAnswer(asMisunderstood(read.question, why));
  }
};
