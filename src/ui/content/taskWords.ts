/** Formats the due day and the assignee of a task. */

import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { isLate } from '#domain/clients/clientTaskRules.ts';
import { longDay, shortDay } from './formatMetric.ts';

/** `9 Jan`, or `9 Jan 2027` in another year. */
const dayWords = (day: string, today: EpochDay): string =>
  day.slice(0, 4) === calendarDayOf(today).slice(0, 4) ? shortDay(day) : longDay(day);

/** `Late, was due 3 Jan`, `Due today`, `Due tomorrow`, `Due 9 Jan`, `No due day`. */
export const dueWords = (dueOn: string | null, today: EpochDay): string => {
  if (dueOn === null) return 'No due day';
  if (isLate(dueOn, today)) return `Late, was due ${dayWords(dueOn, today)}`;
  if (dueOn === calendarDayOf(today)) return 'Due today';
  return dueOn === calendarDayOf(today + 1) ? 'Due tomorrow' : `Due ${dayWords(dueOn, today)}`;
};

export const assigneeWords = (id: string | null, staff: ReadonlyMap<string, string>): string =>
  id === null ? 'Unassigned' : (staff.get(id) ?? 'Someone who left');
