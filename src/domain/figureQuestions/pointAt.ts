/** Parses a date in a question. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { dated, dayNumber, monthOfWord, months, thisYear, type Words, yearOf } from './periodWords.ts';

type Point =
  | { readonly length: number; readonly day: EpochDay }
  | { readonly length: number; readonly why: string };

const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** `2025`, and `25` after a day and a month. */
const yearAfterDay = (word: string | undefined): number | null =>
  yearOf(word) ?? (/^(?:2[0-9]|3[0-9])$/.test(word ?? '') ? 2000 + Number(word) : null);

/** In this year, or in the last one if this year's is still ahead. */
export const dayInMonth = (
  day: number,
  month: number,
  said: { year: number | null; length: number; today: EpochDay },
): Point => {
  const { year, length, today } = said;
  const own = dated(year ?? thisYear(today), month, day);
  const meant = year === null && own !== null && own > today ? dated(thisYear(today) - 1, month, day) : own;
  const name = months[month]?.[0] ?? '';
  const why = `${day} ${capitalized(name)}${year === null ? '' : ` ${year}`} does not exist.`;
  return meant === null ? { length, why } : { length, day: meant };
};

const dayOf = (day: number, month: number, year: number): string =>
  `${day} ${capitalized(months[month - 1]?.[0] ?? '')} ${year}`;

/** `2026-11-01`; `11-5-2025` has two meanings. Null for another word. */
const numericPoint = (word: string): Point | null => {
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(word)) {
    const day = epochDayOf(word);
    return day === null ? { length: 1, why: `${word} does not exist.` } : { length: 1, day };
  }
  if (!/^\d{1,2}-\d{1,2}-\d{4}$/.test(word)) return null;
  const typed = word.replaceAll('-', '/');
  const [one = 0, other = 0, year = 0] = word.split('-').map(Number);
  const [first, second] = [dayOf(one, other, year), dayOf(other, one, year)];
  return { length: 1, why: `“${typed}” can mean ${first} or ${second}. Please name the month.` };
};

/** `2026-11-01`, `1 november 2026`, `november 1`, `1st of november`. */
export const pointAt = ({ words, at, today }: Words): Point | null => {
  const first = words[at] ?? '';
  const numeric = numericPoint(first);
  if (numeric !== null) return numeric;
  const leads = dayNumber(first);
  if (leads !== null) {
    const of = words[at + 1] === 'of' ? 1 : 0;
    const month = monthOfWord.get(words[at + 1 + of] ?? '');
    if (month === undefined) return null;
    const year = yearAfterDay(words[at + 2 + of]);
    return dayInMonth(leads, month, { year, length: 2 + of + (year === null ? 0 : 1), today });
  }
  const month = monthOfWord.get(first);
  const follows = dayNumber(words[at + 1]);
  if (month === undefined || follows === null) return null;
  const year = yearOf(words[at + 2]);
  return dayInMonth(follows, month, { year, length: year === null ? 2 : 3, today });
};
