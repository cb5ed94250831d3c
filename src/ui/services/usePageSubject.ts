/** How a page says what it is about, and how the window's title reads it. */
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from './servicesContext.ts';

const nothing = (): null => null;

/** The name that the open page shows, or null. */
export const usePageSubject = (): string | null => {
  const { subject } = useServices();
  return useSyncExternalStore(subject.subscribe, subject.read, nothing);
};

/** Puts a name before the page's own title for as long as the caller is on the page; null for none. */
export const useShownSubject = (name: string | null): void => {
  const { subject } = useServices();
  useEffect(() => (name === null ? undefined : subject.show(name)), [subject, name]);
};
