/** Validates client tasks and sorts them by due day. */

import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { tidyText } from '../text/visibleText.ts';

export const longestTask = 300;

export type TaskFields = {
  readonly text: string;
  readonly assigneeId: string | null;
  /** `2026-01-31`, the last day that is on time; null if there is none. */
  readonly dueOn: string | null;
};

export const taskProblem = (text: string): string | null => {
  if (tidyText(text) === '') return 'Write what is to be done';
  return tidyText(text).length > longestTask ? `A task must be at most ${longestTask} characters long` : null;
};

/** A past day is allowed: the task is then late. */
export const dueProblem = (day: string): string | null =>
  epochDayOf(day) === null ? 'Enter a day such as 2026-01-31' : null;

export const taskErrors = (fields: {
  readonly text?: string | undefined;
  readonly dueOn?: string | null | undefined;
}): Readonly<Record<string, string>> => {
  const { text, dueOn } = fields;
  const problems = {
    text: text === undefined ? null : taskProblem(text),
    due_on: dueOn === undefined || dueOn === null ? null : dueProblem(dueOn),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  );
};

/** Late from the day after the due day. */
export const isLate = (dueOn: string | null, today: EpochDay): boolean => {
  const due = dueOn === null ? null : epochDayOf(dueOn);
  return due !== null && due < today;
};

type Dated = Pick<TaskFields, 'dueOn'> & { readonly addedAt: string };

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Tasks without a day come last; equal days keep the order of adding. */
export const byDueDay = (one: Dated, other: Dated): number =>
  compareText(one.dueOn ?? '~', other.dueOn ?? '~') || compareText(one.addedAt, other.addedAt);
