/** Holds the open one of a page's parts in the address, so that a link opens it. */
import { useSearchParams } from 'react-router-dom';
import { filterStep } from '../services/filterStep.ts';
import type { PagePart } from '../widgets/PartTabs.tsx';

export const partKey = 'part';

/** No part is open on a phone after its fold was closed. */
const closed = 'none';

export const usePart = (parts: readonly PagePart[]) => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(partKey);
  const [first] = parts;
  const current = asked === closed ? '' : (parts.find(({ key }) => key === asked) ?? first)?.key;
  const onChange = (key: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (key === first?.key) next.delete(partKey);
        else next.set(partKey, key === '' ? closed : key);
        return next;
      },
      filterStep({ isTyped: true }),
    );
  return { parts, current: current ?? '', onChange };
};
