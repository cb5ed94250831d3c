/** Parses the longest period that begins at a word of a question. */
import { calendarDayOf } from '../calendar/epochDay.ts';
import type { Days } from '../metrics/rangePreset.ts';
import {
  asFuture,
  found,
  halfPeriod,
  isoMonth,
  monthPeriod,
  namedDay,
  oneDay,
  quarterPeriod,
  type Read,
  weekEnding,
  weekOf,
  wrong,
  yearPeriod,
} from './calendarUnitsAt.ts';
import type { Meaning } from './lexeme.ts';
import { type PeriodEnds, unitBack } from './namedPeriod.ts';
import { partOfUnit } from './partOfUnit.ts';
import { dayNumber, monthOfWord, type Words, yearOf } from './periodWords.ts';
import { dayInMonth, pointAt } from './pointAt.ts';
import { onWeekday, relativePeriod, weekdayBefore } from './relativePeriodAt.ts';

type DaysInMonthRead = { readonly length: number } & ({ readonly days: Days } | { readonly why: string });

type Span = { readonly length: number; readonly first: number; readonly second: number };

const usualLinks = ['to', 'until', 'till', '-'];

const links: ReadonlyMap<string, readonly string[]> = new Map([
  ['from', usualLinks],
  ['between', ['and']],
]);

const spanOf = ({ words, at }: Words, lead: string | undefined): Span | null => {
  const [, one, other] = /^(\d{1,2})-(\d{1,2})$/.exec(words[at] ?? '') ?? [];
  if (one !== undefined && other !== undefined)
    return { length: 1, first: Number(one), second: Number(other) };
  const [first, second] = [dayNumber(words[at]), dayNumber(words[at + 2])];
  const isLinked = (links.get(lead ?? '') ?? usualLinks).includes(words[at + 1] ?? '');
  return first === null || second === null || !isLinked ? null : { length: 3, first, second };
};

type Found = Span & { readonly month: number; readonly year: number | null };

const foundAt = ({ words, at, today }: Words, lead: string | undefined): Found | null => {
  const leading = monthOfWord.get(words[at] ?? '');
  const span = spanOf({ words, at: at + (leading === undefined ? 0 : 1), today }, lead);
  if (span === null) return null;
  const next = at + span.length + (leading === undefined ? 0 : 1);
  const of = words[next] === 'of' ? 1 : 0;
  const following = monthOfWord.get(words[next + of] ?? '');
  // “November 1 to 15 December” ends in another month.
  if ((leading === undefined) === (following === undefined)) return null;
  const end = leading === undefined ? next + of + 1 : next;
  const year = yearOf(words[end]);
  return {
    ...span,
    length: end - at + (year === null ? 0 : 1),
    month: leading ?? following ?? 0,
    year,
  };
};

/** In this year, or in the last one if the first day is still ahead. Null if none matches. */
const daysInMonth = ({ words, at, today }: Words): DaysInMonthRead | null => {
  const word = words[at] ?? '';
  const lead = links.has(word) ? word : undefined;
  const found = foundAt({ words, at: at + (lead === undefined ? 0 : 1), today }, lead);
  if (found === null) return null;
  const { first, second, month, year } = found;
  const length = found.length + (lead === undefined ? 0 : 1);
  const from = dayInMonth(first, month, { year, length, today });
  if ('why' in from) return from;
  const ofYear = year ?? Number(calendarDayOf(from.day).slice(0, 4));
  const to = dayInMonth(second, month, { year: ofYear, length, today });
  if ('why' in to) return to;
  return { length, days: { from: from.day, to: to.day } };
};

const pointPeriod = (from: Words): Read | null => {
  const point = pointAt(from);
  if (point === null) return null;
  if ('why' in point) return wrong(point.length, point.why);
  const said = calendarDayOf(point.day);
  return point.day > from.today ? asFuture(point.length, said) : found(point.length, oneDay(point.day));
};

const singles = [
  partOfUnit,
  relativePeriod,
  pointPeriod,
  monthPeriod,
  isoMonth,
  quarterPeriod,
  halfPeriod,
  yearPeriod,
  namedDay,
  weekOf,
  weekEnding,
  onWeekday,
] as const;

const singleAt = (from: Words): Read | null => {
  for (const read of singles) {
    const result = read(from);
    if (result !== null) return result;
  }
  return null;
};

const backwards = 'The range ends before it starts.';

const span = (length: number, [one, other]: readonly [Meaning, Meaning], lead: PeriodEnds['lead']): Read => {
  if (one.kind === 'noPeriod') return { length, meaning: one };
  if (other.kind !== 'period' || one.kind !== 'period') return { length, meaning: other };
  const [from, to] = [one.period.days.from, other.period.days.to];
  if (from > to) return wrong(length, backwards);
  const ends = { lead, first: one.period, second: other.period };
  return found(length, { days: { from, to }, unit: null, isRunning: false, ends });
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
    : found(length, { days, unit: null, isRunning: false, ...endsOf(days, from.words[from.at]) });
};

/** `from 1 to 15 November` names two days; `1-15 November` is a span only. */
const endsOf = ({ from, to }: Days, lead: string | undefined) =>
  lead === 'from' || lead === 'between'
    ? { ends: { lead, first: oneDay(from), second: oneDay(to) } as const }
    : {};

const until = ['to', 'until', 'till', 'through', 'thru', '-'];

const spanEnd = ({ words, at, today }: Words, links: readonly string[]): Read | null => {
  if (!links.includes(words[at] ?? '')) return null;
  const second = singleAt({ words, at: at + 1, today });
  return second && { ...second, length: second.length + 1 };
};

/** `since october` ends yesterday; for a whole unit, the running unit of the same kind is the other end. */
const sinceAt = (from: Words): Read | null => {
  const first = singleAt(from) ?? weekdayBefore(from);
  if (first === null) return null;
  const { today } = from;
  const yesterday = oneDay(Math.max(today - 1, 0));
  const read = span(1 + first.length, [first.meaning, { kind: 'period', period: yesterday }], 'since');
  const { meaning } = read;
  if (meaning.kind !== 'period' || meaning.period.ends === undefined) return read;
  const { first: start } = meaning.period.ends;
  const second = start.unit === null || start.unit === 'day' ? yesterday : unitBack(start.unit, 0, today);
  return found(read.length, { ...meaning.period, ends: { lead: 'since', first: start, second } });
};

const startsAfter = (one: Meaning, other: Meaning): boolean =>
  one.kind === 'period' && other.kind === 'period' && one.period.days.from > other.period.days.from;

/** `from a to b`, `between a and b`, `since a`, `a to b`. */
const spanAt = ({ words, at, today }: Words): Read | null => {
  const lead = words[at];
  if (lead === 'since') return sinceAt({ words, at: at + 1, today });
  const isBetween = lead === 'between';
  const skipped = lead === 'from' || isBetween ? 1 : 0;
  const first = singleAt({ words, at: at + skipped, today });
  if (first === null) return null;
  const end = spanEnd({ words, at: at + skipped + first.length, today }, isBetween ? ['and'] : until);
  if (end === null) return null;
  const both = [first.meaning, end.meaning] as const;
  // “Compare this month to last month” names two periods and no range.
  const isBackwards = end.meaning.kind === 'period' && startsAfter(first.meaning, end.meaning);
  if (isBackwards && skipped === 0 && words.slice(0, at).some((word) => word.startsWith('compar')))
    return null;
  return span(skipped + first.length + end.length, both, isBetween ? 'between' : 'from');
};

export const periodAt = (from: Words): Read | null => daysOfMonth(from) ?? spanAt(from) ?? singleAt(from);
