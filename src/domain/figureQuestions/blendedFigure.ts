/** Refuses MER by channel or campaign, as MER relates all revenue to all spend, and suggests ROAS. */
import type { FigureName } from '../kpi/figureNames.ts';
import type { Lexeme } from './lexeme.ts';
import { dimensionsIn, of } from './questionParts.ts';

/** Dimensions that revenue is attributed to; device and country are not. */
const causes: readonly string[] = ['channel', 'campaign', 'source'];

export const blendedObstacle = (lexemes: readonly Lexeme[], figure: FigureName) => {
  const isSplit =
    of(lexemes, 'filter').some(({ dimension }) => causes.includes(dimension)) ||
    dimensionsIn(lexemes).some(({ by }) => causes.includes(by));
  if (figure !== 'mer' || !isSplit) return null;
  return {
    why: 'MER is all revenue ÷ all spend, whatever brought the sales in, so channels, campaigns and sources have none. They have ROAS.',
    instead: 'Which channel has the highest ROAS?',
  };
};
