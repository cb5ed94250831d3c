/** Handles requests about the tasks, contacts and notes of a client. */

import { contactErrors, noteProblem } from '#domain/clients/clientFileRules.ts';
import { dueProblem, type TaskFields, taskErrors } from '#domain/clients/clientTaskRules.ts';
import type { ContactItem, NoteItem, PersonItem } from '#domain/contract/clientFileSchemas.ts';
import type { OpenTaskItem, TaskItem } from '#domain/contract/clientTaskSchemas.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { type ClientContact, clientContact } from '#events/clientContacts/clientContact.ts';
import { type ClientNote, clientNote } from '#events/clientNotes/clientNote.ts';
import type { Client } from '#events/clients/client.ts';
import type { ClientTask } from '#events/clientTasks/clientTask.ts';
import { type ClientTaskState, clientTaskDecider } from '#events/clientTasks/clientTaskDecider.ts';
import { clientTaskStream } from '#events/clientTasks/clientTaskStream.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { activeClientsOf, clientsOf } from '#events/projections/clientDirectory.ts';
import { contactsOf, notesOf } from '#events/projections/clientFiles.ts';
import { openTasksOf, tasksOf } from '#events/projections/clientTasks.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import type { Membership } from '#events/workspaces/workspaceState.ts';
import { staffProblem } from '../clients/staffProblem.ts';
import type { Caller, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { restorableHandlers } from '../http/restorableHandlers.ts';
import { versionTag } from '../http/version.ts';

const contactItem = (contact: ClientContact): ContactItem => ({
  id: contact.id,
  name: contact.name,
  email: contact.email,
  title: contact.title,
  created_at: contact.addedAt,
  updated_at: contact.updatedAt,
  etag: versionTag(contact.revision),
});

const noteItem = (note: ClientNote): NoteItem => ({
  id: note.id,
  text: note.text,
  by: note.by,
  created_at: note.addedAt,
  updated_at: note.updatedAt,
  etag: versionTag(note.revision),
});

const taskItem = (task: ClientTask): TaskItem => ({
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

const knownClient = (
  { clientDirectory }: Pick<Answers, 'clientDirectory'>,
  { workspaceId }: Caller,
  clientId: string,
): Client => clientsOf(clientDirectory, workspaceId).find(({ id }) => id === clientId) ?? notThere();

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

/** Needs no version, because no one has read the item since its removal. */
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

export const contactHandlers = restorableHandlers(clientContact, {
  askedBy: ({ workspaceId }) => ({ workspaceId }),
  errors: contactErrors,
  added: ({ body, caller, params }, answers) => {
    const { name, email = '', title = '' } = body;
    return { clientId: knownClient(answers, caller, params.id).id, name, email, title };
  },
  changes: ({ name, email, title }) => ({ name, email, title }),
  reply: (contact) => ({ contact: contactItem(contact) }),
});

/** Handles GET /api/client-tasks: lists the workspace's open tasks, without those of archived clients. */
export const listClientTasks: Handler<'listClientTasks'> = (_request, { answers, caller, query }) => {
  const { until } = query;
  const wrong = until === undefined ? null : dueProblem(until);
  if (wrong !== null) throw new RefusalError('invalid', { errors: { until: wrong } });
  const names = new Map(
    activeClientsOf(answers.clientDirectory, caller.workspaceId).map(({ id, name }) => [id, name]),
  );
  const found = openTasksOf(answers.clientTasks, caller.workspaceId).filter(
    ({ dueOn }) => until === undefined || (dueOn !== null && dueOn <= until),
  );
  const items = found.flatMap((task): OpenTaskItem[] => {
    const name = names.get(task.clientId);
    return name === undefined ? [] : [{ ...taskItem(task), client: { id: task.clientId, name } }];
  });
  return json(200, pageOf(items, query));
};

export const noteHandlers = restorableHandlers(clientNote, {
  askedBy: ({ workspaceId, accountId: by }) => ({ workspaceId, by }),
  errors: ({ text }) => {
    const wrong = noteProblem(text);
    return wrong === null ? {} : { text: wrong };
  },
  added: ({ body, caller, params }, answers) => ({
    clientId: knownClient(answers, caller, params.id).id,
    text: body.text,
  }),
  changes: ({ text }) => ({ text }),
  reply: (note) => ({ note: noteItem(note) }),
});

type Whose = { readonly workspaceId: string; readonly clientId: string };

type Belonging = Pick<Membership, 'accountId' | 'clientId' | 'joinedAt'>;

const peopleOf = ({ accountDirectory }: Answers, all: readonly Belonging[], { clientId }: Whose) =>
  all
    .filter((member) => member.clientId === clientId)
    .flatMap(({ accountId: id, joinedAt }): PersonItem[] => {
      const account = accountDirectory.byId[id];
      return account ? [{ id, name: accountName(account), joined_at: joinedAt }] : [];
    });

const removedOf = ({ teamDirectory }: Answers, { workspaceId }: Whose): readonly Membership[] => {
  const state = teamDirectory.byWorkspace[workspaceId]?.state;
  return state?.status === 'created' ? Object.values(state.removed) : [];
};

export const readClientRecord: Handler<'readClientRecord'> = (_request, { answers, caller, query }) => {
  const { id: clientId } = knownClient(answers, caller, query.client ?? '');
  const whose = { workspaceId: caller.workspaceId, clientId };
  return json(200, {
    contacts: contactsOf(answers.clientFiles, whose).map(contactItem),
    notes: notesOf(answers.clientFiles, whose).map(noteItem),
    tasks: tasksOf(answers.clientTasks, whose).map(taskItem),
    people: peopleOf(answers, membersOf(answers.workspaceDirectory, caller.workspaceId), whose),
    removed_people: peopleOf(answers, removedOf(answers, whose), whose),
  });
};
