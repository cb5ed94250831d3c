/** As of which position of the log or moment the app is shown. */
import { useLocation } from 'react-router-dom';
import { type AsOf, asOfIn } from '#domain/pastView.ts';
import { useServices } from './servicesContext.ts';

/** Null for the present. */
export const useAsOf = (): AsOf | null => {
  const { world } = useServices();
  return asOfIn(useLocation().search, world.clock.now());
};
