/** POST /api/team/members/:id/erasure and /api/client-contacts/:id/erasure: somebody's personal data are erased for good. */

import { clientContactDecider } from '#events/clientContacts/clientContactDecider.ts';
import type { ClientContactEvent } from '#events/clientContacts/clientContactEvents.ts';
import { clientContactStream } from '#events/clientContacts/stream.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import { workspaceStream } from '#events/workspaces/stream.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type { Handler } from '../../http/context.ts';
import { handleCommand, notThere } from '../../http/handleCommand.ts';
import { RefusalError } from '../../http/refusal.ts';
import { demandTeamAct } from '../../http/teamAct.ts';

const handleMember = handleCommand(workspaceStream, workspaceDecider);
const handleContact = handleCommand(clientContactStream, clientContactDecider);

/** Nobody is erased by accident: who asks has typed the name. */
const demandName = (typed: string, name: string): void => {
  if (typed.trim() === name.trim()) return;
  throw new RefusalError('invalid', { errors: { name: 'Type the name as it stands there' } });
};

export const eraseMember: Handler<'eraseMember'> = (request, context) => {
  const { body, caller, params, now } = context;
  return handleMember(request, context, {
    plan: (answers) => {
      const state = answers.teamDirectory.byWorkspace[caller.workspaceId]?.state;
      const people = state?.status === 'created' ? { ...state.removed, ...state.members } : {};
      const member = (Object.hasOwn(people, params.id) && people[params.id]) || notThere();
      const account = answers.accountDirectory.byId[params.id] ?? notThere();
      demandTeamAct(answers, caller, member, { kind: 'remove' });
      demandName(body.name, accountName(account));
      return {
        key: [caller.workspaceId],
        command: {
          type: 'EraseMember',
          accountId: params.id,
          erases: [params.id, account.email],
          now,
        },
        // How they signed in goes with who they were.
        beside: () => ({ vault: [{ delete: `password:${params.id}` }] }),
        reply: () => ({ status: 204 }),
      };
    },
  });
};

/** Every address that a contact had. */
const addressesOf = async (
  log: Pick<EventLog, 'readStream'>,
  contactId: string,
): Promise<readonly string[]> => {
  const events = (await log.readStream(clientContactStream.of(contactId))) as readonly ClientContactEvent[];
  const given = events.flatMap(({ data }) => ('email' in data && data.email !== '' ? [data.email] : []));
  return [...new Set(given)];
};

export const eraseClientContact: Handler<'eraseClientContact'> = async (request, context) => {
  const { answers: known, body, caller, params, now, log } = context;
  const { workspaceId } = caller;
  // An id of something else may be no name of a stream.
  if (!Object.hasOwn(known.clientFiles.contacts, params.id)) return notThere();
  const addresses = await addressesOf(log, params.id);
  return handleContact(request, context, {
    plan: (answers) => {
      const contact = answers.clientFiles.contacts[params.id];
      if (contact?.workspaceId !== workspaceId || contact.isErased) return notThere();
      demandName(body.name, contact.name);
      return {
        key: [params.id],
        ifMatch: 'none',
        command: { type: 'EraseClientContact', workspaceId, erases: [params.id, ...addresses], now },
        reply: () => ({ status: 204 }),
      };
    },
  });
};
