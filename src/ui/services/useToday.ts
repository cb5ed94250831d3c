/** Provides the current day in UTC. */
import { useSyncExternalStore } from 'react';
import { type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { useServices } from './servicesContext.ts';

const never = () => () => undefined;

/** During hydration the build day of the HTML, then today. */
export const useToday = (): EpochDay => {
  const { world, madeAt } = useServices();
  return useSyncExternalStore(
    never,
    () => epochDayAt(world.clock.now()),
    () => epochDayAt(madeAt),
  );
};
