/** Reads the demo's metrics: first those of the prerendered HTML, then those of the demo in this browser. */
import { useEffect, useState } from 'react';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { useServices } from '../../services/servicesContext.ts';

/** Null until either arrives. The HTML's metrics remain if the backend has no demo. */
export const useDemoFigures = (): DemoFigures | null => {
  const { api, demoFigures } = useServices();
  const [figures, show] = useState(demoFigures ?? null);
  useEffect(() => {
    const left = new AbortController();
    api.call('demoFigures', { signal: left.signal }).then(show, () => undefined);
    return () => left.abort();
  }, [api]);
  return figures;
};
