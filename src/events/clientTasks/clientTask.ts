/** What the events of a task make of it: the one fold behind decisions, the lists of tasks and every reply. */
import type { TaskFields } from '#domain/clients/clientTaskRules.ts';
import type { ClientTaskEvent } from './clientTaskEvents.ts';

export type ClientTask = TaskFields & {
  readonly id: string;
  readonly clientId: string;
  readonly workspaceId: string;
  /** Account id of who added it. */
  readonly by: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  /** Who did it, by account id, and when; null while it is open. */
  readonly completed: { readonly by: string; readonly at: string } | null;
  /** Null while it is there. */
  readonly removedAt: string | null;
  /** Revision of the task's stream: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The task after one more event; null before it is added. */
export const clientTaskAfter = (
  before: ClientTask | null,
  { type, data }: ClientTaskEvent,
  revision: number,
): ClientTask | null => {
  if (type === 'ClientTaskAdded') {
    const { taskId: id, ...facts } = data;
    return { ...facts, id, updatedAt: data.addedAt, completed: null, removedAt: null, revision };
  }
  if (!before) return null;
  switch (type) {
    case 'ClientTaskChanged': {
      const { text, assigneeId, dueOn, changedAt } = data;
      return { ...before, text, assigneeId, dueOn, updatedAt: changedAt, revision };
    }
    case 'ClientTaskCompleted': {
      const { by, completedAt: at } = data;
      return { ...before, completed: { by, at }, updatedAt: at, revision };
    }
    case 'ClientTaskReopened':
      return { ...before, completed: null, updatedAt: data.reopenedAt, revision };
    case 'ClientTaskRemoved':
      return { ...before, removedAt: data.removedAt, updatedAt: data.removedAt, revision };
    case 'ClientTaskMoved':
      return { ...before, clientId: data.clientId, updatedAt: data.movedAt, revision };
    case 'ClientTaskRestored':
      return { ...before, removedAt: null, updatedAt: data.restoredAt, revision };
  }
};
