/** Handles POST /api/team/invitations/:id/link and GET /api/auth/invitation: the link with which an invited person joins. */
import { invitationExpiry } from '#domain/access/invitationExpiry.ts';
import type { InvitationPreview } from '#domain/contract/teamSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog, VaultValue } from '#events/log/eventLog.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import type { Handler } from '../http/context.ts';
import { actorOf } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { type OpenInvitation, openInvitationAt } from './invitationSecret.ts';
import { demandInvitation } from './teamPermission.ts';

const tokenBytes = 32;
const lifetime = 7 * 24 * 3_600_000;

/** Only the token's hash is stored (ruling D17). The secret remains after joining: events say whether it is open. */
const keyOf = (token: string): string => `invitationLink:${sha256Hex(token)}`;

/** A week, and never longer than the invitation itself. */
const linkExpiry = ({ role, sentAt }: OpenInvitation['invitation'], now: string): string => {
  const own = invitationExpiry(role, sentAt);
  const ends = Math.min(
    Date.parse(now) + lifetime,
    own === null ? Number.POSITIVE_INFINITY : Date.parse(own),
  );
  return new Date(ends).toISOString();
};

type NewLink = {
  readonly expiresAt: string;
  readonly secret: { readonly put: string; readonly value: VaultValue };
};

/** The secret with which a token opens an invitation; null for an invitation that has expired. */
export const invitationLinkSecret = (
  { workspaceId, invitation }: OpenInvitation,
  token: string,
  now: string,
): NewLink | null => {
  const expiresAt = linkExpiry(invitation, now);
  if (expiresAt <= now) return null;
  const value = { workspaceId, invitationId: invitation.id, expiresAt };
  return { expiresAt, secret: { put: keyOf(token), value } };
};

export const linkInvitation: Handler<'linkInvitation'> = (
  _request,
  { caller, params, now, world, commit },
) => {
  const { workspaceId } = caller;
  const token = world.ids.secret(tokenBytes);
  return commit((answers) => {
    const { state } = answers.teamDirectory.byWorkspace[workspaceId] ?? {};
    const invitation = state?.status === 'created' ? ownValue(state.invitations, params.id) : undefined;
    if (invitation === undefined) return { ok: false, refusal: 'notFound' };
    demandInvitation(caller, invitation.role);
    if (invitation.status !== 'open') return { ok: false, refusal: 'invitationClosed' };
    const link = invitationLinkSecret({ workspaceId, invitation }, token, now);
    if (link === null) return { ok: false, refusal: 'invitationExpired' };
    return {
      ok: true,
      actor: actorOf(caller),
      events: [],
      expected: [],
      vault: [link.secret],
      reply: { status: 201, body: { token, expires_at: link.expiresAt } },
    };
  });
};

type LinkContext = {
  readonly log: Pick<EventLog, 'vault'>;
  readonly readModel: ReadModel;
  readonly now: string;
};

/** Refuses an unknown, an expired and a used link. */
export const invitationOfLink = async (
  context: LinkContext,
  token: string,
): Promise<OpenInvitation & { readonly expiresAt: string }> => {
  const place = await context.log.vault.get(keyOf(token));
  if (place === null) throw new RefusalError('notFound');
  const expiresAt = String(place.expiresAt);
  if (expiresAt <= context.now) throw new RefusalError('invitationLinkExpired');
  const invited = await openInvitationAt(context, place);
  if (invited === null) throw new RefusalError('invitationClosed');
  return { ...invited, expiresAt };
};

export const readInvitation: Handler<'readInvitation'> = async (_request, context) => {
  const { workspaceId, invitation, expiresAt } = await invitationOfLink(context, context.query.token);
  const answers = await context.readModel.of(workspaceId);
  const clientId = invitation.role === 'user' ? (invitation.clientIds[0] ?? '') : '';
  const reply: InvitationPreview = {
    workspace_name: answers.workspaceDirectory.byId[workspaceId]?.name ?? '',
    email: invitation.email,
    role: invitation.role,
    client_name: answers.clientDirectory.byWorkspace[workspaceId]?.[clientId]?.name ?? null,
    expires_at: expiresAt,
  };
  return json(200, reply);
};
