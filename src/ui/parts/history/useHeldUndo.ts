/** Holds the change whose undo needs confirmation in the address. */
import { useSearchParams } from 'react-router-dom';
import { filterStep } from '../../services/filterStep.ts';

/** Its position is the query parameter `undo`. */
export const useHeldUndo = () => {
  const [params, setParams] = useSearchParams();
  const position = Number(params.get('undo'));
  const put = (next: number | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === null) after.delete('undo');
        else after.set('undo', String(next));
        return after;
      },
      filterStep({ isTyped: next === null }),
    );
  return {
    position: Number.isSafeInteger(position) && position > 0 ? position : null,
    open: (one: number) => put(one),
    close: () => put(null),
  };
};
