/** What a chart on a canvas shows: what came last is drawn once the page has painted the rest of its change, and the charts before it. */
import { useEffect, useState } from 'react';
import { drawingTurns } from './drawingTurns.ts';

/** The first value at once: a chart has waited for its turn before it is there. `value` is the same object as long as it says the same. */
export const useInTurn = <Value extends object>(value: Value, turns = drawingTurns): Value => {
  const [shown, setShown] = useState(value);
  useEffect(() => (shown === value ? undefined : turns.take(() => setShown(value))), [shown, value, turns]);
  return shown;
};
