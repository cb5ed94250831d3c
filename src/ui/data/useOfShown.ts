/** What goes with an answer that stays on the page while the next one is on its way. */
import { useState } from 'react';

/**
 * The value that belongs to what is shown: as long as that is a former answer, the value of the former question. `value` is a primitive
 * or memoized: another object each time would never settle.
 */
export const useOfShown = <Value>(value: Value, isFormer: boolean): Value => {
  const [shown, setShown] = useState(() => value);
  if (isFormer || shown === value) return shown;
  setShown(() => value);
  return value;
};
