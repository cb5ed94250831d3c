/** The days of each row: in which order its dates are written, and the days that a cell of each role stands for. */
import { calendarDayOf } from '../../calendar/epochDay.ts';
import type { ColumnRole } from './columnRoles.ts';
import { type DateOrder, type Days, type ReadDay, readDay, readMonth, readRange } from './dateText.ts';

export type OrderFound = {
  /** Null where both orders make sense. */
  readonly order: DateOrder | null;
  /** The first cells that are two different days. */
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

/** Which order brings all doubtful cells into the stated days; null where both do, or neither. */
const orderWithin = (
  cells: readonly (readonly [string, ReadDay])[],
  stated: Days | null,
): DateOrder | null => {
  if (stated === null) return null;
  const [day, month] = [isWithin(cells, 'dayFirst', stated), isWithin(cells, 'monthFirst', stated)];
  if (day === month) return null;
  return day ? 'dayFirst' : 'monthFirst';
};

const daysIn = (cells: Iterable<string>): ReadonlyMap<string, ReadDay> => {
  const read = new Map<string, ReadDay>();
  for (const cell of new Set(cells)) {
    const day = readDay(cell);
    if (day !== null) read.set(cell, day);
  }
  return read;
};

/**
 * How the dates of a table are written. A cell that is a day in one order alone settles it for all; so does a stated range into
 * which only one order brings every cell. Where cells contradict each other, nothing is settled.
 */
export const orderOf = (cells: Iterable<string>, stated: Days | null): OrderFound => {
  const read = [...daysIn(cells)];
  const doubtful = read.filter(([, day]) => isTwoDays(day));
  const onlyDayFirst = read.some(([, { monthFirst }]) => monthFirst === null);
  const onlyMonthFirst = read.some(([, { dayFirst }]) => dayFirst === null);
  if (onlyDayFirst !== onlyMonthFirst) return { order: onlyDayFirst ? 'dayFirst' : 'monthFirst', doubtful };
  if (doubtful.length === 0 && !onlyDayFirst) return { order: 'dayFirst', doubtful };
  const shown = doubtful.length > 0 ? doubtful : read;
  return { order: onlyDayFirst ? null : orderWithin(doubtful, stated), doubtful: shown };
};

const isoWeek = /^(\d{4})[- ]?W(\d{1,2})$/i;

/** The first week of a year has its first Thursday. */
const ofIsoWeek = (year: number, week: number): Days => {
  const fourth = readDay(`${year}-01-04`)?.dayFirst ?? 0;
  const monday = fourth - ((((fourth + 3) % 7) + 7) % 7) + (week - 1) * 7;
  return { from: monday, to: monday + 6 };
};

const oneDay = (cell: string, order: DateOrder): Days | null => {
  const day = readDay(cell)?.[order] ?? null;
  return day === null ? null : { from: day, to: day };
};

const ofWeek = (cell: string, order: DateOrder): Days | null => {
  const [, year, week] = isoWeek.exec(cell.trim()) ?? [];
  if (year !== undefined) return ofIsoWeek(Number(year), Number(week));
  const from = oneDay(cell, order)?.from;
  return from === undefined ? readRange(cell) : { from, to: from + 6 };
};

/** GA4 counts the days of its range from `0000`. */
const ofNthDay = (cell: string, stated: Days | null): Days | null => {
  if (stated === null || !/^\d{1,5}$/.test(cell.trim())) return null;
  const day = stated.from + Number(cell);
  return day > stated.to ? null : { from: day, to: day };
};

/** The days that a cell stands for; null where it stands for none. `stated`: the days that the file is about. */
export const daysOfCell = (
  cell: string,
  role: ColumnRole,
  { order, stated }: { readonly order: DateOrder; readonly stated: Days | null },
): Days | null => {
  switch (role) {
    case 'week':
      return ofWeek(cell, order);
    case 'month':
      return readMonth(cell, order);
    case 'nthDay':
      return ofNthDay(cell, stated);
    default:
      return oneDay(cell, order);
  }
};

/** Whether days that are told one by one are a week or a month apart, each of them: then each stands for all of it. */
export const stepOf = (cells: Iterable<string>, order: DateOrder): 'day' | 'week' | 'month' => {
  const days = [...new Set([...new Set(cells)].flatMap((cell) => readDay(cell)?.[order] ?? []))].sort(
    (one, two) => one - two,
  );
  const [first] = days;
  const gaps = days.slice(1).map((day, at) => day - (days[at] ?? 0));
  if (first === undefined || gaps.length < 2) return 'day';
  // A few days that happen to lie weeks apart are days: most weeks of a table follow each other.
  const following = gaps.filter((gap) => gap === 7).length;
  if (gaps.every((gap) => gap % 7 === 0) && following * 2 > gaps.length) return 'week';
  return days.every((day) => calendarDayOf(day).endsWith('-01')) ? 'month' : 'day';
};
