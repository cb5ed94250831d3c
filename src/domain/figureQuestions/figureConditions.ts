/** Pairs each bound of a question with its metric: `channels with CPA below 50 and more than 100 conversions`. */
import type { FigureName } from '../kpi/figureNames.ts';
import type { Condition } from './figureQuestion.ts';
import type { Lexeme } from './lexeme.ts';
import { dimensionsIn, figuresIn, has, of } from './questionParts.ts';

const boundary = /^(and|with|where|having|whose|while|but|by|as well as|plus)$/;

type Figure = { readonly at: number; readonly figure: FigureName };

type Paired = { readonly bound: number; readonly figure: Figure };

const nextFigure = (lexemes: readonly Lexeme[], after: number): Figure | null => {
  for (let at = after; at < lexemes.length; at += 1) {
    const one = lexemes[at];
    if (one?.kind === 'figure') return { at, figure: one.figure };
    if (one?.kind !== 'filler' || boundary.test(one.words)) return null;
  }
  return null;
};

/** A bound belongs to the metric before it in its clause, else to the one after it, else to that of the clause before. */
const pairs = (lexemes: readonly Lexeme[]): readonly Paired[] | null => {
  const paired: Paired[] = [];
  let open: Figure | null = null;
  let last: Figure | null = null;
  for (const [at, one] of lexemes.entries()) {
    if (boundary.test(one.words)) open = null;
    if (one.kind === 'figure' && !paired.some(({ figure }) => figure.at === at)) {
      open = { at, figure: one.figure };
      last = open;
    }
    if (one.kind !== 'bound') continue;
    const figure: Figure | null = open ?? nextFigure(lexemes, at + 1) ?? last;
    if (figure === null) return null;
    paired.push({ bound: at, figure });
    [open, last] = [null, figure];
  }
  return paired;
};

export type Conditioned = { readonly lexemes: readonly Lexeme[]; readonly where: readonly Condition[] };

/**
 * Takes the conditions out of a list with several; the one left is that of the listed metric. A metric without
 * a bound is the listed one, otherwise the first.
 */
export const withConditions = (lexemes: readonly Lexeme[]): Conditioned => {
  const plain = { lexemes, where: [] };
  const bounds = of(lexemes, 'bound').length;
  const isList = dimensionsIn(lexemes).length > 0 || has(lexemes, 'step');
  if (!isList || bounds === 0 || (bounds === 1 && figuresIn(lexemes).length < 2)) return plain;
  const paired = pairs(lexemes);
  const [first] = paired ?? [];
  if (paired === null || first === undefined) return plain;
  const free = new Set(
    lexemes.flatMap((one, at) =>
      one.kind === 'figure' && !paired.some(({ figure }) => figure.at === at) ? [one.figure] : [],
    ),
  );
  const [listed = first.figure.figure, ...others] = free;
  if (others.length > 0) return plain;
  const own = paired.find(({ figure }) => figure.figure === listed);
  const taken = paired.filter((one) => one !== own);
  const where = taken.flatMap(({ bound: at, figure: { figure } }): readonly Condition[] => {
    const one = lexemes[at];
    return one?.kind === 'bound' ? [{ figure, bound: one.bound }] : [];
  });
  const isTaken = (one: Lexeme, at: number): boolean =>
    (one.kind === 'figure' && one.figure !== listed) || taken.some(({ bound }) => bound === at);
  return { lexemes: lexemes.filter((one, at) => !isTaken(one, at)), where };
};
