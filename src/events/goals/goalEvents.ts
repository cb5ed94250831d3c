/** What can happen to the goals and the media budgets of a workspace's clients. */
import * as z from 'zod/mini';
import { goalPeriods } from '#domain/goals/goalRules.ts';
import { targetFigures } from '#domain/goals/targetFigures.ts';
import { count, day, type EventIn, type EventsIn, id, time } from '../eventShape.ts';

/** `by` is the account id of who did it. */
const about = { workspaceId: id, goalId: id, clientId: id, figure: z.enum(targetFigures), by: id };

/** In the figure's own unit: whole cents, whole things, or a ratio. */
const target = z.number().check(z.gt(0));
const period = z.enum(goalPeriods);

/** The fields that differ, with what they are now. */
const changes = z.strictObject({
  target: z.exactOptional(target),
  period: z.exactOptional(period),
  from: z.exactOptional(day),
});

export const goalEvents = {
  /** `from` is the first day that counts. */
  GoalSet: z.strictObject({ ...about, target, period, from: day, setAt: time }),
  GoalChanged: z.strictObject({ ...about, changes, changedAt: time }),
  GoalRemoved: z.strictObject({ ...about, removedAt: time }),
  /** To the client of that id, as its own was merged into that; or back. */
  GoalMoved: z.strictObject({ ...about, formerClientId: id, movedAt: time }),
  GoalRestored: z.strictObject({ ...about, restoredAt: time }),
  /** What a client means to spend on media in a month, from the month of `from` on. */
  BudgetSet: z.strictObject({
    workspaceId: id,
    clientId: id,
    by: id,
    monthlyCents: count,
    from: day,
    setAt: time,
  }),
  /** From the day of `from` on nothing is meant to be spent; what held before stays told. */
  BudgetRemoved: z.strictObject({ workspaceId: id, clientId: id, by: id, from: day, removedAt: time }),
} as const;

export type GoalChanges = z.infer<typeof changes>;
export type GoalOrBudgetEvent = EventsIn<typeof goalEvents>;
export type BudgetSet = EventIn<typeof goalEvents, 'BudgetSet'>;
export type BudgetRemoved = EventIn<typeof goalEvents, 'BudgetRemoved'>;
export type BudgetEvent = BudgetSet | BudgetRemoved;
export type GoalSet = EventIn<typeof goalEvents, 'GoalSet'>;
export type GoalEvent = Exclude<GoalOrBudgetEvent, BudgetEvent>;
