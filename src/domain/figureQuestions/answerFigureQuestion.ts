/** Answers a question about figures with what the one metrics query says: the same figures as on every board. */
import { compareAnswer } from './answerComparison.ts';
import { forecastAnswer } from './answerForecast.ts';
import { peakAnswer } from './answerPeak.ts';
import { rankAnswer } from './answerRanking.ts';
import { valueAnswer } from './answerValue.ts';
import type { AnsweringFacts, FigureAnswerText } from './figureEvidence.ts';
import type { FigureQuestion } from './figureQuestion.ts';

/** The same question, engine and position always give the same answer. */
export const answerFigureQuestion = (question: FigureQuestion, facts: AnsweringFacts): FigureAnswerText => {
  if (question.intent === 'compare') return compareAnswer(question, facts);
  if (question.intent === 'peak') return peakAnswer(question, facts);
  if (question.intent === 'forecast') return forecastAnswer(question, facts);
  return question.intent === 'rank' ? rankAnswer(question, facts) : valueAnswer(question, facts);
};
