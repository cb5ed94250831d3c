/** Decides tasks: never empty; done ones can be reopened, removed ones restored. */

import { type TaskFields, taskErrors } from '#domain/clients/clientTaskRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type ClientTask, clientTaskAfter } from './clientTask.ts';
import type { ClientTaskEvent } from './clientTaskEvents.ts';

/** `by` asks for `workspaceId`; tasks of other agencies count as not found. */
type Asked<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly by: string;
  readonly now: string;
};

export type AddClientTask = Asked<'AddClientTask'> &
  TaskFields & { readonly taskId: string; readonly clientId: string };
export type ChangeClientTask = Asked<'ChangeClientTask'> & {
  readonly fields: Partial<TaskFields>;
  readonly done?: boolean;
};
export type RemoveClientTask = Asked<'RemoveClientTask'>;
export type RestoreClientTask = Asked<'RestoreClientTask'>;
export type MoveClientTask = Asked<'MoveClientTask'> & { readonly clientId: string };

export type ClientTaskCommand =
  | AddClientTask
  | ChangeClientTask
  | RemoveClientTask
  | RestoreClientTask
  | MoveClientTask;

export type ClientTaskState = ClientTask | null;

type Decided = Decision<ClientTaskEvent>;

const isWrong = (fields: Partial<TaskFields>): boolean => Object.keys(taskErrors(fields)).length > 0;

const add = (command: AddClientTask, state: ClientTaskState): Decided => {
  const { type: _type, now, text, ...facts } = command;
  if (state !== null) return reject('versionConflict');
  if (isWrong(command)) return reject('invalid');
  return accept({ type: 'ClientTaskAdded', data: { ...facts, text: tidyText(text), addedAt: now } });
};

const aboutOf = ({ id: taskId, clientId, workspaceId }: ClientTask, by: string) => ({
  taskId,
  clientId,
  workspaceId,
  by,
});

const changedFields = (fields: Partial<TaskFields>, state: ClientTask): TaskFields | null => {
  const { text = state.text, assigneeId = state.assigneeId, dueOn = state.dueOn } = fields;
  const next = { text: tidyText(text), assigneeId, dueOn };
  const isSame = next.text === state.text && assigneeId === state.assigneeId && dueOn === state.dueOn;
  return isSame ? null : next;
};

const doneOrOpen = ({ done, by, now }: ChangeClientTask, state: ClientTask): readonly ClientTaskEvent[] => {
  if (done === undefined || done === (state.completed !== null)) return [];
  const about = aboutOf(state, by);
  return done
    ? [{ type: 'ClientTaskCompleted', data: { ...about, completedAt: now } }]
    : [{ type: 'ClientTaskReopened', data: { ...about, reopenedAt: now } }];
};

/** A done task can be changed too, so that no one loses a form’s text when a colleague ticks the task meanwhile. */
const change = (command: ChangeClientTask, state: ClientTask): Decided => {
  const { fields, by, now } = command;
  if (state.removedAt !== null) return reject('notFound');
  if (isWrong(fields)) return reject('invalid');
  const next = changedFields(fields, state);
  const changed: readonly ClientTaskEvent[] =
    next === null
      ? []
      : [{ type: 'ClientTaskChanged', data: { ...aboutOf(state, by), ...next, changedAt: now } }];
  return accept(...changed, ...doneOrOpen(command, state));
};

const decide = (command: ClientTaskCommand, state: ClientTaskState): Decided => {
  if (command.type === 'AddClientTask') return add(command, state);
  if (state?.workspaceId !== command.workspaceId) return reject('notFound');
  const { by, now } = command;
  const about = aboutOf(state, by);
  switch (command.type) {
    case 'ChangeClientTask':
      return change(command, state);
    case 'MoveClientTask': {
      const { clientId } = command;
      if (state.clientId === clientId) return accept();
      const moved = { ...about, clientId, formerClientId: state.clientId, movedAt: now };
      return accept({ type: 'ClientTaskMoved', data: moved });
    }
    case 'RemoveClientTask':
      return state.removedAt === null
        ? accept({ type: 'ClientTaskRemoved', data: { ...about, removedAt: now } })
        : reject('notFound');
    case 'RestoreClientTask':
      return state.removedAt === null
        ? accept()
        : accept({ type: 'ClientTaskRestored', data: { ...about, restoredAt: now } });
  }
};

export const clientTaskDecider: Decider<ClientTaskCommand, ClientTaskEvent, ClientTaskState> = {
  initial: null,
  evolve: (state, event) => clientTaskAfter(state, event, state === null ? 0 : state.revision + 1),
  decide,
};
