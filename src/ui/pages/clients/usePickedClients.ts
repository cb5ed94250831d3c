/** Computes the clients that a view shows; a filter by status waits until statuses are loaded. */
import type { ClientList } from '#domain/contract/clientSchemas.ts';
import { filtersByStatus } from '#domain/portfolio/statusFilter.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useToday } from '../../services/useToday.ts';
import type { ClientView } from './clientView.ts';
import { pickClients } from './pickClients.ts';
import { useClientStatuses } from './useClientStatuses.ts';

export type PickedClients = ReturnType<typeof pickClients> & {
  readonly isWaiting: boolean;
  readonly failure: { readonly error: unknown; readonly onRetry: () => unknown } | null;
};

export const usePickedClients = (list: ClientList | undefined, view: ClientView): PickedClients => {
  const { user } = useAuth();
  const today = useToday();
  const { standings: clientStatuses, error, refetch } = useClientStatuses();
  const isByStatus = filtersByStatus(view);
  return {
    ...pickClients(list?.items ?? [], view, { me: user?.id ?? null, today, statuses: clientStatuses }),
    isWaiting: list === undefined || (isByStatus && clientStatuses === undefined),
    failure: isByStatus && clientStatuses === null ? { error, onRetry: refetch } : null,
  };
};
