/** What goes with a reply that stays on the page while the next one is on its way. */
import { useLayoutEffect, useRef } from 'react';

/**
 * The value that belongs to what is shown: as long as that is a former answer, the value of the former question. Kept in a ref: state
 * would have to be set while rendering, which never settles for a value that is another object each time.
 */
export const useSettledValue = <Value>(value: Value, isFormer: boolean): Value => {
  const kept = useRef(value);
  useLayoutEffect(() => {
    if (!isFormer) kept.current = value;
  });
  return isFormer ? kept.current : value;
};
