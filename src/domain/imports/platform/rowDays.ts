/** Determines the days of a table row. */

import type { FileRow } from '../text/fileRows.ts';
import { daysOfCell } from './columnDays.ts';
import { leadingDayRoles } from './columnRoles.ts';
import type { Days } from './dateText.ts';
import { type GatherPlan, isRefused, type Refused } from './gatherPlan.ts';
import { memo } from './memo.ts';
import { normalizeWords } from './normalizeWords.ts';

/** GA4's name for its weeks, which is recognized even if no other header tells of GA4. */
const yearWeek =
  /^(?:year|jahr|annee|ano|anno|jaar|rok|ar|ετος) (?:week|woche|semaine|semana|settimana|tydzien|vecka|εβδομαδα)$|^年と週$/;

/** GA4 counts weeks from Sunday, except in its ISO week columns. */
const hasSundayWeeks = ({ source, headers, columns }: GatherPlan): boolean => {
  const header = normalizeWords(headers[columns.week ?? -1] ?? '');
  return yearWeek.test(header) || (source === 'ga4' && !/iso/.test(header));
};

const midnight = /[T ]0{1,2}:00(?::00(?:\.0+)?)?(?:\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/;

/** Snapchat ends a day at the midnight after it. */
const endsAtMidnight = (from: string, to: string): boolean =>
  midnight.test(from.trim()) && midnight.test(to.trim());

export const daysReader = (plan: GatherPlan): ((row: FileRow) => Days | Refused) => {
  const { columns, order, stated, today } = plan;
  const role = leadingDayRoles.find((one) => columns[one] !== undefined);
  const rules = { order, stated, fromSunday: hasSundayWeeks(plan) };
  const over = (days: Days, cell: string): Days | Refused =>
    days.to < today ? days : { reason: `“${cell.trim()}” is not over yet` };
  const read = memo((cell: string): Days | Refused => {
    if (cell.trim() === '') return { reason: 'It names no day' };
    return daysOfCell(cell, role ?? 'day', rules) ?? { reason: `“${cell.trim()}” is not a date` };
  });
  const single = (cell: string): Days | Refused => {
    const days = read(cell);
    return isRefused(days) ? days : over(days, cell);
  };
  const at = role === undefined ? undefined : columns[role];
  if (at !== undefined) return ({ cells }) => single(cells[at] ?? '');
  const { from: fromAt, to: toAt } = columns;
  if (fromAt === undefined || toAt === undefined) {
    return () => stated ?? { reason: 'It names no day' };
  }
  return ({ cells }) => {
    const [begin, end] = [cells[fromAt] ?? '', cells[toAt] ?? ''];
    const [from, to] = [single(begin), read(end)];
    if (isRefused(from)) return from;
    if (isRefused(to)) return to;
    if (to.to < from.from) return { reason: 'It ends before it begins' };
    const last = to.to > from.from && endsAtMidnight(begin, end) ? to.to - 1 : to.to;
    return over({ from: from.from, to: last }, end);
  };
};
