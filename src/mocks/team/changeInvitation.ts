/** Handles POST /api/team/invitations, DELETE of one, and POST .../resend and .../restore. */

import type { Role } from '#domain/access/role.ts';
import { mayInvite } from '#domain/access/teamRules.ts';
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import { emailProblem } from '#domain/accounts/signUpRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import type { InvitationCommand } from '#events/workspaces/workspaceCommands.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type { WorkspaceState } from '#events/workspaces/workspaceState.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { invitationSecret } from './invitationSecret.ts';
import { refusedSeats } from './seats.ts';
import { invitationItem } from './teamItems.ts';
import { demandInvitation } from './teamPermission.ts';

const handle = handleCommand(workspaceStream, workspaceDecider);

const invitationIn = (state: WorkspaceState, id: string) =>
  state.status === 'created' ? ownValue(state.invitations, id) : undefined;

type Replying = { readonly answers: Answers; readonly workspaceId: string; readonly id: string };

const replyWith =
  (status: 200 | 201, { answers, workspaceId, id }: Replying) =>
  (after: WorkspaceState): CommandReply => ({
    status,
    body: { invitation: invitationItem(answers, workspaceId, invitationIn(after, id) ?? notThere()) },
  });

/** The named clients must belong to the workspace. */
const demandClients = ({ clientDirectory }: Answers, workspaceId: string, ids: readonly string[]): void => {
  const known = new Set(activeClientsOf(clientDirectory, workspaceId).map(({ id }) => id));
  if (!ids.every((id) => known.has(id)))
    throw new RefusalError('invalid', { errors: { client_ids: 'Choose active clients of this workspace' } });
};

/** A client's person belongs to exactly one client. */
const clientsProblem = (role: Role, clientIds: readonly string[]): Record<string, string> =>
  role === 'user' && clientIds.length !== 1 ? { client_ids: 'Choose their client' } : {};

/** An existing member needs no invitation, and a removed one is restored instead. */
const demandUnknown = ({ accountDirectory, workspaceDirectory }: Answers, email: string): void => {
  const same = Object.values(accountDirectory.byId).find(
    (one) => normalizeEmail(one.email) === normalizeEmail(email),
  );
  if (!same) return;
  const isMember = workspaceDirectory.membershipOf[same.id] !== undefined;
  throw new RefusalError(
    'memberKnown',
    isMember ? {} : { reason: `${accountName(same)} was removed. Bring them back instead.` },
  );
};

export const inviteMember: Handler<'inviteMember'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId } = caller;
  const email = body.email;
  const invitationId = world.ids.entity();
  const clientIds = [...new Set(body.client_ids ?? [])];
  const wrong = emailProblem(email);
  return handle(request, context, {
    errors: { ...(wrong === null ? {} : { email: wrong }), ...clientsProblem(body.role, clientIds) },
    plan: (answers) => {
      if (!mayInvite(caller.role, body.role))
        throw new RefusalError('roleForbidden', { reason: 'Only an admin can invite an admin.' });
      demandUnknown(answers, email);
      demandClients(answers, workspaceId, clientIds);
      return {
        key: [workspaceId],
        command: { type: 'InviteMember', invitationId, email, role: body.role, clientIds, now },
        refuse: (states) => refusedSeats(answers, { workspaceId, now }, states),
        related: () => ({ vault: [invitationSecret(email, { workspaceId, invitationId })] }),
        reply: replyWith(201, { answers, workspaceId, id: invitationId }),
      };
    },
  });
};

const change = (
  request: Request,
  context: Pick<Context<'resendInvitation'>, 'caller' | 'params' | 'now' | 'log' | 'commit'>,
  type: InvitationCommand['type'],
  status: 200 | 204,
): Promise<Response> => {
  const { caller, params, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    plan: (answers) => {
      const { state = { status: 'none' as const } } = answers.teamDirectory.byWorkspace[workspaceId] ?? {};
      demandInvitation(caller, invitationIn(state, params.id)?.role);
      return {
        key: [workspaceId],
        command: { type, invitationId: params.id, now },
        refuse: (states) => refusedSeats(answers, { workspaceId, now }, states),
        reply:
          status === 204 ? () => ({ status }) : replyWith(status, { answers, workspaceId, id: params.id }),
      };
    },
  });
};

export const resendInvitation: Handler<'resendInvitation'> = (request, context) =>
  change(request, context, 'ResendInvitation', 200);

export const revokeInvitation: Handler<'revokeInvitation'> = (request, context) =>
  change(request, context, 'RevokeInvitation', 204);

export const restoreInvitation: Handler<'restoreInvitation'> = (request, context) =>
  change(request, context, 'RestoreInvitation', 200);
