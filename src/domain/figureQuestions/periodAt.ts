/** Reads a time where a question names one: the longest that begins at a word, what is wrong with it, or nothing. */
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import { mondayOf } from '../calendar/months.ts';
import { weekdays } from '../reports/scheduleWords.ts';
import { daysInMonth } from './daysInMonth.ts';
import type { Meaning } from './lexeme.ts';
import {
  lastUnits,
  lastWeekend,
  type NamedPeriod,
  type PeriodUnit,
  unitBack,
  unitFrom,
} from './namedPeriod.ts';
import { dated, monthOfWord, numberOf, thisYear, unitWords, type Words, yearOf } from './periodWords.ts';
import { pointAt } from './pointAt.ts';

type Read = { readonly length: number; readonly meaning: Meaning };

const found = (length: number, period: NamedPeriod): Read => ({
  length,
  meaning: { kind: 'period', period },
});
const wrong = (length: number, why: string): Read => ({ length, meaning: { kind: 'noPeriod', why } });

const asFuture = (length: number, said: string): Read =>
  wrong(length, `${said} is in the future, so there are no figures for it yet.`);

const oneDay = (day: EpochDay): NamedPeriod => ({
  days: { from: day, to: day },
  unit: 'day',
  isRunning: false,
});

const pointPeriod = (from: Words): Read | null => {
  const point = pointAt(from);
  if (point === null) return null;
  if ('why' in point) return wrong(point.length, point.why);
  const said = calendarDayOf(point.day);
  return point.day > from.today ? asFuture(point.length, said) : found(point.length, oneDay(point.day));
};

/** A whole month, quarter or year that begins on a day. */
const wholeAt = (
  length: number,
  { unit, start, said }: { unit: PeriodUnit; start: EpochDay; said: string },
  today: EpochDay,
): Read => (start > today ? asFuture(length, said) : found(length, unitFrom(unit, start, today)));

/** `may` is a month only where it cannot be the verb. */
const isMonthHere = ({ words, at }: Words): boolean =>
  words[at] !== 'may' ||
  yearOf(words[at + 1]) !== null ||
  [
    'in',
    'of',
    'for',
    'during',
    'from',
    'to',
    'and',
    'vs',
    'versus',
    'against',
    'than',
    'since',
    'last',
    'between',
  ].includes(words[at - 1] ?? '');

const monthPeriod = (from: Words): Read | null => {
  const { words, at, today } = from;
  const month = monthOfWord.get(words[at] ?? '');
  if (month === undefined || !isMonthHere(from)) return null;
  const year = yearOf(words[at + 1]);
  const own = dated(year ?? thisYear(today), month, 1) ?? 0;
  const start = year === null && own > today ? (dated(thisYear(today) - 1, month, 1) ?? 0) : own;
  return wholeAt(
    year === null ? 1 : 2,
    { unit: 'month', start, said: calendarDayOf(start).slice(0, 7) },
    today,
  );
};

const quarterPeriod = ({ words, at, today }: Words): Read | null => {
  const quarter = /^q([1-4])$/.exec(words[at] ?? '')?.[1];
  if (quarter === undefined) return null;
  const year = yearOf(words[at + 1]);
  const month = (Number(quarter) - 1) * 3;
  const own = dated(year ?? thisYear(today), month, 1) ?? 0;
  const start = year === null && own > today ? (dated(thisYear(today) - 1, month, 1) ?? 0) : own;
  return wholeAt(
    year === null ? 1 : 2,
    { unit: 'quarter', start, said: `Q${quarter} ${calendarDayOf(start).slice(0, 4)}` },
    today,
  );
};

const yearPeriod = ({ words, at, today }: Words): Read | null => {
  const year = yearOf(words[at]);
  return year === null
    ? null
    : wholeAt(1, { unit: 'year', start: dated(year, 0, 1) ?? 0, said: String(year) }, today);
};

const toDate: ReadonlyMap<string, PeriodUnit> = new Map([
  ['wtd', 'week'],
  ['mtd', 'month'],
  ['qtd', 'quarter'],
  ['ytd', 'year'],
]);

const isLast = (word: string): boolean => ['last', 'past', 'previous', 'recent'].includes(word);

/** `last week`, `last weekend`, `last 30 days`. */
const pastPeriod = (
  [first = '', second = '', third = '']: readonly string[],
  today: EpochDay,
): Read | null => {
  if (!isLast(first)) return null;
  if (second === 'weekend') return found(2, lastWeekend(today));
  const one = unitWords.get(second);
  if (one !== undefined && !second.endsWith('s')) return found(2, unitBack(one, 1, today));
  const many = unitWords.get(third);
  const count = numberOf(second);
  return many === undefined || count === null ? null : found(3, lastUnits(count, many, today));
};

/** `today`, `this week`, `last month`, `month to date`. */
const relativePeriod = ({ words, at, today }: Words): Read | null => {
  const three = words.slice(at, at + 3);
  const [first = '', second = '', third = ''] = three;
  if (first === 'today') return found(1, oneDay(today));
  if (first === 'yesterday') return found(1, oneDay(today - 1));
  const short = toDate.get(first);
  if (short !== undefined) return found(1, unitBack(short, 0, today));
  const unit = unitWords.get(first);
  if (unit !== undefined && second === 'to' && third === 'date') return found(3, unitBack(unit, 0, today));
  if (first !== 'this' && first !== 'current') return pastPeriod(three, today);
  const running = unitWords.get(second);
  return running === undefined || second.endsWith('s') ? null : found(2, unitBack(running, 0, today));
};

const singles = [relativePeriod, pointPeriod, monthPeriod, quarterPeriod, yearPeriod] as const;

const singleAt = (from: Words): Read | null => {
  for (const read of singles) {
    const result = read(from);
    if (result !== null) return result;
  }
  return null;
};

const span = (length: number, one: Meaning, other: Meaning): Read => {
  if (one.kind === 'noPeriod') return { length, meaning: one };
  if (other.kind !== 'period' || one.kind !== 'period') return { length, meaning: other };
  const [from, to] = [one.period.days.from, other.period.days.to];
  if (from > to) return wrong(length, 'The range ends before it starts.');
  return found(length, { days: { from, to }, unit: null, isRunning: false });
};

/** `since monday`: the last one that is over, so that on a Monday it is that of a week ago. */
const weekdayBefore = ({ words, at, today }: Words): Read | null => {
  const weekday = weekdays.findIndex((name) => name.toLowerCase() === words[at]);
  if (weekday < 0) return null;
  const day = mondayOf(today) + weekday;
  return found(1, oneDay(day < today ? day : day - 7));
};

const daysOfMonth = (from: Words): Read | null => {
  const read = daysInMonth(from);
  if (read === null) return null;
  const { length } = read;
  if ('why' in read) return wrong(length, read.why);
  const { days } = read;
  if (days.from > days.to) return wrong(length, 'The range ends before it starts.');
  return days.to > from.today
    ? asFuture(length, calendarDayOf(days.to))
    : found(length, { days, unit: null, isRunning: false });
};

/** `from a to b`, `between a and b`, `since a`. */
const spanAt = ({ words, at, today }: Words): Read | null => {
  const lead = words[at];
  if (lead !== 'from' && lead !== 'between' && lead !== 'since') return null;
  const from = { words, at: at + 1, today };
  const first = singleAt(from) ?? (lead === 'since' ? weekdayBefore(from) : null);
  if (first === null) return null;
  if (lead === 'since') {
    const until = { kind: 'period', period: oneDay(Math.max(today - 1, 0)) } as const;
    return span(1 + first.length, first.meaning, until);
  }
  const link = words[at + 1 + first.length];
  const isLinked = lead === 'from' ? ['to', 'until', 'till', '-'].includes(link ?? '') : link === 'and';
  const second = isLinked ? singleAt({ words, at: at + 2 + first.length, today }) : null;
  return second === null ? null : span(2 + first.length + second.length, first.meaning, second.meaning);
};

/** Null where no time begins. */
export const periodAt = (from: Words): Read | null => daysOfMonth(from) ?? spanAt(from) ?? singleAt(from);
