/** What is to be done for a client: what a task may say, when it is due, and in which order tasks stand. */

import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { tidyText } from '../text/visibleText.ts';

export const longestTask = 300;

export type TaskFields = {
  readonly text: string;
  /** Account id of who does it; null: nobody yet. */
  readonly assigneeId: string | null;
  /** The last day on which it is in time, as `2026-01-31`; null: no day. */
  readonly dueOn: string | null;
};

/** What is wrong with what is to be done; null when nothing is. */
export const taskProblem = (text: string): string | null => {
  if (tidyText(text) === '') return 'Write what is to be done';
  return tidyText(text).length > longestTask ? `A task must be at most ${longestTask} characters long` : null;
};

/** What is wrong with the day; null when nothing is. A day that has passed is allowed: the task is late then. */
export const dueProblem = (day: string): string | null =>
  epochDayOf(day) === null ? 'Enter a day such as 2026-01-31' : null;

/** By field of the wire; empty when all that is given can be kept. */
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

/** Late from the day after it was due on. */
export const isLate = (dueOn: string | null, today: EpochDay): boolean => {
  const due = dueOn === null ? null : epochDayOf(dueOn);
  return due !== null && due < today;
};

type Dated = Pick<TaskFields, 'dueOn'> & { readonly addedAt: string };

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The earliest day first, those without a day last; of one day in the order of adding. */
export const byDueDay = (one: Dated, other: Dated): number =>
  compareText(one.dueOn ?? '~', other.dueOn ?? '~') || compareText(one.addedAt, other.addedAt);
