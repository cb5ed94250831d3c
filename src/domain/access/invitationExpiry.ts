/** Computes when an invitation expires: 48 hours after its last send for a client's person, never for the team. */
import type { Role } from './role.ts';

const hours = 48;

export const invitationExpiry = (role: Role, sentAt: string): string | null =>
  role === 'user' ? new Date(Date.parse(sentAt) + hours * 3_600_000).toISOString() : null;

/** True from the exact moment of expiry. */
export const isInvitationExpired = (role: Role, sentAt: string, now: string): boolean => {
  const expiry = invitationExpiry(role, sentAt);
  return expiry !== null && Date.parse(expiry) <= Date.parse(now);
};
