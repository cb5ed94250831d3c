/** Reads the shown moment or position of the log from the address. */
import { useLocation } from 'react-router-dom';
import { type AsOf, asOfIn } from '#domain/pastView.ts';
import { useServices } from './servicesContext.ts';

export const useAsOf = (): AsOf | null => {
  const { world } = useServices();
  return asOfIn(useLocation().search, world.clock.now());
};
