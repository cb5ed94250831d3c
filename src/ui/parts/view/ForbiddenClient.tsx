/** Renders the refusal of another client than the reader's own, which is never silently replaced. */

import { protectedPages } from '#domain/access/protectedPages.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { ButtonLink } from '../ButtonLink.tsx';

export const ForbiddenClient = () => (
  <EmptyState
    title="You do not have access to this client"
    text="You see the figures of your own company. Ask your agency if you need more."
    action={<ButtonLink to={protectedPages.dashboard.path}>Go to your dashboard</ButtonLink>}
  />
);
