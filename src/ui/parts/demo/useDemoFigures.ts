/** Reads the demo's weekly figures: those of the HTML at first, then those of the running demo. */
import { useEffect, useState } from 'react';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { useServices } from '../../services/servicesContext.ts';

/**
 * Null until either arrives. The HTML's metrics remain if the backend has no demo. `isRead`: false on the account
 * pages, where a request would compete with the sign-in.
 */
export const useDemoFigures = (isRead = true): DemoFigures | null => {
  const { api, demoFigures } = useServices();
  const [figures, show] = useState(demoFigures ?? null);
  useEffect(() => {
    if (!isRead) return;
    const left = new AbortController();
    api.call('demoFigures', { signal: left.signal }).then(show, () => undefined);
    return () => left.abort();
  }, [api, isRead]);
  return figures;
};
