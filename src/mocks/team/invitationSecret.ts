/** Finds the invitation of an address at sign-up, before its workspace is known. */
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog, VaultChange, VaultValue } from '#events/log/eventLog.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import type { Invitation } from '#events/workspaces/workspaceState.ts';

type InvitationPlace = { readonly workspaceId: string; readonly invitationId: string };

const keyOf = (email: string): string => `invitation:${sha256Hex(normalizeEmail(email))}`;

/** The secret remains after the invitation is closed: only the workspace's events say whether it is open. */
export const invitationSecret = (email: string, place: InvitationPlace): VaultChange => ({
  put: keyOf(email),
  value: place,
});

export type OpenInvitation = { readonly workspaceId: string; readonly invitation: Invitation };

/** Null unless the workspace's events say that the invitation is open. */
export const openInvitationAt = async (
  { readModel }: { readonly readModel: ReadModel },
  place: VaultValue | null,
): Promise<OpenInvitation | null> => {
  if (typeof place?.workspaceId !== 'string' || typeof place.invitationId !== 'string') return null;
  const { workspaceId, invitationId } = place;
  const { teamDirectory } = await readModel.of(workspaceId);
  const state = teamDirectory.byWorkspace[workspaceId]?.state;
  const invitation = state?.status === 'created' ? state.invitations[invitationId] : undefined;
  if (state?.status !== 'created' || state.deletion !== null) return null;
  return invitation?.status === 'open' ? { workspaceId, invitation } : null;
};

export const openInvitationFor = async (
  { log, readModel }: { readonly log: Pick<EventLog, 'vault'>; readonly readModel: ReadModel },
  email: string,
): Promise<OpenInvitation | null> => openInvitationAt({ readModel }, await log.vault.get(keyOf(email)));
