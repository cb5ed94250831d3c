/** MER is of all revenue and all spend: of what brought the sales in, there is ROAS. */
import type { FigureName } from '../kpi/figureNames.ts';
import type { Lexeme } from './lexeme.ts';
import { dimensionsIn, of } from './questionParts.ts';

/** What revenue is put down to; a device or a country is not. */
const causes: readonly string[] = ['channel', 'campaign', 'source'];

/** Why MER is not answered, and what can be asked instead. */
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
