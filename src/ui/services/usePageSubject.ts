/** Sets and reads the subject of the open page. */
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from './servicesContext.ts';

const nothing = (): null => null;

export const usePageSubject = (): string | null => {
  const { subject } = useServices();
  return useSyncExternalStore(subject.subscribe, subject.read, nothing);
};

export const useShownSubject = (name: string | null): void => {
  const { subject } = useServices();
  useEffect(() => (name === null ? undefined : subject.show(name)), [subject, name]);
};
