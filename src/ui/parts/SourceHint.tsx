/** Says what brings figures of traffic in, with the way there for those who may go it. */
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import { useAuth } from '../services/useAuth.ts';
import { AppLink } from './AppLink.tsx';

export const SourceHint = () => {
  const { profile } = useAuth();
  if (!mayOpen(roleOf(profile?.role), 'integrations'))
    return <p>Traffic appears once your agency’s admin has connected a source.</p>;
  return (
    <p>
      <AppLink to={protectedPages.integrations.path}>Connect a source</AppLink> to see traffic.
    </p>
  );
};
