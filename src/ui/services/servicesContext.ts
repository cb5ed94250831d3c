/** Provides the app's services to all components by context. */
import { createContext, useContext } from 'react';
import type { AppServices } from './appServices.ts';

export const ServicesContext = createContext<AppServices | null>(null);

export const useServices = (): AppServices => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Services are not available outside the app');
  return services;
};
