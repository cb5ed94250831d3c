/** Focuses the heading of a newly opened page or announces the page to screen readers, except for the first page. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { productName } from '#domain/product.ts';
import { useServices } from '../services/servicesContext.ts';
import { isInPlace } from '../services/staysInPlace.ts';
import { headingOf, whenHeadingIsDrawn } from './pageHeading.ts';

const nameIn = (title: string): string => title.split(productName)[0]?.replace(/\W+$/, '') || productName;

export const PageArrival = () => {
  const { pages } = useServices();
  const { pathname, key, state } = useLocation();
  const how = useNavigationType();
  const { path, title } = pages.routeAt(pathname);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const page = place?.ownerDocument;
  // While this is rendered the document still shows the former page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history has a former page
  const former = useMemo(() => page && headingOf(page), [page, key]);
  const before = useRef({ key, path });
  const giveUp = useRef<() => void>(undefined);
  const [said, say] = useState('');

  useEffect(() => {
    const { current: last } = before;
    if (last.key === key || !page) return;
    before.current = { key, path };
    const isOther = last.path !== path;
    // Within a page, the focus is lost only if the activated link itself has disappeared.
    if (!isOther && (how !== 'PUSH' || isInPlace(state) || headingOf(page) === former)) return;
    giveUp.current?.();
    say('');
    const name = nameIn(title);
    const tell = (heading: string) => isOther && say(heading.includes(name) ? '' : `Page: ${name}`);
    if (how === 'POP') tell('');
    else giveUp.current = whenHeadingIsDrawn(page, { ifLost: !isOther }, tell);
  }, [key, path, title, how, state, page, former]);
  useEffect(() => () => giveUp.current?.(), []);

  return (
    <p ref={setPlace} aria-live="polite" className="visually-hidden" data-route-said>
      {said}
    </p>
  );
};
