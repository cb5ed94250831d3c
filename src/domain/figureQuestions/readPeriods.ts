/** Reads which days a question covers, and which period is the baseline. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { SpanReading } from './figureQuestion.ts';
import type { Lexeme } from './lexeme.ts';
import { type NamedPeriod, periodBefore, unitBack } from './namedPeriod.ts';
import { readTimes } from './periodsCompared.ts';
import { clientsIn, figuresIn, has, type Of, of, type QuestionFacts } from './questionParts.ts';
import { readSpan } from './readChange.ts';

/** Words between two items; in `compare last month` both items follow. */
const isBetween = /^(vs|versus|against|than|or|relative to|(in )?compar\w+ (to|with))$/;

/** `vs last year`: the period after such a word is the baseline. Undefined if there is none. */
const baselineIn = (lexemes: readonly Lexeme[]): NamedPeriod | undefined => {
  const words = lexemes.filter(({ kind }) => kind !== 'filler');
  return words.flatMap((one, at) => {
    const next = words[at + 1];
    return one.kind === 'versus' && isBetween.test(one.words) && next?.kind === 'period' ? [next.period] : [];
  })[0];
};

/** `last 7 days vs previous 7 days`: the second means the days before. */
const isPriorOf = (lexemes: readonly Lexeme[], one: NamedPeriod, other: NamedPeriod): boolean =>
  /^previous/.test(of(lexemes, 'period')[1]?.words ?? '') &&
  one.days.from === other.days.from &&
  one.days.to === other.days.to;

/** The baseline comes second. If only it is named, the running unit of the same kind comes first. */
const periodsIn = (lexemes: readonly Lexeme[], today: EpochDay): readonly NamedPeriod[] => {
  const named = of(lexemes, 'period').map(({ period }) => period);
  const [only, second, ...others] = named;
  if (only && second && isPriorOf(lexemes, only, second))
    return [only, { ...second, days: periodBefore(only) }];
  const baseline = baselineIn(lexemes);
  if (baseline === undefined || only === undefined || others.length > 0) return named;
  if (second !== undefined) return [...named.filter((one) => one !== baseline), baseline];
  return only.unit === null ? named : [unitBack(only.unit, 0, today), only];
};

/** `clients with more revenue than last month than` and `October, November compared to` name no baseline. */
const isDangling = (lexemes: readonly Lexeme[], periods: readonly NamedPeriod[]): boolean => {
  const isOfThings =
    of(lexemes, 'filter').length > 1 || clientsIn(lexemes).length > 1 || of(lexemes, 'weekdays').length > 1;
  const links = lexemes.filter(({ kind, words }) => kind === 'versus' && isBetween.test(words));
  if (links.length === 0 || isOfThings || figuresIn(lexemes).length > 1) return false;
  if (has(lexemes, 'before', 'yearBefore')) return false;
  return periods.length < 2 || baselineIn(lexemes) === undefined;
};

const spanStated = (span: SpanReading, [only]: readonly Of<'period'>[]): readonly string[] => {
  if (span.is === 'plain' || only === undefined) return [];
  const said = `“${only.words}”`;
  if (span.is === 'span') return [`Read ${said} as one span.`];
  return span.asked
    ? [`Read ${said} as two times: the second against the first.`]
    : [`Read ${said} as two times, the second against the first. For one span, ask for the total.`];
};

export const readPeriods = (lexemes: readonly Lexeme[], { today, usualDays }: QuestionFacts) => {
  const named = of(lexemes, 'period');
  const span = readSpan(lexemes, named);
  const isEnds = span.is === 'ends';
  const periods = isEnds ? [span.ends.second, span.ends.first] : inOrder(lexemes, periodsIn(lexemes, today));
  const isOpen = !isEnds && isDangling(lexemes, periods);
  const times = readTimes({
    periods,
    bases: [...of(lexemes, 'before'), ...of(lexemes, 'yearBefore')],
    isCompared: has(lexemes, 'versus') || (periods.length === 2 && has(lexemes, 'change')),
    isSpan: isEnds,
    usualDays,
    today,
  });
  return {
    span,
    times: isOpen ? ({ ok: false, why: 'What should it be compared with?' } as const) : times,
    isOfTimes: periods.length > 1 || has(lexemes, 'before', 'yearBefore'),
    stated: spanStated(span, named),
  };
};

/** “Compare October and November” names no baseline. */
const isOfChange = (lexemes: readonly Lexeme[]): boolean =>
  has(lexemes, 'change') ||
  (has(lexemes, 'versus') && of(lexemes, 'versus').every(({ words }) => !isBetween.test(words)));

/** A change runs forward in time, regardless of the order named. */
const inOrder = (lexemes: readonly Lexeme[], periods: readonly NamedPeriod[]): readonly NamedPeriod[] => {
  const [one, other] = periods;
  if (!one || !other || periods.length > 2 || !isOfChange(lexemes)) return periods;
  return one.days.from < other.days.from ? [other, one] : periods;
};
