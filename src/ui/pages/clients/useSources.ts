/** The connections that bring each client's figures, where the page of connections is open to who looks. */
import { useQuery } from '@tanstack/react-query';
import { mayOpen } from '#domain/access/protectedPages.ts';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { replyQuery } from '../../data/replyQuery.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';

/** Null: not open to this role. Undefined: not here yet. */
export const useSources = (): readonly Integration[] | null | undefined => {
  const { api } = useServices();
  const { profile } = useAuth();
  const isOpen = profile !== null && mayOpen(profile.role, 'integrations');
  const query = { state: 'connected', limit: '500' } as const;
  const { data } = useQuery({ ...replyQuery(api, 'listIntegrations', query), enabled: isOpen });
  return isOpen ? data?.items : null;
};
