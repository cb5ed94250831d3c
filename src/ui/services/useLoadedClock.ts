/** Loads the demo's clock, which few visits move. */
import { useEffect, useState } from 'react';
import type { DemoClock } from '#domain/inspection/demoClock.ts';
import type { Trace } from '#world/trace.ts';

export type LoadClock = () => Promise<DemoClock>;

export const useLoadedClock = (
  load: LoadClock | undefined,
  { record }: Pick<Trace, 'record'>,
): DemoClock | null => {
  const [clock, setClock] = useState<DemoClock | null>(null);
  useEffect(() => {
    let isShown = true;
    load?.().then(
      (loaded) => isShown && setClock(loaded),
      (detail: unknown) =>
        record({ kind: 'fault', name: 'The demo clock did not load', cause: null, detail }),
    );
    return () => {
      isShown = false;
    };
  }, [load, record]);
  return clock;
};
