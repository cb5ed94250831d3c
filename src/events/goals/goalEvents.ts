/** Declares the events of goals and media budgets of a workspace's clients. */
import * as z from 'zod/mini';
import { goalPeriods } from '#domain/goals/goalRules.ts';
import { targetFigures } from '#domain/goals/targetFigures.ts';
import { count, day, type EventIn, type EventsIn, id, time } from '../eventShape.ts';

const about = { workspaceId: id, goalId: id, clientId: id, figure: z.enum(targetFigures), by: id };

/** In the metric's own unit: whole cents, whole things, or a ratio. */
const target = z.number().check(z.gt(0));
const period = z.enum(goalPeriods);

const changes = z.strictObject({
  target: z.exactOptional(target),
  period: z.exactOptional(period),
  from: z.exactOptional(day),
});

export const goalEvents = {
  GoalSet: z.strictObject({ ...about, target, period, from: day, setAt: time }),
  GoalChanged: z.strictObject({ ...about, changes, changedAt: time }),
  GoalRemoved: z.strictObject({ ...about, removedAt: time }),
  /** Moved to the client that its own was merged into, or back by an undo. */
  GoalMoved: z.strictObject({ ...about, formerClientId: id, movedAt: time }),
  GoalRestored: z.strictObject({ ...about, restoredAt: time }),
  /** Planned monthly media spending, from the month of `from` on. */
  BudgetSet: z.strictObject({
    workspaceId: id,
    clientId: id,
    by: id,
    monthlyCents: count,
    from: day,
    setAt: time,
  }),
  /** No planned spending from `from` on; earlier months keep their budget. */
  BudgetRemoved: z.strictObject({ workspaceId: id, clientId: id, by: id, from: day, removedAt: time }),
} as const;

export type GoalChanges = z.infer<typeof changes>;
export type GoalOrBudgetEvent = EventsIn<typeof goalEvents>;
export type BudgetSet = EventIn<typeof goalEvents, 'BudgetSet'>;
export type BudgetRemoved = EventIn<typeof goalEvents, 'BudgetRemoved'>;
export type BudgetEvent = BudgetSet | BudgetRemoved;
export type GoalSet = EventIn<typeof goalEvents, 'GoalSet'>;
export type GoalEvent = Exclude<GoalOrBudgetEvent, BudgetEvent>;
