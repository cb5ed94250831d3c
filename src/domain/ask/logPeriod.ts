/** Parses the time in a question about the log; today counts as part of the past. */
import { calendarDayOf, type EpochDay, epochDayAt } from '../calendar/epochDay.ts';
import { onDays } from '../figureQuestions/figureWording.ts';
import type { NamedPeriod } from '../figureQuestions/namedPeriod.ts';
import { periodAt } from '../figureQuestions/periodAt.ts';
import { numberOf, unitWords } from '../figureQuestions/periodWords.ts';
import { mark, type Question } from './readQuestion.ts';

/** Inclusive days in UTC, with words for them. */
export type Period = {
  readonly from: EpochDay;
  readonly to: EpochDay;
  readonly words: string;
  readonly said: string;
};

type Days = Omit<Period, 'said'>;

type Read =
  | { readonly length: number; readonly period: Days }
  /** The refusal if no such time exists. */
  | { readonly length: number; readonly why: string };

const daysIn = { day: 1, week: 7, month: 30, quarter: 91, half: 182, year: 365 } as const;

const lastDays = (words: readonly string[], at: number, today: EpochDay): Read | null => {
  const [first = '', second, third = ''] = words.slice(at, at + 3);
  const unit = unitWords.get(third);
  const count = numberOf(second);
  if (!['last', 'past'].includes(first) || unit === undefined || count === null) return null;
  return {
    length: 3,
    period: { from: today - count * daysIn[unit] + 1, to: today, words: `in the last ${count} ${third}` },
  };
};

const inWords = ({ from, to }: Pick<Days, 'from' | 'to'>): string =>
  onDays({ from: calendarDayOf(from), to: calendarDayOf(to) });

/** A running unit or an open-ended range ends today. */
const untilNow = ({ days, isRunning }: NamedPeriod, isOpen: boolean, today: EpochDay) => ({
  from: days.from,
  to: isRunning || isOpen ? today : days.to,
});

const periodFrom = (words: readonly string[], at: number, today: EpochDay): Read | null => {
  const recent = lastDays(words, at, today);
  if (recent !== null) return recent;
  const found = periodAt({ words, at, today });
  if (found === null || (found.meaning.kind !== 'period' && found.meaning.kind !== 'noPeriod')) return null;
  const { length, meaning } = found;
  if (meaning.kind === 'noPeriod') return { length, why: meaning.why };
  const days = untilNow(meaning.period, words[at] === 'since', today);
  return { length, period: { ...days, words: inWords(days) } };
};

/** The first period that the question names; null if there is none. `now` is ISO 8601. */
export const periodIn = (question: Question, now: string): Period | { readonly why: string } | null => {
  const today = epochDayAt(Date.parse(now));
  for (let at = 0; at < question.words.length; at += 1) {
    const read = periodFrom(question.words, at, today);
    if (read !== null) {
      const said = question.words.slice(at, at + read.length).join(' ');
      mark(question, { at, length: read.length }, said);
      return 'why' in read ? read : { ...read.period, said };
    }
  }
  return null;
};

export const isIn = ({ from, to }: Period, at: string): boolean => {
  const day = epochDayAt(Date.parse(at));
  return day >= from && day <= to;
};
