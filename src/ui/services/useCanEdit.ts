/** Decides if the reader may change a page: never in the past, else by role. */
import { useAsOf } from './useAsOf.ts';
import { useAuth } from './useAuth.ts';

/** `anybody` who may open the page, people of the `agency` with a staff role, or its `admin`. */
export type Changer = 'anybody' | 'agency' | 'admin';

export const useCanEdit = (changer: Changer = 'anybody'): boolean => {
  const { profile, membership } = useAuth();
  const isPast = useAsOf() !== null;
  if (isPast) return false;
  if (changer === 'anybody') return true;
  if (membership?.kind === 'client' || profile === null) return false;
  return changer === 'admin' ? profile.role === 'admin' : profile.role !== 'user';
};
