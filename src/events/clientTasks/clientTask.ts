/** Folds the events of a task for decisions, task lists and replies. */
import type { TaskFields } from '#domain/clients/clientTaskRules.ts';
import type { ClientTaskEvent } from './clientTaskEvents.ts';

export type ClientTask = TaskFields & {
  readonly id: string;
  readonly clientId: string;
  readonly workspaceId: string;
  readonly by: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  readonly completed: { readonly by: string; readonly at: string } | null;
  readonly removedAt: string | null;
  readonly revision: number;
};

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
