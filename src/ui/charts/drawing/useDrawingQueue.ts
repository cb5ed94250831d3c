/** Debounces the drawing of a canvas chart until the page and the charts before it are painted. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { drawingTurns } from './drawingQueue.ts';

export type InTurn<Value> = { readonly shown: Value; readonly before: Value | null };

/**
 * The first value is shown at once. `value` must be referentially stable. Later values keep their place in
 * the queue, or a frequently changing chart would starve.
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
