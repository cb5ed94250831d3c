/** Handles POST /api/clients/:id/tasks, PATCH and DELETE /api/client-tasks/:id, and POST .../restore. */

import { type TaskFields, taskErrors } from '#domain/clients/clientTaskRules.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { type ClientTaskState, clientTaskDecider } from '#events/clientTasks/clientTaskDecider.ts';
import { clientTaskStream } from '#events/clientTasks/clientTaskStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { staffProblem } from '../clients/staffProblem.ts';
import type { Caller, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { knownClient } from './knownClient.ts';
import { taskItem } from './taskItem.ts';

const handle = handleCommand(clientTaskStream, clientTaskDecider);

const errorsOf = (
  { text, assignee_id: assigneeId, due_on: dueOn }: BodyOf<'changeClientTask'>,
  answers: Pick<Answers, 'workspaceDirectory'>,
  { workspaceId }: Caller,
): Readonly<Record<string, string>> => {
  const assignee = staffProblem(assigneeId, answers, workspaceId);
  return { ...taskErrors({ text, dueOn }), ...(assignee === null ? {} : { assignee_id: assignee }) };
};

/** An item of another agency is not found. */
const about = ({ workspaceId }: Caller, taskId: string) => ({
  key: [taskId] as const,
  version: (state: ClientTaskState) => (state?.workspaceId === workspaceId ? state.revision : null),
});

const aboutKept = (caller: Caller, taskId: string) => {
  const place = about(caller, taskId);
  return {
    ...place,
    ifMatch: 'required' as const,
    version: (state: ClientTaskState) => (state?.removedAt === null ? place.version(state) : null),
  };
};

const replyWith =
  (status: 200 | 201) =>
  (after: ClientTaskState): CommandReply => {
    const task = after ?? notThere();
    return { status, body: { task: taskItem(task) }, version: task.revision };
  };

const askedBy = ({ workspaceId, accountId }: Caller, now: string) => ({ workspaceId, by: accountId, now });

const addClientTask: Handler<'addClientTask'> = (request, context) => {
  const { body, params, caller, now, world, answers: known } = context;
  const { text, assignee_id: assigneeId = null, due_on: dueOn = null } = body;
  const taskId = world.ids.entity();
  return handle(request, context, {
    errors: errorsOf(body, known, caller),
    plan: (answers) => {
      const { id: clientId } = knownClient(answers, caller, params.id);
      const fields = { text, assigneeId, dueOn };
      return {
        key: [taskId],
        command: { type: 'AddClientTask', taskId, clientId, ...fields, ...askedBy(caller, now) },
        reply: replyWith(201),
      };
    },
  });
};

const givenIn = (body: BodyOf<'changeClientTask'>): Partial<TaskFields> => {
  const { text, assignee_id: assigneeId, due_on: dueOn } = body;
  return {
    ...definedOnly({ text, assigneeId, dueOn }),
  };
};

const changeClientTask: Handler<'changeClientTask'> = (request, context) => {
  const { body, params, caller, now, answers } = context;
  const done = definedOnly({ done: body.done });
  return handle(request, context, {
    errors: errorsOf(body, answers, caller),
    plan: () => ({
      ...aboutKept(caller, params.id),
      command: { type: 'ChangeClientTask', fields: givenIn(body), ...done, ...askedBy(caller, now) },
      reply: replyWith(200),
    }),
  });
};

const removeClientTask: Handler<'removeClientTask'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutKept(caller, params.id),
      command: { type: 'RemoveClientTask', ...askedBy(caller, now) },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because nobody has read the item since its removal. */
const restoreClientTask: Handler<'restoreClientTask'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...about(caller, params.id),
      ifMatch: 'none',
      command: { type: 'RestoreClientTask', ...askedBy(caller, now) },
      reply: replyWith(200),
    }),
  });
};

export const taskCommands = { addClientTask, changeClientTask, removeClientTask, restoreClientTask } as const;
