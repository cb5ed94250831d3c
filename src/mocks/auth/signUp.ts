/** Handles POST /api/auth/sign-up: creates an account with a workspace or team membership, and a session, in one append (ruling D3). */

import { isInvitationExpired } from '#domain/access/invitationExpiry.ts';
import type { Role } from '#domain/access/role.ts';
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import { signUpErrors, tooShortPassword } from '#domain/accounts/signUpRules.ts';
import { sampleClient } from '#domain/clients/sampleClient.ts';
import type { Membership } from '#domain/contract/authSchemas.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import type { VaultChange } from '#events/log/eventLog.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import { putVerifier } from '../crypto/passwordSecret.ts';
import type { Context, Handler } from '../http/context.ts';
import {
  alongside,
  begin,
  handleCommand,
  notThere,
  type RelatedChanges,
  relatedToEach,
} from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { problem } from '../http/respond.ts';
import { refusedLimit } from '../subscription/planOf.ts';
import { invitationOfLink } from '../team/invitationLink.ts';
import { type OpenInvitation, openInvitationFor } from '../team/invitationSecret.ts';
import { membershipReply } from '../team/membershipReply.ts';
import { newSession, sessionChanges } from './sessionProposal.ts';

const handle = handleCommand(accountStream, accountDecider);

type SignUpContext = Context<'signUp'>;

const errorsOf = ({ body, accountPolicy }: SignUpContext): Record<string, string> => {
  const { email, password, profile } = body;
  const short = accountPolicy && tooShortPassword(password, accountPolicy.shortestPassword);
  const errors = { ...signUpErrors({ email, password, ...profile }), ...(short && { password: short }) };
  const path = (field: string) => (Object.hasOwn(profile, field) ? `profile.${field}` : field);
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [path(field), text]));
};

const foundWorkspace = (
  { body, now }: SignUpContext,
  { workspaceId, ownerId, clientId }: { workspaceId: string; ownerId: string; clientId: string },
): readonly RelatedChanges[] => {
  const name = body.profile.company;
  const created = { type: 'CreateWorkspace', workspaceId, name, ownerId, now } as const;
  const added = { type: 'AddClient', clientId, workspaceId, ...sampleClient, now } as const;
  const key = [workspaceId] as const;
  return [
    begin({ stream: workspaceStream, decider: workspaceDecider, key, command: created }, workspaceId),
    begin({ stream: clientStream, decider: clientDecider, key, command: added }, workspaceId),
  ];
};

const together = (parts: readonly RelatedChanges[], verifier: VaultChange): RelatedChanges => ({
  events: parts.flatMap(({ events = [] }) => events),
  expected: parts.flatMap(({ expected = [] }) => expected),
  vault: [verifier, ...parts.flatMap(({ vault = [] }) => vault)],
});

type Beginning = {
  readonly role: Role;
  readonly membership: Membership;
  readonly related: () => Promise<readonly RelatedChanges[]> | readonly RelatedChanges[];
};

const ownBeginning = (context: SignUpContext, ownerId: string): Beginning => {
  const { ids } = context.world;
  const [workspaceId, clientId] = [ids.entity(), ids.entity()];
  return {
    role: 'user',
    membership: { workspace_id: workspaceId, kind: 'owner', client: null },
    related: () => foundWorkspace(context, { workspaceId, ownerId, clientId }),
  };
};

/** By the link that the page was opened with, else by the address. Null for someone who was not invited. */
const invitationFor = async (context: SignUpContext): Promise<OpenInvitation | null> => {
  const { body, accountPolicy } = context;
  if (body.invitation === undefined) {
    const invited = await openInvitationFor(context, body.email);
    if (accountPolicy === undefined) return invited;
    if (!accountPolicy.isSignUpOpen) throw new RefusalError('signUpClosed');
    // Anybody can type an address; only its owner has the link.
    if (invited !== null) throw new RefusalError('addressNotFree');
    return null;
  }
  const invited = await invitationOfLink(context, body.invitation);
  if (normalizeEmail(invited.invitation.email) !== normalizeEmail(body.email))
    throw new RefusalError('invalid', { errors: { email: 'Use the address that was invited' } });
  return invited;
};

/**
 * Joins with the invitation's role. A team member needs a free seat of the plan and gets the named clients,
 * except archived ones. A client's person needs no seat.
 */
const invitedBeginning = async (context: SignUpContext, accountId: string): Promise<Beginning | null> => {
  const { now, readModel } = context;
  const invited = await invitationFor(context);
  if (invited === null) return null;
  const { workspaceId, invitation } = invited;
  // Refused, because a workspace of their own would prevent joining: an existing account cannot be invited.
  if (isInvitationExpired(invitation.role, invitation.sentAt, now))
    throw new RefusalError('invitationExpired');
  const question = { workspaceId, now };
  const answers = await readModel.of(workspaceId);
  const [clientId = null] = invitation.role === 'user' ? invitation.clientIds : [];
  if (clientId === null && refusedLimit(answers, question, { resource: 'teamMembers', adding: 0 }))
    throw new RefusalError('memberSuspended');
  const command = { type: 'AcceptInvitation', invitationId: invitation.id, accountId, now } as const;
  const ask = { stream: workspaceStream, decider: workspaceDecider, key: [workspaceId] as const, command };
  const clients = { stream: clientStream, decider: clientDecider, key: [workspaceId] as const };
  const lookedAfter = clientId === null ? invitation.clientIds : [];
  const assigned = lookedAfter.map(
    (id) => ({ type: 'UpdateClient', clientId: id, changes: {}, ownerId: accountId, now }) as const,
  );
  return {
    role: invitation.role,
    membership: membershipReply(
      { accountId, workspaceId, kind: clientId === null ? 'staff' : 'client', clientId },
      answers,
    ),
    related: async () => [
      await alongside(context, ask, workspaceId),
      await relatedToEach(context, clients, assigned, workspaceId),
    ],
  };
};

const createAccount: Handler<'signUp'> = async (request, context) => {
  const { body, world, now, passwords } = context;
  const errors = errorsOf(context);
  const device = context.deviceOf?.(request);
  const accountId = world.ids.entity();
  const invited = Object.keys(errors).length > 0 ? null : await invitedBeginning(context, accountId);
  const { role, membership, related } = invited ?? ownBeginning(context, accountId);
  const profile = { ...body.profile, avatarUrl: null };
  const { workspace_id: workspaceId } = membership;
  let hashed: Promise<string> | undefined;
  return handle(request, context, {
    errors,
    plan: () => {
      let session: ReturnType<typeof newSession> | undefined;
      return {
        key: [body.email],
        command: { type: 'RegisterAccount', accountId, email: body.email, role, profile, now },
        actor: { kind: 'account', id: accountId, role },
        workspaceId,
        related: async (account) => {
          session = newSession(account ?? notThere(), membership, { ids: world.ids, now, device });
          hashed ??= passwords.hash(body.password);
          const verifier = putVerifier(accountId, await hashed);
          return together([...(await related()), sessionChanges(session, workspaceId)], verifier);
        },
        reply: (account) => ({
          status: 201,
          body: session?.reply,
          version: account?.revision ?? notThere(),
        }),
      };
    },
  });
};

/** On a server the refusal does not say whether an address has an account or an invitation (ruling D39). */
export const signUp: Handler<'signUp'> = async (request, context) => {
  const response = await createAccount(request, context);
  if (context.accountPolicy === undefined || response.status !== 409) return response;
  const { code } = (await response.clone().json()) as { readonly code?: string };
  return code === 'emailTaken' ? problem('addressNotFree') : response;
};
