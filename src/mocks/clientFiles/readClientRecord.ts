/** Handles GET /api/client-record: returns a client's contacts, notes, tasks, and people who can or could sign in for it. */
import type { PersonItem } from '#domain/contract/clientFileSchemas.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { contactsOf, notesOf } from '#events/projections/clientFiles.ts';
import { tasksOf } from '#events/projections/clientTasks.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import type { Membership } from '#events/workspaces/workspaceState.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { contactItem, noteItem } from './fileItems.ts';
import { knownClient } from './knownClient.ts';
import { taskItem } from './taskItem.ts';

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
