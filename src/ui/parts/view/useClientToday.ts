/** Which day it is for a client, in its own time zone; for all clients in the workspace's. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { usualZone } from '#domain/clients/clientZone.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useDayIn } from '../../services/useDayIn.ts';
import { useClients } from './useClients.ts';

/** The workspace's until the client is known. `clientId`: null for all clients; people of a client have one alone. */
export const useClientToday = (clientId: string | null): EpochDay => {
  const own = useAuth().membership?.client;
  const listed = useClients(clientId !== null && !own)?.find(({ id }) => id === clientId);
  return useDayIn((own ?? listed)?.time_zone ?? usualZone);
};
