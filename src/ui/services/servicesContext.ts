/** How every part of the page reaches the parts that live as long as the app. */
import { createContext, useContext } from 'react';
import type { AppServices } from './appServices.ts';

export const ServicesContext = createContext<AppServices | null>(null);

export const useServices = (): AppServices => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Services are not available outside the app');
  return services;
};
