/** Answers the median or mean of a metric over clients, channels or campaigns. */
import { englishNumber } from '../english/englishNumber.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { isFactMeasure } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { labelOf, queryBy } from './answerRanking.ts';
import {
  type AnsweringFacts,
  evidence,
  type FigureAnswerText,
  linkOf,
  none,
  subject,
} from './figureEvidence.ts';
import type { AcrossQuestion } from './figureQuestion.ts';
import { onDays } from './figureWording.ts';
import { quotientText } from './quotientSentences.ts';
import { groupWords, namedRows } from './rankLimits.ts';
import { medianOf } from './stepSpans.ts';

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export const acrossAnswer = async (
  question: AcrossQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure, side, by, is } = question;
  const own = await queryBy({ figure, side, by, descending: true, against: none }, facts);
  const rows = namedRows(own.reply.rows).filter((row) => row[figure] !== null);
  const values = rows.flatMap((row) => row[figure] ?? []);
  const value = is === 'median' ? medianOf(values) : meanOf(values);
  const about = subject(figureInSentence(figure), side, facts);
  const figures = await evidence(question, own, facts, {
    kind: 'rank',
    by,
    value,
    previous: null,
    compared_range: null,
    series: [],
    rows: rows.map((row) => ({
      key: row.key,
      label: labelOf(row, question, facts),
      value: row[figure],
      previous: null,
      share: row.share,
    })),
    views: [linkOf('Open in dashboard', own)],
  });
  const days = onDays(own.reply.range);
  if (value === null) return { answer: `No ${by} has any ${about} ${days}.`, figures };
  const [low, high] = [Math.min(...values), Math.max(...values)].map((one) => figureText(figure, one));
  const [number, word] = [englishNumber(values.length), groupWords[by][values.length === 1 ? 0 : 1]];
  const text = isFactMeasure(figure) ? quotientText(figure, value) : figureText(figure, value);
  return {
    answer: `The ${is} ${by} of ${about} ${days}: ${text}, over ${number} ${word} from ${low} to ${high}.`,
    figures,
  };
};
