/** Whether a page offers the Lab by a button (ruling D34): not to a client's people, and not under an agency's own brand. */
import { useBrand } from '../../parts/brand/useBrand.ts';
import { useAuth } from '../../services/useAuth.ts';

export const useLabOffered = (): boolean => {
  const { membership } = useAuth();
  const { isOwn } = useBrand();
  return !isOwn && membership?.kind !== 'client';
};
