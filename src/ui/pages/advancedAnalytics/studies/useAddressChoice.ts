/** Holds a choice of the page in the address, so that a link shows the same. */
import { useSearchParams } from 'react-router-dom';
import { filterStep } from '../../../services/filterStep.ts';

type Choice<Value extends string> = readonly [value: Value, choose: (value: Value) => void];

/** The first value is usual and not in the address. */
export const useAddressChoice = <Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): Choice<Value> => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(key);
  const [usual] = values;
  const choose = (value: Value) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === usual) next.delete(key);
        else next.set(key, value);
        return next;
      },
      filterStep({ isTyped: true }),
    );
  return [values.find((value) => value === asked) ?? usual, choose];
};
