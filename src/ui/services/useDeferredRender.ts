/** What may be drawn a moment after what matters most. */
import { useDeferredValue } from 'react';
import { useServices } from './servicesContext.ts';

/**
 * The value that React draws once everything urgent is painted; it gives up drawing an older one when a newer comes. On a stage at once,
 * as a run does not depend on when a browser has time.
 */
export const useDeferredRender = <Value>(value: Value): Value => {
  const { awaitCode } = useServices();
  const later = useDeferredValue(value);
  return awaitCode ? value : later;
};
