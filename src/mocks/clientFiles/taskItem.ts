/** Serializes a task. */
import type { TaskItem } from '#domain/contract/clientTaskSchemas.ts';
import type { ClientTask } from '#events/clientTasks/clientTask.ts';
import { versionTag } from '../http/version.ts';

export const taskItem = (task: ClientTask): TaskItem => ({
  id: task.id,
  text: task.text,
  assignee_id: task.assigneeId,
  due_on: task.dueOn,
  by: task.by,
  done_by: task.completed?.by ?? null,
  done_at: task.completed?.at ?? null,
  created_at: task.addedAt,
  updated_at: task.updatedAt,
  etag: versionTag(task.revision),
});
