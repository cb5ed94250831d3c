/** How a figure stands in a sentence: its name without a capital, and the verb that agrees with it. */
import type { FigureName } from './figureNames.ts';
import { figureOf } from './metricDictionary.ts';

/** `revenue`, but `ROAS` and `media CAC`. */
export const figureInSentence = (figure: FigureName): string => {
  const words = figureOf(figure).label.split(' ');
  return words.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase())).join(' ');
};

/** What is counted is plural: `Clicks were 12`, `Spend was $12`. */
export const isPlural = (figure: FigureName): boolean => figureOf(figure).unit === 'count';

export const wasOrWere = (figure: FigureName): 'was' | 'were' => (isPlural(figure) ? 'were' : 'was');

export const isOrAre = (figure: FigureName): 'is' | 'are' => (isPlural(figure) ? 'are' : 'is');
