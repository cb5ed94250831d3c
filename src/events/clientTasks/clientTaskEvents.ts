/** Declares the events of an agency's task for a client. */
import * as z from 'zod/mini';
import { day, type EventsIn, id, text, time } from '../eventShape.ts';

const about = { taskId: id, clientId: id, workspaceId: id, by: id };

/** `assigneeId` null: unassigned; `dueOn` null: no due day. */
const fields = { text, assigneeId: z.nullable(id), dueOn: z.nullable(day) };

export const clientTaskEvents = {
  ClientTaskAdded: z.strictObject({ ...about, ...fields, addedAt: time }),
  ClientTaskChanged: z.strictObject({ ...about, ...fields, changedAt: time }),
  ClientTaskCompleted: z.strictObject({ ...about, completedAt: time }),
  ClientTaskReopened: z.strictObject({ ...about, reopenedAt: time }),
  ClientTaskRemoved: z.strictObject({ ...about, removedAt: time }),
  /** Moved to the client that its own was merged into, or back by an undo. */
  ClientTaskMoved: z.strictObject({ ...about, formerClientId: id, movedAt: time }),
  ClientTaskRestored: z.strictObject({ ...about, restoredAt: time }),
} as const;

export type ClientTaskEvent = EventsIn<typeof clientTaskEvents>;
