/** Defers the rendering of less important parts. */
import { useDeferredValue } from 'react';
import { useServices } from './servicesContext.ts';

/** Deferred until urgent work is painted. On a stage immediate, because a run must not depend on the browser's timing. */
export const useDeferredRender = <Value>(value: Value): Value => {
  const { awaitCode } = useServices();
  const later = useDeferredValue(value);
  return awaitCode ? value : later;
};
