/** Parses days within one month: `from 1 to 15 November`, `1-15 November`, `between 1 and 15 November`, `November 1-15`. */
import { calendarDayOf } from '../calendar/epochDay.ts';
import type { Days } from '../metrics/rangePreset.ts';
import { dayNumber, monthOfWord, type Words, yearOf } from './periodWords.ts';
import { dayInMonth } from './pointAt.ts';

type Read = { readonly length: number } & ({ readonly days: Days } | { readonly why: string });

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
export const daysInMonth = ({ words, at, today }: Words): Read | null => {
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
