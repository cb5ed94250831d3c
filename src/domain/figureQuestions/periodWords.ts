/** Lists the words and numbers of periods. */
import { calendarDayOf, type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import type { PeriodUnit } from './namedPeriod.ts';

export const months = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
] as const;

export const monthOfWord = new Map<string, number>(
  months.flatMap((words, month) => words.map((word) => [word, month])),
);

const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const unitWords = new Map<string, PeriodUnit>(
  (['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((unit) => [
    [unit, unit],
    [`${unit}s`, unit],
  ]),
);

export const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  const place = numbers.indexOf(word);
  if (place >= 0) return place + 1;
  return /^[1-9]\d{0,3}$/.test(word) ? Number(word) : null;
};

export const yearOf = (word: string | undefined): number | null =>
  word !== undefined && /^(19|20)\d{2}$/.test(word) ? Number(word) : null;

export const dayNumber = (word: string | undefined): number | null => {
  const found = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? '')?.[1];
  return found === undefined ? null : Number(found);
};

const two = (value: number): string => String(value).padStart(2, '0');

export const dated = (year: number, month: number, day: number): EpochDay | null =>
  epochDayOf(`${year}-${two(month + 1)}-${two(day)}`);

export const thisYear = (today: EpochDay): number => Number(calendarDayOf(today).slice(0, 4));

export type Words = { readonly words: readonly string[]; readonly at: number; readonly today: EpochDay };
