/** Resolves the period of a question and its comparison. */
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import { comparedWith } from '../metrics/comparedRange.ts';
import type { Days } from '../metrics/rangePreset.ts';
import type { HeldAgainst } from './figureQuestion.ts';
import type { Lexeme } from './lexeme.ts';
import { elapsedPart, type NamedPeriod, periodBefore, unitBack } from './namedPeriod.ts';

export type Times = {
  readonly days: Days;
  readonly against: HeldAgainst;
  readonly stated: readonly string[];
};

export type ReadTimes =
  | { readonly ok: true; readonly times: Times }
  | { readonly ok: false; readonly why: string };

const lengthOf = ({ from, to }: Days): number => to - from + 1;

const isSame = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to;

const ways = [
  { compare: 'previous', match: 'day' },
  { compare: 'previous', match: 'weekday' },
  { compare: 'year', match: 'day' },
] as const;

/** Uses a comparison of the view bar if it yields these days, otherwise custom days. */
const heldAgainst = (days: Days, other: Days): HeldAgainst => {
  const way = ways.find(({ compare, match }) => {
    const compared = comparedWith(days, { compare, byWeekday: match === 'weekday' });
    return compared !== null && isSame(compared.range, other);
  });
  return way ? { ...way, compared: null } : { compare: 'custom', compared: other, match: 'day' };
};

const inWords = ({ from, to }: Days): string =>
  from === to ? calendarDayOf(from) : `${calendarDayOf(from)} to ${calendarDayOf(to)}`;

const runningWords = (period: NamedPeriod, other: Days): readonly string[] =>
  period.isRunning
    ? [
        `This ${period.unit} is not over yet, so the same part of both is compared: ${inWords(period.days)} and ${inWords(other)}.`,
      ]
    : [];

const refuse = (why: string): ReadTimes => ({ ok: false, why });

/** Refuses on the first day of a month, when no complete day can be compared. */
const checked = (
  days: Days,
  other: Days,
  { today, stated }: { today: EpochDay; stated: readonly string[] },
): ReadTimes => {
  const against = heldAgainst(days, other);
  if (against.compared !== null && Math.max(days.to, other.to) >= today)
    return refuse('No full day of this period is over, so there is nothing to compare yet.');
  return { ok: true, times: { days, against, stated } };
};

const twoPeriods = (one: NamedPeriod, other: NamedPeriod, today: EpochDay): ReadTimes => {
  if (other.unit === 'year' && one.unit !== 'year') return ofYearBefore(one, today);
  if (one.unit !== other.unit)
    return refuse('The two periods are of different kinds, so they cannot be compared.');
  if (one.unit === null && lengthOf(one.days) !== lengthOf(other.days))
    return refuse(
      `The two periods have different lengths: ${lengthOf(one.days)} and ${lengthOf(other.days)} days.`,
    );
  if (isSame(one.days, other.days)) return refuse('Both periods are the same.');
  const first = other.isRunning ? elapsedPart(one.days, lengthOf(other.days)) : one.days;
  const second = one.isRunning ? elapsedPart(other.days, lengthOf(one.days)) : other.days;
  const stated = one.isRunning ? runningWords(one, second) : runningWords(other, first);
  return checked(first, second, { today, stated });
};

const ofYearBefore = (period: NamedPeriod, today: EpochDay): ReadTimes => {
  const { days } = period;
  const other = comparedWith(days, { compare: 'year', byWeekday: false })?.range ?? days;
  return checked(days, other, { today, stated: runningWords(period, other) });
};

const usual: HeldAgainst = { compare: 'previous', compared: null, match: 'weekday' };

/** As in the view bar; a half year, which the bar does not know, is held against the one before. */
const againstUsual = (period: NamedPeriod): ReadTimes => {
  const { days, unit } = period;
  const against = unit === 'half' ? heldAgainst(days, periodBefore(period)) : usual;
  return { ok: true, times: { days, against, stated: [] } };
};

type Base = Extract<Lexeme, { kind: 'before' | 'yearBefore' }>;

const againstBase = (period: NamedPeriod, base: Base, today: EpochDay): ReadTimes => {
  if (base.kind === 'yearBefore') return ofYearBefore(period, today);
  if (base.unit === 'year' && period.unit !== 'year') return ofYearBefore(period, today);
  if (base.unit !== null && period.unit !== null && base.unit !== period.unit)
    return refuse(`“${base.words}” cannot be compared with a ${period.unit}.`);
  const other = periodBefore(period);
  return checked(period.days, other, { today, stated: runningWords(period, other) });
};

export type TimesAsked = {
  readonly periods: readonly NamedPeriod[];
  readonly bases: readonly Base[];
  readonly isCompared: boolean;
  /** The ends of a span are compared without a word such as “against”. */
  readonly isSpan: boolean;
  readonly usualDays: Days;
  readonly today: EpochDay;
};

/** Falls back to the default range of a dashboard and states it. */
const noPeriod = ({ bases, usualDays, today }: TimesAsked): ReadTimes => {
  const [base] = bases;
  const named = base?.kind === 'before' && base.unit !== null ? base.unit : null;
  // “the previous month” alone is a period, not a comparison.
  if (named !== null && /^(the )?previous /.test(base?.words ?? '')) {
    return againstUsual(unitBack(named, 1, today));
  }
  const stated = [`You named no period, so this is the last ${lengthOf(usualDays)} days up to yesterday.`];
  const period: NamedPeriod =
    named === null ? { days: usualDays, unit: null, isRunning: false } : unitBack(named, 0, today);
  if (base) return againstBase(period, base, today);
  return { ok: true, times: { days: usualDays, against: usual, stated } };
};

export const readTimes = (asked: TimesAsked): ReadTimes => {
  const { periods, bases, isCompared, isSpan, today } = asked;
  const [one, other] = periods;
  if (periods.length > 2 || bases.length > 1 || (periods.length === 2 && bases.length === 1))
    return refuse('I can compare two periods at a time.');
  if (one === undefined) return noPeriod(asked);
  const [base] = bases;
  if (base) return againstBase(one, base, today);
  if (other === undefined) return againstUsual(one);
  if (!isCompared && !isSpan) return refuse('You named two periods. Add “compared with” to compare them.');
  return twoPeriods(one, other, today);
};
