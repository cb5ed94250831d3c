/** The word for what the signed-in person is in their workspace: the same on the badge, below the greeting and in the list of people. */
import { personLabel } from '#domain/access/personLabel.ts';
import { roleLabels, roleOf } from '#domain/access/role.ts';
import { useAuth } from './useAuth.ts';

export const usePersonLabel = (): string => {
  const { profile, membership } = useAuth();
  const role = roleOf(profile?.role);
  return membership === null ? roleLabels[role] : personLabel({ role, kind: membership.kind });
};
