/** Holds the open one of a page's parts in the address, so that a link opens it. */
import { useSearchParams } from 'react-router-dom';
import { filterStep } from '../services/filterStep.ts';
import type { PagePart } from '../widgets/PartTabs.tsx';

export const partKey = 'part';

/** Names a second set of parts on a page. */
export const aboutKey = 'about';

/** No part is open on a phone after its fold was closed. */
const closed = 'none';

export const usePart = (parts: readonly PagePart[], name = partKey) => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  const [first] = parts;
  const current = asked === closed ? '' : (parts.find(({ key }) => key === asked) ?? first)?.key;
  const onChange = (key: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (key === first?.key) next.delete(name);
        else next.set(name, key === '' ? closed : key);
        return next;
      },
      filterStep({ isTyped: true }),
    );
  return { parts, current: current ?? '', onChange };
};
