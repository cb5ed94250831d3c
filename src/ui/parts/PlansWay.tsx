/** The way to a larger plan: for who may change it a link, for others whom to ask. */
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { useAuth } from '../services/useAuth.ts';
import { AppLink } from './AppLink.tsx';
import { useWhoHelps } from './empty/useWhoHelps.ts';

export const PlansWay = () => {
  const { profile, membership } = useAuth();
  const { whom } = useWhoHelps();
  if (profile !== null && mayOpen(profile.role, 'billing'))
    return <AppLink to={protectedPages.billing.path}>See plans</AppLink>;
  // Without a plan an owner has no page of bills yet.
  if (membership?.kind === 'owner') return <AppLink to="/pricing">See plans</AppLink>;
  return <>Ask {whom} about a larger plan.</>;
};
