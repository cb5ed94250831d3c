/** Which change is asked about together with what lies on top of it, kept in the address. */
import { useSearchParams } from 'react-router-dom';
import { filterStep } from '../../services/filterStep.ts';

/** The change whose undoing is asked about together with what lies on top of it: its position stands in the address as `undo`. */
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
