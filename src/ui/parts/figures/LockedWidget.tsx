/** Stands where a plan does not reach: what is missing, in the backend's words, and the way to more. */
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { useAuth } from '../../services/useAuth.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { emptyWords } from './emptyWords.ts';

export const LockedWidget = ({ detail }: { detail: string }) => {
  const { profile, membership } = useAuth();
  const { title, action } = emptyWords.outsideRetention;
  if (membership?.kind === 'client')
    return <EmptyState level={3} title={title} text="Your agency has not opened this for its clients." />;
  const opensBilling = profile !== null && mayOpen(profile.role, 'billing');
  return (
    <EmptyState
      level={3}
      title={title}
      text={detail}
      action={<ButtonLink to={opensBilling ? protectedPages.billing.path : '/pricing'}>{action}</ButtonLink>}
    />
  );
};
