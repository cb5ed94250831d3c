/** Which day it is, in UTC. */
import { useSyncExternalStore } from 'react';
import { type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { useServices } from './servicesContext.ts';

const never = () => () => undefined;

/** The day on which the page's HTML was made, as long as that is being taken over; then today. */
export const useToday = (): EpochDay => {
  const { world, madeAt } = useServices();
  return useSyncExternalStore(
    never,
    () => epochDayAt(world.clock.now()),
    () => epochDayAt(madeAt),
  );
};
