/** Which day it is for a client, in its own time zone; for all clients in the workspace's. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { useDayIn } from '../../services/useDayIn.ts';
import { useClientZone } from './useClientZone.ts';

/** `clientId`: null for all clients. */
export const useClientToday = (clientId: string | null): EpochDay => useDayIn(useClientZone(clientId));
