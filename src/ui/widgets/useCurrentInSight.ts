/** Scrolls an overflowing row of links to its current one, such as the last tab on a phone. */
import { type RefObject, useEffect, useRef } from 'react';

/** `current` identifies the current link; a change scrolls again. */
export const useCurrentInSight = <Row extends HTMLElement>(current: string): RefObject<Row | null> => {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is found in the page, after it became current.
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const place = row.current.getBoundingClientRect();
    const { left, width } = link.getBoundingClientRect();
    row.current.scrollLeft += left - place.left - (place.width - width) / 2;
  }, [current]);
  return row;
};
