/** Suggests starter questions from outliers in the asker's own metrics. */
import type { UnusualDay } from '../analysis/unusualDays.ts';
import { englishDate } from '../english/englishDay.ts';
import { figureInSentence, wasOrWere } from '../kpi/figureInSentence.ts';
import { figureOf } from '../kpi/metricDictionary.ts';

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
  because: `${figureOf(day.figure).label} ${wasOrWere(day.figure)} ${sizeOf(day)} what is usual.`,
});
