/** Answers questions about the order of days, weeks or months with one query of the metrics. */
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { courseSentence, medianIn } from './courseSentences.ts';
import { type AnsweringFacts, evidence, type FigureAnswerText, linkOf, subject } from './figureEvidence.ts';
import type { CourseQuestion } from './figureQuestion.ts';
import { onDays } from './figureWording.ts';
import { onWeekdays, readSteps } from './stepSpans.ts';

export const courseAnswer = async (
  question: CourseQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure, side, ask } = question;
  const { own, steps, all } = await readSteps(side, question, facts);
  const isCumulative = ask.is === 'cumulative';
  const valued = (isCumulative ? all : steps).flatMap((step) => {
    const value = step.figures[figure];
    return value === null ? [] : [{ ...step, value }];
  });
  const course = {
    question,
    steps: valued,
    about: subject(figureInSentence(figure), side, facts),
    days: `${onDays(own.reply.range)}${onWeekdays(question)}`,
  };
  let sum = 0;
  const series = own.reply.series.map((point) => {
    sum += point[figure] ?? 0;
    return { at: point.at, open: point.open, value: isCumulative ? sum : point[figure], previous: null };
  });
  const figures = await evidence(question, own, facts, {
    kind: 'value',
    by: null,
    value: ask.is === 'median' ? medianIn(course) : own.reply.totals[figure],
    previous: null,
    compared_range: null,
    series,
    rows: [],
    views: [linkOf('Open in dashboard', own)],
  });
  return { answer: courseSentence(course), figures };
};
