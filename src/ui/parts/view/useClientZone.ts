/** Provides the time zone of a client's days; for all clients the workspace's. */
import { usualZone } from '#domain/clients/clientZone.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useClients } from './useClients.ts';

/** The workspace's while the client is loading. `clientId`: null for all clients; people of a client have one alone. */
export const useClientZone = (clientId: string | null): string => {
  const own = useAuth().membership?.client;
  const listed = useClients(clientId !== null && !own)?.find(({ id }) => id === clientId);
  return (own ?? listed)?.time_zone ?? usualZone;
};
