/** Determines the date order of a table and the days of each cell. */
import { calendarDayOf, type EpochDay } from '../../calendar/epochDay.ts';
import type { ColumnRole } from './columnRoles.ts';
import {
  cutTo,
  type DateOrder,
  type Days,
  monthBehind,
  type ReadDay,
  readDay,
  readDayWithin,
  readMonth,
  readMonthWithin,
  readQuarter,
  readRange,
} from './dateText.ts';

export type OrderFound = {
  readonly order: DateOrder | null;
  readonly doubtful: readonly (readonly [string, ReadDay])[];
};

const isTwoDays = ({ dayFirst, monthFirst }: ReadDay): boolean =>
  dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst;

const isWithin = (
  cells: readonly (readonly [string, ReadDay])[],
  order: DateOrder,
  { from, to }: Days,
): boolean =>
  cells.every(([, read]) => {
    const day = read[order];
    return day !== null && day >= from && day <= to;
  });

/** The order in which all ambiguous cells fall into the stated range; null if both or neither does. */
const orderWithin = (
  cells: readonly (readonly [string, ReadDay])[],
  stated: Days | null,
): DateOrder | null => {
  if (stated === null) return null;
  const [day, month] = [isWithin(cells, 'dayFirst', stated), isWithin(cells, 'monthFirst', stated)];
  if (day === month) return null;
  return day ? 'dayFirst' : 'monthFirst';
};

const daysIn = (cells: Iterable<string>, stated: Days | null): ReadonlyMap<string, ReadDay> => {
  const read = new Map<string, ReadDay>();
  for (const cell of new Set(cells)) {
    const day = readDayWithin(cell, stated);
    if (day !== null) read.set(cell, day);
  }
  return read;
};

const shortYear = /^(\d{2})[-/.]\s?\d{1,2}[-/.]\s?(\d{2})(?!\d)/;

/** `26-11-01`, `26-11-02`: no month is first, and the last numbers vary more, as days do and years do not. */
const isYearFirst = (read: readonly (readonly [string, ReadDay])[]): boolean => {
  const [first, last] = [new Set<string>(), new Set<string>()];
  for (const [cell, { monthFirst, yearFirst }] of read) {
    const [, one, other] = shortYear.exec(cell.trim()) ?? [];
    if (one === undefined || other === undefined || monthFirst !== null || yearFirst === null) return false;
    first.add(one);
    last.add(other);
  }
  return first.size < last.size;
};

/**
 * A cell with only one valid order decides for the table, as does a stated range that only one order fits.
 * Contradicting cells decide nothing.
 */
export const orderOf = (cells: Iterable<string>, stated: Days | null): OrderFound => {
  const read = [...daysIn(cells, stated)];
  if (isYearFirst(read)) return { order: 'yearFirst', doubtful: [] };
  const doubtful = read.filter(([, day]) => isTwoDays(day));
  const onlyDayFirst = read.some(([, { monthFirst }]) => monthFirst === null);
  const onlyMonthFirst = read.some(([, { dayFirst }]) => dayFirst === null);
  if (onlyDayFirst !== onlyMonthFirst) return { order: onlyDayFirst ? 'dayFirst' : 'monthFirst', doubtful };
  if (doubtful.length === 0 && !onlyDayFirst) return { order: 'dayFirst', doubtful };
  const shown = doubtful.length > 0 ? doubtful : read;
  return { order: onlyDayFirst ? null : orderWithin(doubtful, stated), doubtful: shown };
};

const isoWeek = /^(\d{4})[- ]?K?W(\d{1,2})$/i;
const weekFirst =
  /^(?:(?:K?W|S|week|woche|semaine|semana|settimana)\.?\s*(\d{1,2})[ ,/-]+|(\d{1,2})[/-])(\d{4})$/i;
const yearBefore = /^(\d{4})[ /-]+(?:K?W|S|week|woche|semaine|semana|settimana)\.?\s*(\d{1,2})$/i;
const packedWeek = /^(\d{4})(\d{2})$/;

/** 0 for Sunday. */
const weekdayOf = (day: EpochDay): number => (((day + 4) % 7) + 7) % 7;

const dayIn = (year: number, text: string): EpochDay => readDay(`${year}-${text}`)?.dayFirst ?? 0;

const lastWeek = 53;

/** ISO 8601: the first week of a year contains its first Thursday. */
const ofIsoWeek = (year: number, week: number): Days | null => {
  if (week < 1 || week > lastWeek) return null;
  const fourth = dayIn(year, '01-04');
  const monday = fourth - ((weekdayOf(fourth) + 6) % 7) + (week - 1) * 7;
  return { from: monday, to: monday + 6 };
};

/** GA4: weeks begin on Sunday, week 1 contains 1 January, and weeks are cut at the year's end. */
const ofSundayWeek = (year: number, week: number): Days | null => {
  if (week < 1 || week > lastWeek + 1) return null;
  const first = dayIn(year, '01-01');
  const sunday = first - weekdayOf(first) + (week - 1) * 7;
  return { from: Math.max(first, sunday), to: Math.min(dayIn(year, '12-31'), sunday + 6) };
};

const oneDay = (cell: string, { order, stated }: CellRules): Days | null => {
  const day = readDayWithin(cell, stated)?.[order] ?? null;
  return day === null ? null : { from: day, to: day };
};

const ofWeek = (cell: string, rules: CellRules): Days | null => {
  const text = cell.trim();
  const [, year, week] = isoWeek.exec(text) ?? yearBefore.exec(text) ?? [];
  if (year !== undefined) return ofIsoWeek(Number(year), Number(week));
  const [, named, bare, yearBehind] = weekFirst.exec(text) ?? [];
  if (yearBehind !== undefined) return ofIsoWeek(Number(yearBehind), Number(named ?? bare));
  const [, packedYear, number] = packedWeek.exec(text) ?? [];
  if (packedYear !== undefined)
    return (rules.fromSunday ? ofSundayWeek : ofIsoWeek)(Number(packedYear), Number(number));
  const from = oneDay(text, rules)?.from;
  return from === undefined ? readRange(text) : { from, to: from + 6 };
};

/** GA4 numbers the steps of its range from `0000`. */
const ofNth = (cell: string, role: ColumnRole, stated: Days | null): Days | null => {
  if (stated === null || !/^\d{1,5}$/.test(cell.trim())) return null;
  const count = Number(cell);
  const at =
    stated.from + (role === 'nthHour' ? Math.floor(count / 24) : role === 'nthWeek' ? count * 7 : count);
  const days =
    role === 'nthMonth'
      ? monthBehind(stated.from, count)
      : { from: at, to: role === 'nthWeek' ? at + 6 : at };
  return days === null || days.from > stated.to ? null : days;
};

/** `stated`: the range of the file. `fromSunday`: week numbers follow GA4. */
export type CellRules = {
  readonly order: DateOrder;
  readonly stated: Days | null;
  readonly fromSunday: boolean;
};

const wholeStep = (cell: string, role: ColumnRole, rules: CellRules): Days | null => {
  switch (role) {
    case 'week':
      return ofWeek(cell, rules);
    case 'month':
      return readMonth(cell, rules.order) ?? readMonthWithin(cell, rules.stated);
    case 'quarter':
      return readQuarter(cell, rules.order);
    case 'nthDay':
    case 'nthHour':
    case 'nthWeek':
    case 'nthMonth':
      return ofNth(cell, role, rules.stated);
    default:
      return null;
  }
};

/** Null if the cell is not a period. A partial week or month is cut to the file's range. */
export const daysOfCell = (cell: string, role: ColumnRole, rules: CellRules): Days | null => {
  if (role === 'day' || role === 'from' || role === 'to') return oneDay(cell, rules);
  const days = wholeStep(cell, role, rules);
  return days === null ? null : cutTo(days, rules.stated);
};

/** If all days are a week or a month apart, each one represents its whole period. */
export const stepOf = (cells: Iterable<string>, order: DateOrder): 'day' | 'week' | 'month' => {
  const days = [...new Set([...new Set(cells)].flatMap((cell) => readDay(cell)?.[order] ?? []))].sort(
    (one, two) => one - two,
  );
  const [first] = days;
  const gaps = days.slice(1).map((day, at) => day - (days[at] ?? 0));
  if (first === undefined || gaps.length < 2) return 'day';
  // Few days may lie weeks apart by chance: in weekly tables most gaps are exactly 7.
  const following = gaps.filter((gap) => gap === 7).length;
  if (gaps.every((gap) => gap % 7 === 0) && following * 2 > gaps.length) return 'week';
  return days.every((day) => calendarDayOf(day).endsWith('-01')) ? 'month' : 'day';
};
