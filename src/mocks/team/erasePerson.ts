/**
 * Handles POST /api/team/members/:id/erasure, /api/client-contacts/:id/erasure and /api/auth/erasure: erases
 * a person's data permanently.
 */

import type { Role } from '#domain/access/role.ts';
import { refusedOwnErasure } from '#domain/access/teamRules.ts';
import type { Account } from '#events/accounts/account.ts';
import { type ClientContactEvent, clientContact } from '#events/clientContacts/clientContact.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import { passwordKey, secondFactorKey } from '../crypto/passwordSecret.ts';
import type { Caller, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { requireTypedName } from './requireTypedName.ts';
import { demandTeamPermission } from './teamPermission.ts';

const handleMember = handleCommand(workspaceStream, workspaceDecider);
const handleContact = handleCommand(clientContact.stream, clientContact.decider);

const memberErasure = (
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
  now: string,
) => ({
  key: [workspaceId] as const,
  command: { type: 'EraseMember', accountId: id, erases: [id, email], now } as const,
  related: () => ({ vault: [{ delete: passwordKey(id) }, { delete: secondFactorKey(id) }] }),
  reply: () => ({ status: 204 as const }),
});

export const eraseMember: Handler<'eraseMember'> = (request, context) => {
  const { body, caller, params, now } = context;
  return handleMember(request, context, {
    plan: (answers) => {
      const state = answers.teamDirectory.byWorkspace[caller.workspaceId]?.state;
      const people = state?.status === 'created' ? { ...state.removed, ...state.members } : {};
      const member = (Object.hasOwn(people, params.id) && people[params.id]) || notThere();
      const account = answers.accountDirectory.byId[params.id] ?? notThere();
      demandTeamPermission(answers, caller, member, { kind: 'remove' });
      requireTypedName(body.name, accountName(account));
      return memberErasure(caller, account, now);
    },
  });
};

const staying = ({ teamDirectory, accountDirectory }: Answers, caller: Caller): readonly Role[] => {
  const state = teamDirectory.byWorkspace[caller.workspaceId]?.state;
  return Object.values(state?.status === 'created' ? state.members : {})
    .filter(({ accountId, suspended }) => accountId !== caller.accountId && !suspended)
    .map(({ accountId }) => accountDirectory.byId[accountId]?.role ?? 'user');
};

/** Erases the caller. Allowed for any role, except the owner and the last admin. */
export const eraseOwn: Handler<'eraseOwn'> = (request, context) => {
  const { body, caller, now } = context;
  return handleMember(request, context, {
    plan: (answers) => {
      const account = answers.accountDirectory.byId[caller.accountId] ?? notThere();
      const reason = refusedOwnErasure(caller, staying(answers, caller));
      if (reason !== null) throw new RefusalError('roleForbidden', { reason });
      requireTypedName(body.name, accountName(account));
      return memberErasure(caller, account, now);
    },
  });
};

const addressesOf = async (
  log: Pick<EventLog, 'readStream'>,
  contactId: string,
): Promise<readonly string[]> => {
  const events = (await log.readStream(clientContact.stream.of(contactId))) as readonly ClientContactEvent[];
  const given = events.flatMap(({ data }) => ('email' in data && data.email !== '' ? [data.email] : []));
  return [...new Set(given)];
};

export const eraseClientContact: Handler<'eraseClientContact'> = async (request, context) => {
  const { answers: known, body, caller, params, now, log } = context;
  const { workspaceId } = caller;
  // An unknown id may be an invalid stream name.
  if (!Object.hasOwn(known.clientFiles.contacts, params.id)) return notThere();
  const addresses = await addressesOf(log, params.id);
  return handleContact(request, context, {
    plan: (answers) => {
      const contact = answers.clientFiles.contacts[params.id];
      if (contact?.workspaceId !== workspaceId || contact.isErased) return notThere();
      requireTypedName(body.name, contact.name);
      return {
        key: [params.id],
        ifMatch: 'none',
        command: { type: 'EraseClientContact', workspaceId, erases: [params.id, ...addresses], now },
        reply: () => ({ status: 204 }),
      };
    },
  });
};
