/** Whether a page offers the Lab by a button (ruling D34): not to a client's people, and not under an agency's own brand. */

import { useAuth } from '../services/useAuth.ts';
import { useBrand } from './brand/useBrand.ts';

export const useLabOffered = (): boolean => {
  const { membership } = useAuth();
  const { isOwn } = useBrand();
  return !isOwn && membership?.kind !== 'client';
};
