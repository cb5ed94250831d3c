/** Tells screen readers which page has come: not of the first one, whose title the browser reads, nor of another address of it. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { productName } from '#domain/product.ts';
import { useServices } from '../../services/servicesContext.ts';

/** `Clients`, of a title such as `Clients | AgencyLens`. */
const nameIn = (title: string): string => title.split(productName)[0]?.replace(/\W+$/, '') || productName;

export const RouteSaid = () => {
  const { pages } = useServices();
  const { path, title } = pages.routeAt(useLocation().pathname);
  const before = useRef(path);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    setSaid(`Page: ${nameIn(title)}`);
  }, [path, title]);
  return (
    <p aria-live="polite" className="visually-hidden" data-route-said>
      {said}
    </p>
  );
};
