/** Computes the current day in a time zone, apart from `useToday` for pages without zones. */
import { useSyncExternalStore } from 'react';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { dayInZone } from '#domain/clients/clientZone.ts';
import { useServices } from './servicesContext.ts';

const never = () => () => undefined;

export const useDayIn = (zone: string): EpochDay => {
  const { world, madeAt } = useServices();
  return useSyncExternalStore(
    never,
    () => dayInZone(zone, world.clock.now()),
    () => dayInZone(zone, madeAt),
  );
};
