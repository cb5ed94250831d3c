/** Words a metric's name and verb for use in a sentence. */
import type { FigureName } from './figureNames.ts';
import { figureOf } from './metricDictionary.ts';

/** `revenue`, but `ROAS` and `media CAC`. */
export const figureInSentence = (figure: FigureName): string => {
  const words = figureOf(figure).label.split(' ');
  return words.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase())).join(' ');
};

/** Counts are plural: `Clicks were 12`, `Spend was $12`. */
export const isPlural = (figure: FigureName): boolean => figureOf(figure).unit === 'count';

export const wasOrWere = (figure: FigureName): 'was' | 'were' => (isPlural(figure) ? 'were' : 'was');

export const isOrAre = (figure: FigureName): 'is' | 'are' => (isPlural(figure) ? 'are' : 'is');
