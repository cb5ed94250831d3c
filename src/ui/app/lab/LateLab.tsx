/** The way into the Lab, whose code comes once the page is awake: it must not hold up anybody’s first look. */
import { type ComponentType, useEffect, useState } from 'react';
import { useServices } from '../servicesContext.ts';

export const LateLab = () => {
  const { trace } = useServices().world;
  const [Mount, setMount] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./LabMount.tsx').then(
      ({ LabMount }) => setMount(() => LabMount),
      (error: unknown) =>
        trace.record({ kind: 'fault', name: 'The way into the Lab did not load', detail: error }),
    );
  }, [trace]);
  return Mount && <Mount />;
};
