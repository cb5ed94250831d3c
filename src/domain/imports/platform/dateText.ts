/** Days as exports write them: `2026-01-27`, `20260127`, `27 Jan 2026`, `27.01.2026`, `01/27/2026`. What two orders can mean is told as such. */
import { calendarDayOf, type EpochDay, epochDayOf } from '../../calendar/epochDay.ts';
import { plainText } from './plainText.ts';
import { monthByName } from './words/months.ts';

export type DateOrder = 'dayFirst' | 'monthFirst';

/** What a cell may mean; null for an order in which it is no day. `settled`: whether the order makes no difference to how it is read. */
export type ReadDay = {
  readonly dayFirst: EpochDay | null;
  readonly monthFirst: EpochDay | null;
};

const dayOf = (year: number, month: number, day: number): EpochDay | null =>
  epochDayOf(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );

const both = (day: EpochDay | null): ReadDay | null =>
  day === null ? null : { dayFirst: day, monthFirst: day };

const fullYear = (text: string): number => (text.length === 2 ? 2_000 + Number(text) : Number(text));

/** A time of day behind the day says nothing that is needed. */
const withoutTime = (text: string): string =>
  text.replace(/[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i, '');

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?$/;
const packed = /^(\d{4})(\d{2})(\d{2})$/;
const yearLast = /^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?(\d{4}|\d{2})\.?$/;

const ofNumbers = (text: string): ReadDay | null => {
  const ordered = yearFirst.exec(text) ?? packed.exec(text);
  if (ordered) return both(dayOf(Number(ordered[1]), Number(ordered[2]), Number(ordered[3])));
  const [, first = '', second = '', year = ''] = yearLast.exec(text) ?? [];
  if (year === '') return null;
  const dayFirst = dayOf(fullYear(year), Number(second), Number(first));
  const monthFirst = dayOf(fullYear(year), Number(first), Number(second));
  return dayFirst === null && monthFirst === null ? null : { dayFirst, monthFirst };
};

/** `27 january 2026`, `january 27 2026`, `27 de enero de 2026`, `tue 27 jan 2026`, `1er mars 2026`. */
const ofWords = (text: string): ReadDay | null => {
  const words = plainText(text).split(' ');
  const months = words.flatMap((word) => monthByName.get(word) ?? []);
  const numbers = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th|er|o|a)?$/.exec(word)?.[1] ?? []);
  // A day of the week may be called as a month is: `mar. 27 janv. 2026`.
  const month = months.at(-1);
  const [first = '', second = ''] = numbers;
  if (month === undefined || numbers.length !== 2) return null;
  return first.length === 4
    ? both(dayOf(Number(first), month, Number(second)))
    : both(dayOf(fullYear(second), month, Number(first)));
};

/** Null of what is no day. */
export const readDay = (cell: string): ReadDay | null => {
  const text = withoutTime(cell.trim());
  return ofNumbers(text) ?? ofNumbers(text.replace(/^\p{L}+\.?,?\s+(?=\d)/u, '')) ?? ofWords(text);
};

export type Days = { readonly from: EpochDay; readonly to: EpochDay };

const lastOfMonth = (year: number, month: number): EpochDay =>
  (dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1) ?? 0) - 1;

/** `2026-01`, `202601`, `January 2026`, `Jan 26`: a whole month. Its first day counts as one too. Null of what is none. */
export const readMonth = (cell: string, order: DateOrder): Days | null => {
  const text = cell.trim();
  const monthOf = (year: number, month: number): Days | null => {
    const from = dayOf(year, month, 1);
    return from === null ? null : { from, to: lastOfMonth(year, month) };
  };
  const numbers = /^(\d{4})[-/.]?(\d{2})$/.exec(text);
  if (numbers) return monthOf(Number(numbers[1]), Number(numbers[2]));
  const yearBehind = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (yearBehind) return monthOf(Number(yearBehind[2]), Number(yearBehind[1]));
  const whole = readDay(text)?.[order] ?? null;
  if (whole !== null) {
    const [year, month] = calendarDayOf(whole).split('-').map(Number);
    return monthOf(year ?? 0, month ?? 0);
  }
  const words = plainText(text).split(' ');
  const month = words.flatMap((word) => monthByName.get(word) ?? [])[0];
  const year = words.find((word) => /^\d{4}$|^\d{2}$/.test(word));
  return month === undefined || year === undefined ? null : monthOf(fullYear(year), month);
};

const between = /\s+(?:-|–|—|to|bis|au|al|a|à|até|ate|t\/m|tot)\s+|\s*[–—]\s*|\s*~\s*/i;

/** What the first half leaves out stands in the second: `1 - 31 January 2026`, `Jan 1 - Jan 31, 2026`. */
const completed = (first: string, second: string): readonly string[] => {
  const [month = ''] = /\p{L}+\.?/u.exec(first) ?? [];
  const [tail = ''] = /\D+\d{4}$|\d{4}$/.exec(second) ?? [];
  const [year = ''] = /\d{4}$/.exec(second) ?? [];
  return [first, `${first} ${year}`, `${first}${tail}`, `${first} ${month}`];
};

/** The day of a cell that can be read in one way alone; null of any other. */
export const clearDay = (cell: string): EpochDay | null => {
  const day = readDay(cell);
  if (day === null) return null;
  if (day.dayFirst === null || day.monthFirst === null) return day.dayFirst ?? day.monthFirst;
  return day.dayFirst === day.monthFirst ? day.dayFirst : null;
};

const rangeOf = (first: string, second: string): Days | null => {
  const [month = ''] = /\p{L}{3,}\.?/u.exec(first) ?? [];
  const to = clearDay(second) ?? clearDay(`${month} ${second}`);
  const from = completed(first, second)
    .map(clearDay)
    .find((day) => day !== null);
  return from === undefined || to === null || to < from ? null : { from, to };
};

/** `Campaign performance (Jan 1, 2026-Jan 31, 2026)`: at the hyphen that has a day on either side. */
const rangeWithoutSpaces = (text: string): Days | null => {
  const within = /\(([^()]*)\)\s*$/.exec(text)?.[1] ?? text;
  const hyphens = [...within.matchAll(/-/g)].map(({ index }) => index);
  return (
    hyphens
      .map((at) => {
        const [from, to] = [clearDay(within.slice(0, at)), clearDay(within.slice(at + 1))];
        return from === null || to === null || to < from ? null : { from, to };
      })
      .find((range) => range !== null) ?? null
  );
};

/** The days of `27 January 2026 - 23 February 2026`; null of what is no range, or one that can be read in two ways. */
export const readRange = (text: string): Days | null => {
  const [first, second, more] = text.trim().split(between);
  const isPair = first !== undefined && second !== undefined && more === undefined;
  return (isPair ? rangeOf(first, second) : null) ?? rangeWithoutSpaces(text);
};
