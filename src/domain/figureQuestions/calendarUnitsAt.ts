/** Parses calendar units in a question: months, quarters, years, weeks by date and trade days. */
import { calendarDayOf, type EpochDay, weekdayOf } from '../calendar/epochDay.ts';
import { mondayOf } from '../calendar/months.ts';
import type { Meaning } from './lexeme.ts';
import { type NamedPeriod, type PeriodUnit, unitFrom } from './namedPeriod.ts';
import { dated, monthOfWord, thisYear, type Words, yearOf } from './periodWords.ts';
import { pointAt } from './pointAt.ts';

export type Read = { readonly length: number; readonly meaning: Meaning };

export const found = (length: number, period: NamedPeriod): Read => ({
  length,
  meaning: { kind: 'period', period },
});
export const wrong = (length: number, why: string): Read => ({ length, meaning: { kind: 'noPeriod', why } });

export const asFuture = (length: number, said: string): Read =>
  wrong(length, `${said} is in the future, so there are no figures for it yet.`);

export const oneDay = (day: EpochDay): NamedPeriod => ({
  days: { from: day, to: day },
  unit: 'day',
  isRunning: false,
});

const wholeAt = (
  length: number,
  { unit, start, said }: { unit: PeriodUnit; start: EpochDay; said: string },
  today: EpochDay,
): Read => (start > today ? asFuture(length, said) : found(length, unitFrom(unit, start, today)));

/** `may` is a month only if it cannot be the verb. */
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

/** Parses the year after a month or quarter: `2025`, `of 2025`, `last year`, `this year`. */
const yearAfter = ({
  words,
  at,
  today,
}: Words): { readonly year: number | null; readonly length: number } => {
  const of = words[at] === 'of' ? 1 : 0;
  const year = yearOf(words[at + of]);
  if (year !== null) return { year, length: of + 1 };
  if (words[at + of + 1] === 'year') {
    if (words[at + of] === 'last') return { year: thisYear(today) - 1, length: of + 2 };
    if (words[at + of] === 'this') return { year: thisYear(today), length: of + 2 };
  }
  return { year: null, length: 0 };
};

/** Without a year, the latest one that has begun. */
const startIn = (month: number, year: number | null, today: EpochDay): EpochDay => {
  const own = dated(year ?? thisYear(today), month, 1) ?? 0;
  return year === null && own > today ? (dated(thisYear(today) - 1, month, 1) ?? 0) : own;
};

export const monthPeriod = (from: Words): Read | null => {
  const { words, at, today } = from;
  const month = monthOfWord.get(words[at] ?? '');
  if (month === undefined || !isMonthHere(from)) return null;
  const { year, length } = yearAfter({ words, at: at + 1, today });
  const start = startIn(month, year, today);
  return wholeAt(1 + length, { unit: 'month', start, said: calendarDayOf(start).slice(0, 7) }, today);
};

const ordinals = ['first', 'second', 'third', 'fourth'];

/** `q3`, `third quarter`: the number, and how many words it takes. */
const quarterNumber = ({
  words,
  at,
}: Words): { readonly quarter: number; readonly length: number } | null => {
  const short = /^q([1-4])$/.exec(words[at] ?? '')?.[1];
  if (short !== undefined) return { quarter: Number(short), length: 1 };
  const place = ordinals.indexOf(words[at] ?? '');
  return place >= 0 && words[at + 1] === 'quarter' ? { quarter: place + 1, length: 2 } : null;
};

export const quarterPeriod = (from: Words): Read | null => {
  const named = quarterNumber(from);
  if (named === null) return null;
  const { words, at, today } = from;
  const { year, length } = yearAfter({ words, at: at + named.length, today });
  const start = startIn((named.quarter - 1) * 3, year, today);
  const said = `Q${named.quarter} ${calendarDayOf(start).slice(0, 4)}`;
  return wholeAt(named.length + length, { unit: 'quarter', start, said }, today);
};

/** `h1`, `first half of 2025`. */
export const halfPeriod = ({ words, at, today }: Words): Read | null => {
  const short = ['h1', 'h2'].indexOf(words[at] ?? '');
  const place = words[at + 1] === 'half' ? ordinals.slice(0, 2).indexOf(words[at] ?? '') : -1;
  const half = Math.max(short, place);
  if (half < 0) return null;
  const own = short < 0 ? 2 : 1;
  const { year, length } = yearAfter({ words, at: at + own, today });
  const start = startIn(half * 6, year, today);
  const said = `H${half + 1} ${calendarDayOf(start).slice(0, 4)}`;
  return wholeAt(own + length, { unit: 'half', start, said }, today);
};

/** `2025-11`. */
export const isoMonth = ({ words, at, today }: Words): Read | null => {
  const [said = '', year, month] = /^(\d{4})-(\d{2})$/.exec(words[at] ?? '') ?? [];
  const start = year === undefined ? null : dated(Number(year), Number(month) - 1, 1);
  return start === null ? null : wholeAt(1, { unit: 'month', start, said }, today);
};

/** The day after the fourth Thursday of November. */
const blackFriday = (year: number): EpochDay => {
  const first = dated(year, 10, 1) ?? 0;
  return first + ((3 - weekdayOf(first) + 7) % 7) + 21 + 1;
};

const onDate =
  (month: number, day: number) =>
  (year: number): EpochDay =>
    dated(year, month, day) ?? 0;

const namedDays: readonly { readonly name: string; readonly in: (year: number) => EpochDay }[] = [
  { name: 'black friday', in: blackFriday },
  { name: 'cyber monday', in: (year) => blackFriday(year) + 3 },
  { name: 'christmas eve', in: onDate(11, 24) },
  { name: 'christmas day', in: onDate(11, 25) },
  { name: 'boxing day', in: onDate(11, 26) },
  ...['new year', 'new years'].flatMap((name) => [
    { name: `${name} eve`, in: onDate(11, 31) },
    { name: `${name} day`, in: onDate(0, 1) },
  ]),
];

export const namedDay = ({ words, at, today }: Words): Read | null => {
  const found = namedDays.find(({ name }) => name === words.slice(at, at + name.split(' ').length).join(' '));
  if (found === undefined) return null;
  const own = found.name.split(' ').length;
  const { year, length } = yearAfter({ words, at: at + own, today });
  const latest = found.in(year ?? thisYear(today));
  const day = year === null && latest > today ? found.in(thisYear(today) - 1) : latest;
  return day > today
    ? asFuture(own + length, calendarDayOf(day))
    : { length: own + length, meaning: { kind: 'period', period: oneDay(day) } };
};

const weekLeads = ['week of', 'week commencing', 'week beginning', 'w c'];

/** `week of 10 november`: the week containing that day. */
export const weekOf = ({ words, at, today }: Words): Read | null => {
  const own = weekLeads.find((lead) => lead === words.slice(at, at + 2).join(' '))?.split(' ').length;
  if (own === undefined) return null;
  const point = pointAt({ words, at: at + own, today });
  if (point === null) return null;
  const length = own + point.length;
  if ('why' in point) return wrong(length, point.why);
  return wholeAt(length, { unit: 'week', start: mondayOf(point.day), said: calendarDayOf(point.day) }, today);
};

const weekEnds = ['week ending', 'week to', 'w e'];

/** `week ending 9 november`: the seven days up to it. */
export const weekEnding = ({ words, at, today }: Words): Read | null => {
  const own = weekEnds
    .find((lead) => lead === words.slice(at, at + lead.split(' ').length).join(' '))
    ?.split(' ').length;
  if (own === undefined) return null;
  const point = pointAt({ words, at: at + own, today });
  if (point === null) return null;
  const length = own + point.length;
  if ('why' in point) return wrong(length, point.why);
  const { day } = point;
  if (day > today) return asFuture(length, calendarDayOf(day));
  return found(length, { days: { from: day - 6, to: day }, unit: null, isRunning: false });
};

export const yearPeriod = ({ words, at, today }: Words): Read | null => {
  const year = yearOf(words[at]);
  return year === null
    ? null
    : wholeAt(1, { unit: 'year', start: dated(year, 0, 1) ?? 0, said: String(year) }, today);
};
