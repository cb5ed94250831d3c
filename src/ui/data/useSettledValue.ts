/** Keeps the value that belongs to a stale reply while the next one loads. */
import { useLayoutEffect, useRef } from 'react';

/** A ref holds the value, because setting state during render would loop for a value that is a new object each time. */
export const useSettledValue = <Value>(value: Value, isFormer: boolean): Value => {
  const settled = useRef(value);
  useLayoutEffect(() => {
    if (!isFormer) settled.current = value;
  });
  return isFormer ? settled.current : value;
};
