/** Parses periods relative to today: `last week`, `on Monday`, `two months ago`, `month to date`. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { mondayOf } from '../calendar/months.ts';
import { weekdays } from '../reports/scheduleWords.ts';
import { found, oneDay, type Read } from './calendarUnitsAt.ts';
import { lastUnits, lastWeekend, type PeriodUnit, unitBack } from './namedPeriod.ts';
import { numberOf, unitWords, type Words } from './periodWords.ts';

const toDate: ReadonlyMap<string, PeriodUnit> = new Map([
  ['wtd', 'week'],
  ['mtd', 'month'],
  ['qtd', 'quarter'],
  ['ytd', 'year'],
]);

const isLast = (word: string): boolean => ['last', 'past', 'previous', 'prior', 'recent'].includes(word);

/** The last completed one: on a Monday, Monday is a week ago. */
const lastWeekday = (weekday: number, today: EpochDay): EpochDay => {
  const day = mondayOf(today) + weekday;
  return day < today ? day : day - 7;
};

/** `last week`, `last weekend`, `last Friday`, `last 30 days`. */
const pastPeriod = ({ words, at, today }: Words): Read | null => {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  if (!isLast(first)) return null;
  if (second === 'weekend') return found(2, lastWeekend(today));
  if (second === 'fortnight') return found(2, lastUnits(2, 'week', today));
  const weekday = weekdays.findIndex((name) => name.toLowerCase() === second);
  // “Since last Monday” can mean this week’s or the one before.
  if (weekday >= 0 && words[at - 1] !== 'since') return found(2, oneDay(lastWeekday(weekday, today)));
  const one = unitWords.get(second);
  if (one !== undefined && !second.endsWith('s')) return found(2, unitBack(one, 1, today));
  const many = unitWords.get(third);
  const count = numberOf(second);
  return many === undefined || count === null ? null : found(3, lastUnits(count, many, today));
};

const dayBeforeYesterday = ['the', 'day', 'before', 'yesterday'];

/** `two months ago`, `the day before yesterday`. */
const agoAt = ({ words, at, today }: Words): Read | null => {
  const said = dayBeforeYesterday.slice(words[at] === 'the' ? 0 : 1);
  if (said.every((word, index) => words[at + index] === word)) return found(said.length, oneDay(today - 2));
  const count = words[at] === 'a' ? 1 : numberOf(words[at]);
  const unit = unitWords.get(words[at + 1] ?? '');
  return words[at + 2] !== 'ago' || unit === undefined || unit === 'year' || count === null
    ? null
    : found(3, unitBack(unit, count, today));
};

/** On Monday: the last one. */
export const onWeekday = ({ words, at, today }: Words): Read | null => {
  const weekday = weekdays.findIndex((name) => name.toLowerCase() === words[at]);
  return weekday < 0 || words[at - 1] !== 'on' ? null : found(1, oneDay(lastWeekday(weekday, today)));
};

/** `today`, `this week`, `last month`, `month to date`. */
export const relativePeriod = ({ words, at, today }: Words): Read | null => {
  const three = words.slice(at, at + 3);
  const [first = '', second = '', third = ''] = three;
  if (first === 'today') return found(1, oneDay(today));
  if (first === 'yesterday') return found(1, oneDay(today - 1));
  const back = agoAt({ words, at, today });
  if (back !== null) return back;
  const short = toDate.get(first);
  if (short !== undefined) return found(1, unitBack(short, 0, today));
  const unit = unitWords.get(first);
  if (unit !== undefined && second === 'to' && third === 'date') return found(3, unitBack(unit, 0, today));
  if (first !== 'this' && first !== 'current') return pastPeriod({ words, at, today });
  const running = unitWords.get(second);
  return running === undefined || second.endsWith('s') ? null : found(2, unitBack(running, 0, today));
};

/** `since monday`: the last completed one; on a Monday that is a week ago. */
export const weekdayBefore = ({ words, at, today }: Words): Read | null => {
  const weekday = weekdays.findIndex((name) => name.toLowerCase() === words[at]);
  if (weekday < 0) return null;
  return found(1, oneDay(lastWeekday(weekday, today)));
};
