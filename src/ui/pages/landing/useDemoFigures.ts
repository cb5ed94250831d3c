/** The demo's figures for a visitor: those of the page's HTML, then those of the demo in this browser. */
import { useEffect, useState } from 'react';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { useServices } from '../../services/servicesContext.ts';

/** Null until either is here. What the HTML brought stays where the backend has no demo. */
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
