/** GET /api/client-record: the contacts and notes that the agency keeps about a client, and who can sign in for it. */
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { contactsOf, notesOf } from '#events/projections/clientFiles.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import type { Handler } from '../../http/context.ts';
import { json } from '../../http/respond.ts';
import { contactItem, noteItem } from './fileItems.ts';
import { knownClient } from './knownClient.ts';

type Whose = { readonly workspaceId: string; readonly clientId: string };

const peopleOf = ({ workspaceDirectory, accountDirectory }: Answers, { workspaceId, clientId }: Whose) =>
  membersOf(workspaceDirectory, workspaceId)
    .filter((member) => member.clientId === clientId)
    .flatMap(({ accountId: id, joinedAt }) => {
      const account = accountDirectory.byId[id];
      return account ? [{ id, name: accountName(account), joined_at: joinedAt }] : [];
    });

export const readClientRecord: Handler<'readClientRecord'> = (_request, { answers, caller, query }) => {
  const { id: clientId } = knownClient(answers, caller, query.client ?? '');
  const whose = { workspaceId: caller.workspaceId, clientId };
  return json(200, {
    contacts: contactsOf(answers.clientFiles, whose).map(contactItem),
    notes: notesOf(answers.clientFiles, whose).map(noteItem),
    people: peopleOf(answers, whose),
  });
};
