/** Labels the signed-in person's role for the badge, the greeting and the list of people. */
import { personLabel } from '#domain/access/personLabel.ts';
import { roleLabels, roleOf } from '#domain/access/role.ts';
import { useAuth } from './useAuth.ts';

export const usePersonLabel = (): string => {
  const { profile, membership } = useAuth();
  const role = roleOf(profile?.role);
  return membership === null ? roleLabels[role] : personLabel({ role, kind: membership.kind });
};
