/** Decides if a page shows the Lab's button (ruling D34): not to a client's people or under an agency's brand. */

import { useAuth } from '../services/useAuth.ts';
import { useBrand } from './brand/useBrand.ts';

export const useLabOffered = (): boolean => {
  const { membership } = useAuth();
  const { isOwn } = useBrand();
  return !isOwn && membership?.kind !== 'client';
};
