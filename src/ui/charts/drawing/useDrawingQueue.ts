/** What a chart on a canvas shows: what came last is drawn once the page has painted the rest of its change, and the charts before it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { drawingTurns } from './drawingQueue.ts';

/** `before`: what was shown until then; null at first. */
export type InTurn<Value> = { readonly shown: Value; readonly before: Value | null };

/**
 * The first value at once: a chart has waited for its turn before it is there. `value` is the same object as long as it says the same.
 * Another value keeps the place in the queue: one that changes more often than all charts are drawn would come last for ever.
 */
export const useDrawingQueue = <Value extends object>(value: Value, turns = drawingTurns): InTurn<Value> => {
  const [inTurn, setInTurn] = useState<InTurn<Value>>({ shown: value, before: null });
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const { shown } = inTurn;
  const isBehind = shown !== value;
  useEffect(
    () => (isBehind ? turns.take(() => setInTurn({ shown: latest.current, before: shown })) : undefined),
    [isBehind, shown, turns],
  );
  return inTurn;
};
