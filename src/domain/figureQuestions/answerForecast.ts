/** Answers what value a metric will reach by the end of the month, with the basis of the forecast. */
import type { FigureForecast, ForecastReply } from '../contract/forecastSchemas.ts';
import { forecastSentence } from '../forecast/forecastWords.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import {
  type AnsweringFacts,
  ask,
  evidence,
  type FigureAnswerText,
  linkOf,
  none,
  subject,
  whole,
} from './figureEvidence.ts';
import type { ForecastQuestion } from './figureQuestion.ts';

const sentenceOf = (
  { figure, side }: ForecastQuestion,
  [reply, found]: readonly [ForecastReply, FigureForecast | undefined],
  facts: AnsweringFacts,
): string => {
  if (found === undefined || found.refused !== null)
    return `There is no forecast of ${subject(figureInSentence(figure), side, facts)}. ${found?.refused?.text ?? ''}`;
  return forecastSentence(figure, subject(figureOf(figure).label, side, facts), {
    ...found,
    month: reply.month,
  });
};

export const forecastAnswer = (question: ForecastQuestion, facts: AnsweringFacts): FigureAnswerText => {
  const { figure, side } = question;
  const own = ask(side, facts, { against: none, interval: 'day' });
  const { client, filters } = whole(own.view.query);
  const reply = facts.engine.forecast({
    ...(client === undefined ? {} : { client }),
    ...(filters === undefined ? {} : { filters }),
    measures: figure,
  });
  const found = reply.figures.find((one) => one.figure === figure);
  const course = found?.course ?? [];
  const figures = evidence(question, own, facts, {
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
