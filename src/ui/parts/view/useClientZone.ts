/** In which time zone a client's days are counted: its own; for all clients the workspace's. */
import { usualZone } from '#domain/clients/clientZone.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useClients } from './useClients.ts';

/** The workspace's until the client is known. `clientId`: null for all clients; people of a client have one alone. */
export const useClientZone = (clientId: string | null): string => {
  const own = useAuth().membership?.client;
  const listed = useClients(clientId !== null && !own)?.find(({ id }) => id === clientId);
  return (own ?? listed)?.time_zone ?? usualZone;
};
