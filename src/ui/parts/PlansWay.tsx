/** Links to larger plans, or says whom to ask. */
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { useAuth } from '../services/useAuth.ts';
import { AppLink } from './AppLink.tsx';
import { useWhoHelps } from './empty/useWhoHelps.ts';

export const PlansWay = () => {
  const { profile, membership } = useAuth();
  const { whom } = useWhoHelps();
  if (profile !== null && mayOpen(profile.role, 'billing'))
    return <AppLink to={protectedPages.billing.path}>See plans</AppLink>;
  // An owner without a plan has no billing page yet.
  if (membership?.kind === 'owner') return <AppLink to="/pricing">See plans</AppLink>;
  return <>Ask {whom} about a larger plan.</>;
};
