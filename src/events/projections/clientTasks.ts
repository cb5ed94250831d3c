/** Projects the tasks of each client. */
import { byDueDay } from '#domain/clients/clientTaskRules.ts';
import { type ClientTask, clientTaskAfter } from '../clientTasks/clientTask.ts';
import type { ClientTaskEvent } from '../clientTasks/clientTaskEvents.ts';
import type { Projection } from './projection.ts';

export type ClientTasks = { byId: Record<string, ClientTask> };

const tell = ({ byId }: ClientTasks, event: ClientTaskEvent & { readonly revision: number }): void => {
  const { taskId } = event.data;
  const task = clientTaskAfter(byId[taskId] ?? null, event, event.revision);
  if (task) byId[taskId] = task;
};

export const clientTasks: Projection<ClientTasks> = {
  name: 'clientTasks',
  empty: () => ({ byId: {} }),
  on: {
    ClientTaskAdded: tell,
    ClientTaskChanged: tell,
    ClientTaskCompleted: tell,
    ClientTaskReopened: tell,
    ClientTaskRemoved: tell,
    ClientTaskMoved: tell,
    ClientTaskRestored: tell,
  },
};

const tasksIn = ({ byId }: ClientTasks, workspaceId: string): readonly ClientTask[] =>
  Object.values(byId).filter((task) => task.workspaceId === workspaceId && task.removedAt === null);

export const openTasksOf = (tasks: ClientTasks, workspaceId: string): readonly ClientTask[] =>
  tasksIn(tasks, workspaceId)
    .filter(({ completed }) => completed === null)
    .toSorted(byDueDay);

const doneAt = ({ completed }: ClientTask): string => completed?.at ?? '';

export const tasksOf = (
  tasks: ClientTasks,
  { workspaceId, clientId }: { readonly workspaceId: string; readonly clientId: string },
): readonly ClientTask[] => {
  const own = tasksIn(tasks, workspaceId).filter((task) => task.clientId === clientId);
  const done = own.filter(({ completed }) => completed !== null);
  return [
    ...own.filter(({ completed }) => completed === null).toSorted(byDueDay),
    ...done.toSorted((one, other) => doneAt(other).localeCompare(doneAt(one))),
  ];
};
