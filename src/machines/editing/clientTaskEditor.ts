/** Connects the form of a task to the backend. Kept apart from contacts and notes, because no page needs both. */
import type { TaskItem } from '#domain/contract/clientTaskSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { editFormService } from './editFormService.ts';

type TaskEditorParts = {
  readonly api: ApiClient;
  readonly clientId: string;
  readonly task: TaskItem | null;
  readonly onSaved: (task: TaskItem, position: number | null) => void;
};

export const taskVersion = ({ text, assignee_id, due_on, etag }: TaskItem): EditedVersion => ({
  fields: { text, assignee_id: assignee_id ?? '', due_on: due_on ?? '' },
  etag,
});

const bodyOf = ({ text, assignee_id, due_on }: EditFields) => ({
  text: String(text),
  assignee_id: String(assignee_id ?? '') || null,
  due_on: String(due_on ?? '') || null,
});

export const taskEditorService = ({ api, clientId, task, onSaved }: TaskEditorParts) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const body = bodyOf(fields);
      const call =
        task === null || etag === null
          ? api.call('addClientTask', { params: { id: clientId }, body, ...options })
          : api.call('changeClientTask', { params: { id: task.id }, body, ifMatch: etag, ...options });
      return (await call).task;
    },
    onSaved,
    subject: task && {
      read: async (signal) => {
        const { tasks } = await api.call('readClientRecord', { query: { client: clientId }, signal });
        const theirs = tasks.find(({ id }) => id === task.id);
        return theirs ? taskVersion(theirs) : null;
      },
      loss: {
        subject: 'clientTask',
        clientId,
        field: 'taskId',
        id: task.id,
        deeds: { ClientTaskRemoved: 'removed' },
      },
      restore: () => api.call('restoreClientTask', { params: { id: task.id } }),
    },
  });
