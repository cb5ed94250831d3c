/** Holds the open one of a page's parts in the address, so that a link opens it. */
import { useSearchParams } from 'react-router-dom';
import { filterStep } from '../services/filterStep.ts';
import type { PagePart } from '../widgets/PartTabs.tsx';
import { useIsNarrow } from '../widgets/useIsNarrow.ts';

export const partKey = 'part';

/** Names a second set of parts on a page. */
export const aboutKey = 'about';

/** Without a part in the address a wide screen opens the first tab, and a narrow one no fold. */
export const usePart = (parts: readonly PagePart[], name = partKey) => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  const usual = useIsNarrow() ? '' : (parts[0]?.key ?? '');
  const current = parts.find(({ key }) => key === asked)?.key ?? usual;
  const onChange = (key: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (key === usual) next.delete(name);
        else next.set(name, key);
        return next;
      },
      filterStep({ isTyped: true }),
    );
  return { parts, current, onChange };
};
