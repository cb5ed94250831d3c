/** Parses days in export formats: `2026-01-27`, `20260127`, `27 Jan 2026`, `27.01.2026`, `01/27/2026`; reports ambiguous orders. */
import { calendarDayOf, type EpochDay, epochDayOf } from '../../calendar/epochDay.ts';
import { asciiDigits } from '../../text/asciiDigits.ts';
import { normalizeWords } from './normalizeWords.ts';
import { monthByName } from './words/monthNames.ts';

export type DateOrder = 'dayFirst' | 'monthFirst' | 'yearFirst';

/** Null for an order in which the cell is not a day. */
export type ReadDay = Readonly<Record<DateOrder, EpochDay | null>>;

/** Digits such as those of a Unix time only look like a year. */
const isYear = (year: number): boolean => year >= 1_900 && year < 2_200;

const dayOf = (year: number, month: number, day: number): EpochDay | null =>
  isYear(year)
    ? epochDayOf(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
    : null;

const both = (day: EpochDay | null): ReadDay | null =>
  day === null ? null : { dayFirst: day, monthFirst: day, yearFirst: day };

const fullYear = (text: string): number => (text.length === 2 ? 2_000 + Number(text) : Number(text));

const hour =
  /(?:[T ,]+\d{1,2}(?::\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?|\s*[ap]\.?m\.?)|T\d{2})\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;

/** `2026-11-01 23`: the hour alone, after a day that nothing else could follow. */
const bareHour = /(?<=^\d{4}-\d{2}-\d{2}) (?:[01]\d|2[0-3])$/;

const withoutTime = (text: string): string => text.replace(hour, '').replace(bareHour, '');

/** `2026年10月1日` becomes `2026-10-1`, in digits of any script. */
const withoutSigns = (cell: string): string => {
  const text = /(?!\d)\p{Nd}/u.test(cell) ? asciiDigits(cell) : cell;
  return /[年년]/.test(text)
    ? text
        .replaceAll(/[年月년월]\s*/g, '-')
        .replaceAll(/[日일]|\(.\)/g, '')
        .replace(/-?\s*$/, '')
    : text;
};

const yearFirst = /^(\d{4})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})\.?$/;
/** Hour and minute may follow: `2026110123`, `202611012359`. */
const packed = /^(\d{4})(\d{2})(\d{2})(?:(?:[01]\d|2[0-3])(?:[0-5]\d)?)?$/;
const yearLast = /^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?(\d{4}|\d{2})\.?$/;

const ofNumbers = (text: string): ReadDay | null => {
  const ordered = yearFirst.exec(text) ?? packed.exec(text);
  if (ordered) return both(dayOf(Number(ordered[1]), Number(ordered[2]), Number(ordered[3])));
  const [, first = '', second = '', year = ''] = yearLast.exec(text) ?? [];
  if (year === '') return null;
  const dayFirst = dayOf(fullYear(year), Number(second), Number(first));
  const monthFirst = dayOf(fullYear(year), Number(first), Number(second));
  if (dayFirst === null && monthFirst === null) return null;
  const isShort = year.length === 2 && first.length === 2;
  return {
    dayFirst,
    monthFirst,
    yearFirst: isShort ? dayOf(fullYear(first), Number(second), Number(year)) : null,
  };
};

/** `27 january 2026`, `january 27 2026`, `27 de enero de 2026`, `tue 27 jan 2026`, `1er mars 2026`. */
const ofWords = (text: string): ReadDay | null => {
  const words = normalizeWords(text).split(' ');
  const months = words.flatMap((word) => monthByName.get(word) ?? []);
  const numbers = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th|er|o|a)?$/.exec(word)?.[1] ?? []);
  // A weekday may look like a month: `mar. 27 janv. 2026`.
  const month = months.at(-1);
  const [first = '', second = ''] = numbers;
  if (month === undefined || numbers.length !== 2) return null;
  return first.length === 4
    ? both(dayOf(Number(first), month, Number(second)))
    : both(dayOf(fullYear(second), month, Number(first)));
};

export const readDay = (cell: string): ReadDay | null => {
  const text = withoutTime(withoutSigns(cell.trim()));
  return ofNumbers(text) ?? ofNumbers(text.replace(/^\p{L}+\.?,?\s+(?=\d)/u, '')) ?? ofWords(text);
};

export type Days = { readonly from: EpochDay; readonly to: EpochDay };

const yearOf = (day: EpochDay): number => Number(calendarDayOf(day).slice(0, 4));

const yearsOf = ({ from, to }: Days): readonly number[] => {
  const first = yearOf(from);
  return Array.from({ length: yearOf(to) - first + 1 }, (_, at) => first + at);
};

const shortDay = /^(\d{1,2}[-/.]\s?\d{1,2})\.?$/;

/** GA4's dimension “Day” numbers the days of a month: unique in a range of up to a month. */
const dayOfMonth = (text: string, { from, to }: Days): ReadDay | null => {
  const found: EpochDay[] = [];
  for (let day = from; day <= to && found.length < 2; day += 1)
    if (Number(calendarDayOf(day).slice(8)) === Number(text)) found.push(day);
  return found.length === 1 ? both(found[0] ?? null) : null;
};

/** As `readDay`; `3 Nov`, `11/3` and `03` take the month and year that put them into the stated range. */
export const readDayWithin = (cell: string, stated: Days | null): ReadDay | null => {
  const day = readDay(cell);
  if (day !== null || stated === null) return day;
  const text = withoutTime(cell.trim());
  if (/^\d{1,2}$/.test(text)) return dayOfMonth(text, stated);
  const [, numbers] = shortDay.exec(text) ?? [];
  const found = yearsOf(stated).flatMap(
    (year) =>
      readDay(numbers === undefined ? `${text} ${year}` : `${numbers.replace('.', '/')}/${year}`) ?? [],
  );
  const within = (order: DateOrder): EpochDay | null =>
    found.map((read) => read[order]).find((one) => one !== null && one >= stated.from && one <= stated.to) ??
    null;
  const [dayFirst, monthFirst] = [within('dayFirst'), within('monthFirst')];
  return dayFirst === null && monthFirst === null ? null : { dayFirst, monthFirst, yearFirst: null };
};

const lastOfMonth = (year: number, month: number): EpochDay =>
  (dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1) ?? 0) - 1;

const monthOf = (year: number, month: number): Days | null => {
  const from = dayOf(year, month, 1);
  return from === null ? null : { from, to: lastOfMonth(year, month) };
};

const overlap = (one: Days, other: Days): boolean => one.from <= other.to && one.to >= other.from;

/** `10` and `October` without a year: the unique such month in the stated range; null if there are several. */
export const readMonthWithin = (cell: string, stated: Days | null): Days | null => {
  const plain = normalizeWords(cell).replace(/[月월]$/, '');
  const month = /^\d{1,2}$/.test(plain) ? Number(plain) : monthByName.get(plain);
  if (month === undefined || stated === null) return null;
  const [found, more] = yearsOf(stated)
    .flatMap((year) => monthOf(year, month) ?? [])
    .filter((days) => overlap(days, stated));
  return found === undefined || more !== undefined ? null : found;
};

export const monthBehind = (day: EpochDay, months: number): Days | null => {
  const [year = 0, month = 1] = calendarDayOf(day).split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  return monthOf(Math.floor(at / 12), (at % 12) + 1);
};

/** The intersection; all days if it is empty. */
export const cutTo = (days: Days, stated: Days | null): Days =>
  stated === null || !overlap(days, stated)
    ? days
    : { from: Math.max(days.from, stated.from), to: Math.min(days.to, stated.to) };

/** `2026-01`, `202601`, `January 2026`, `Jan 26`: a whole month, also written as its first day. Null otherwise. */
export const readMonth = (cell: string, order: DateOrder): Days | null => {
  const text = withoutSigns(cell.trim());
  const numbers = /^(\d{4})[-/.]?(\d{2})$/.exec(text);
  if (numbers) return monthOf(Number(numbers[1]), Number(numbers[2]));
  const yearBehind = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (yearBehind) return monthOf(Number(yearBehind[2]), Number(yearBehind[1]));
  const whole = readDay(text)?.[order] ?? null;
  if (whole !== null) {
    const [year, month] = calendarDayOf(whole).split('-').map(Number);
    return monthOf(year ?? 0, month ?? 0);
  }
  const words = normalizeWords(text).split(' ');
  const month = words.flatMap((word) => monthByName.get(word) ?? [])[0];
  const year = words.find((word) => /^\d{4}$|^\d{2}$/.test(word));
  return month === undefined || year === undefined ? null : monthOf(fullYear(year), month);
};

/** `Q3 2026`, `2026-Q3`, `2026Q3`, `3. Quartal 2026`, `T3 2026`, `2026年第3四半期`, or its first day. */
const quarterFirst = /^\D{0,12}?([1-4])\D{1,15}(\d{4})$/;
const quarterLast = /^(\d{4})[^\d\p{N}]{1,4}([1-4])\D{0,10}$/u;

export const readQuarter = (cell: string, order: DateOrder): Days | null => {
  const text = asciiDigits(cell.trim());
  const [, behind, yearBehind] = quarterFirst.exec(text) ?? [];
  const [, year = yearBehind, quarter = behind] = quarterLast.exec(text) ?? [];
  const first = readDay(text)?.[order] ?? null;
  const from = first ?? (year === undefined ? null : dayOf(Number(year), Number(quarter) * 3 - 2, 1));
  const [month] = from === null ? [] : calendarDayOf(from).split('-').slice(1).map(Number);
  if (from === null || month === undefined) return null;
  const begin = monthBehind(from, -((month - 1) % 3));
  const end = begin === null ? null : monthBehind(begin.from, 2);
  return begin === null || end === null ? null : { from: begin.from, to: end.to };
};

const between = /\s+(?:-|–|—|to|bis|au|al|a|à|até|ate|t\/m|tot)\s+|\s*[–—]\s*|\s*~\s*/i;

/** The second half completes the first: `1 - 31 January 2026`, `Jan 1 - Jan 31, 2026`. */
const completed = (first: string, second: string): readonly string[] => {
  const [month = ''] = /\p{L}+\.?/u.exec(first) ?? [];
  const [tail = ''] = /\D+\d{4}$|\d{4}$/.exec(second) ?? [];
  const [year = ''] = /\d{4}$/.exec(second) ?? [];
  return [first, `${first} ${year}`, `${first}${tail}`, `${first} ${month}`];
};

/** Null unless the cell has exactly one reading. */
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

/** `Campaign performance (Jan 1, 2026-Jan 31, 2026)`: splits at the hyphen between two days. */
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

/** `27 January 2026 - 23 February 2026`; null if it is not a range or ambiguous. */
export const readRange = (text: string): Days | null => {
  const [first, second, more] = text.trim().split(between);
  const isPair = first !== undefined && second !== undefined && more === undefined;
  return (isPair ? rangeOf(first, second) : null) ?? rangeWithoutSpaces(text);
};
