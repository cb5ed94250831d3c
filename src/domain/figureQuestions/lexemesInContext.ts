/** Resolves phrases whose meaning depends on the rest of the question: `up on`, `break down`, `how was`. */

import { lengthOf } from '../metrics/viewInterval.ts';
import { withExclusions } from './exclusions.ts';
import type { Lexeme } from './lexeme.ts';
import type { Kind } from './questionParts.ts';
import { wordInContext } from './wordInContext.ts';

const has = (lexemes: readonly Lexeme[], ...kinds: readonly Kind[]): boolean =>
  lexemes.some(({ kind }) => kinds.includes(kind));

const isPeriod = (lexeme: Lexeme | undefined): boolean => lexeme?.kind === 'period';

/** `compare this month to last month`: the word only joins the two. */
const withoutLinks = (lexemes: readonly Lexeme[]): readonly Lexeme[] =>
  lexemes.map((lexeme, at) => {
    const isLink =
      lexeme.kind === 'unknown' &&
      lexeme.words === 'to' &&
      lexemes.slice(0, at).some(({ words }) => words.startsWith('compar')) &&
      isPeriod(lexemes[at - 1]) &&
      isPeriod(lexemes[at + 1]);
    return isLink ? { kind: 'filler', words: 'to' } : lexeme;
  });

const isUpOn = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [one, on, next] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  const isSided = one?.kind === 'change' && (one.sense === 'up' || one.sense === 'down');
  return isSided && on?.words === 'on' && next?.kind === 'period' && (next.period.unit ?? 'day') !== 'day';
};

/** “Up on last month” is “higher than last month”; “up on Friday” is not compared with it. */
const withUpOn = (lexemes: readonly Lexeme[]): readonly Lexeme[] =>
  lexemes.map((lexeme, at): Lexeme => {
    if (isUpOn(lexemes, at - 1)) return { kind: 'versus', words: 'than' };
    if (!isUpOn(lexemes, at) || lexeme.kind !== 'change') return lexeme;
    return { kind: 'comparative', words: lexeme.sense === 'up' ? 'higher' : 'lower' };
  });

const quiet: readonly Kind[] = ['filler', 'level', 'period', 'filter', 'before', 'yearBefore', 'allClients'];

/** `how was last month` and `how did paid search do` ask for several metrics. */
const withOverview = (lexemes: readonly Lexeme[]): readonly Lexeme[] => {
  const [first] = lexemes;
  const asks = /^hows?\b/.test(first?.words ?? '') && has(lexemes, 'period', 'filter');
  return asks && lexemes.every(({ kind }) => quiet.includes(kind))
    ? [...lexemes, { kind: 'overview', words: '' }]
    : lexemes;
};

/** `break revenue down by channel`: the two words mean one. */
const withoutBreaks = (lexemes: readonly Lexeme[]): readonly Lexeme[] => {
  const at = lexemes.findIndex(({ kind, words }) => kind === 'unknown' && words === 'break');
  const down = at < 0 ? -1 : lexemes.findIndex(({ words }, index) => index > at && words === 'down');
  return down < 0
    ? lexemes
    : lexemes.map((one, index) =>
        index === at || index === down ? { kind: 'filler', words: one.words } : one,
      );
};

const overUnits = /^(?:(week|month) (?:over|on) \1|wow|mom)$/;

/** `month over month revenue in 2025` asks for each month against the one before. */
const withSeries = (lexemes: readonly Lexeme[]): readonly Lexeme[] => {
  const [period] = lexemes.flatMap((one) => (one.kind === 'period' ? [one.period] : []));
  return lexemes.flatMap((one): readonly Lexeme[] => {
    const { kind, words } = one;
    if (kind !== 'before' || !overUnits.test(words) || period === undefined) return [one];
    const interval = one.unit === 'week' ? 'week' : 'month';
    const isLonger = lengthOf(period.days) >= (interval === 'week' ? 14 : 59);
    if (period.unit === one.unit || !isLonger) return [one];
    return [
      { kind: 'steps', interval, words },
      { kind: 'change', sense: 'either', words },
    ];
  });
};

/** `max daily spend` asks for a day, `daily spend` for the course. */
const withSteps = (lexemes: readonly Lexeme[]): readonly Lexeme[] => {
  if (!has(lexemes, 'rank', 'median') || has(lexemes, 'dimension', 'step')) return lexemes;
  return lexemes.map(
    (one): Lexeme => (one.kind === 'steps' ? { kind: 'step', unit: one.interval, words: one.words } : one),
  );
};

export const inContext = (lexemes: readonly Lexeme[]): readonly Lexeme[] => {
  const joined = withUpOn(withoutBreaks(withoutLinks(lexemes)));
  return withOverview(withExclusions(withSteps(withSeries(joined.map(wordInContext)))));
};
