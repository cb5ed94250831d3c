/** Parses the future days in a question about scheduled reports. */
import { type EpochDay, epochDayAt } from '../calendar/epochDay.ts';
import { firstDayOf, mondayOf, monthEnd, monthOf } from '../calendar/months.ts';
import { dated, monthOfWord, numberOf, thisYear, unitWords, yearOf } from '../figureQuestions/periodWords.ts';
import { pointAt } from '../figureQuestions/pointAt.ts';
import type { Days } from '../metrics/rangePreset.ts';
import { weekdays } from '../reports/scheduleWords.ts';
import { mark, type Question } from './readQuestion.ts';

type Read = { readonly length: number; readonly found: Days | { readonly why: string } };

type At = { readonly words: readonly string[]; readonly at: number; readonly today: EpochDay };

const oneDay = (day: EpochDay): Days => ({ from: day, to: day });

/** The rest of the current unit, or the whole next one. */
const unitAt = ({ words, at, today }: At): Read | null => {
  const [first, unit] = words.slice(at, at + 2);
  const isNext = first === 'next';
  if (!isNext && first !== 'this') return null;
  const sunday = mondayOf(today) + 6;
  if (unit === 'week')
    return { length: 2, found: isNext ? { from: sunday + 1, to: sunday + 7 } : { from: today, to: sunday } };
  if (unit !== 'month') return null;
  const next = firstDayOf(monthOf(today) + 1);
  return {
    length: 2,
    found: isNext ? { from: next, to: monthEnd(next) } : { from: today, to: monthEnd(today) },
  };
};

/** `next 7 days`, counted from today. */
const nextDays = ({ words, at, today }: At): Read | null => {
  const [first, second, third = ''] = words.slice(at, at + 3);
  const count = numberOf(second);
  const unit = unitWords.get(third);
  if (first !== 'next' || count === null || (unit !== 'day' && unit !== 'week')) return null;
  return { length: 3, found: { from: today, to: today + count * (unit === 'week' ? 7 : 1) } };
};

/** The coming weekday; “next Friday” is ambiguous. */
const weekdayAt = ({ words, at, today }: At): Read | null => {
  const isNext = words[at] === 'next';
  const length = isNext || words[at] === 'this' ? 2 : 1;
  const said = words[at + length - 1];
  const weekday = weekdays.find((name) => name.toLowerCase() === said);
  if (weekday === undefined) return null;
  if (isNext) return { length, found: { why: `“Next ${weekday}” can mean two days. Please give the date.` } };
  const day = mondayOf(today) + weekdays.indexOf(weekday);
  return { length, found: oneDay(day < today ? day + 7 : day) };
};

const dayAt = ({ words, at, today }: At): Read | null => {
  if (words[at] === 'today') return { length: 1, found: oneDay(today) };
  if (words[at] === 'tomorrow') return { length: 1, found: oneDay(today + 1) };
  // A date without a year resolves to the last one before a day, so pass a day one year ahead.
  const point = pointAt({ words, at, today: today + 364 });
  if (point === null) return null;
  return { length: point.length, found: 'why' in point ? point : oneDay(point.day) };
};

const monthAt = ({ words, at, today }: At): Read | null => {
  const month = monthOfWord.get(words[at] ?? '');
  if (month === undefined || !['in', 'for', 'during', 'of'].includes(words[at - 1] ?? '')) return null;
  const said = yearOf(words[at + 1]);
  const own = dated(said ?? thisYear(today), month, 1) ?? 0;
  const from = said === null && monthEnd(own) < today ? (dated(thisYear(today) + 1, month, 1) ?? 0) : own;
  return { length: said === null ? 1 : 2, found: { from: Math.max(from, today), to: monthEnd(from) } };
};

const readers = [unitAt, nextDays, weekdayAt, dayAt, monthAt] as const;

const isOver = 'These days are over. I can tell which reports are due from today on.';

/** The first range that the question names; null if there is none. `now` is ISO 8601. */
export const dueDaysIn = (question: Question, now: string): Days | { readonly why: string } | null => {
  const today = epochDayAt(Date.parse(now));
  const { words } = question;
  for (let at = 0; at < words.length; at += 1) {
    for (const reader of readers) {
      const read = reader({ words, at, today });
      if (read === null) continue;
      const { length, found } = read;
      mark(question, { at, length }, words.slice(at, at + length).join(' '));
      return 'to' in found && found.to < today ? { why: isOver } : found;
    }
  }
  return null;
};
