/** Tells screen readers which page has come. Says nothing of the first one, whose title the browser reads. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { productName } from '#domain/product.ts';
import { useServices } from '../../services/servicesContext.ts';

/** `Clients`, of a title such as `Clients | AgencyLens`. */
const nameIn = (title: string): string => title.split(productName)[0]?.replace(/\W+$/, '') || productName;

export const RouteSaid = () => {
  const { pages } = useServices();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setSaid(`Page: ${nameIn(pages.routeAt(pathname).title)}`);
  }, [pages, pathname]);
  return (
    <p aria-live="polite" className="visually-hidden" data-route-said>
      {said}
    </p>
  );
};
