/** Answers questions about metrics with the metrics query, so that answers equal the dashboards. */
import { compareAnswer } from './answerComparison.ts';
import { forecastAnswer } from './answerForecast.ts';
import { peakAnswer } from './answerPeak.ts';
import { rankAnswer } from './answerRanking.ts';
import { valueAnswer } from './answerValue.ts';
import type { AnsweringFacts, FigureAnswerText } from './figureEvidence.ts';
import type { FigureQuestion } from './figureQuestion.ts';

/** Deterministic for the same question, engine and position. */
export const answerFigureQuestion = (question: FigureQuestion, facts: AnsweringFacts): FigureAnswerText => {
  if (question.intent === 'compare') return compareAnswer(question, facts);
  if (question.intent === 'peak') return peakAnswer(question, facts);
  if (question.intent === 'forecast') return forecastAnswer(question, facts);
  return question.intent === 'rank' ? rankAnswer(question, facts) : valueAnswer(question, facts);
};
