/** What can happen to a task that an agency has with a client. */
import * as z from 'zod/mini';
import { day, type EventsIn, id, text, time } from '../eventShape.ts';

/** `by` is the account id of who did it. */
const about = { taskId: id, clientId: id, workspaceId: id, by: id };

/** All that is told of the work itself; null: nobody does it yet, and it has no day. */
const fields = { text, assigneeId: z.nullable(id), dueOn: z.nullable(day) };

export const clientTaskEvents = {
  ClientTaskAdded: z.strictObject({ ...about, ...fields, addedAt: time }),
  ClientTaskChanged: z.strictObject({ ...about, ...fields, changedAt: time }),
  ClientTaskCompleted: z.strictObject({ ...about, completedAt: time }),
  ClientTaskReopened: z.strictObject({ ...about, reopenedAt: time }),
  ClientTaskRemoved: z.strictObject({ ...about, removedAt: time }),
  /** To the client of that id, as its own was merged into that; or back. */
  ClientTaskMoved: z.strictObject({ ...about, formerClientId: id, movedAt: time }),
  ClientTaskRestored: z.strictObject({ ...about, restoredAt: time }),
} as const;

export type ClientTaskEvent = EventsIn<typeof clientTaskEvents>;
