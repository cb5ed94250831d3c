/** How long an invitation can be accepted: that of a client's person for 48 hours after it was sent last, that of the team until it is closed. */
import type { Role } from './role.ts';

const hours = 48;

/** Null: it does not expire. */
export const invitationExpiry = (role: Role, sentAt: string): string | null =>
  role === 'user' ? new Date(Date.parse(sentAt) + hours * 3_600_000).toISOString() : null;

/** At that very moment it is over. */
export const isInvitationExpired = (role: Role, sentAt: string, now: string): boolean => {
  const expiry = invitationExpiry(role, sentAt);
  return expiry !== null && Date.parse(expiry) <= Date.parse(now);
};
