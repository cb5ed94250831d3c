/** Computes the current day in a client's time zone, for all clients in the workspace's. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { useDayIn } from '../../services/useDayIn.ts';
import { useClientZone } from './useClientZone.ts';

export const useClientToday = (clientId: string | null): EpochDay => useDayIn(useClientZone(clientId));
