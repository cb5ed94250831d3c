/** Keeps a page from being used while something lies over it; what stands beside the page, the Lab, can be used all along. */

const lab = '[data-lab]:not(:root)';

/** Of a drawer: a press on it closes the drawer, and an inert one would not hear the press. */
const mask = '.ant-drawer-mask';

/** All that is neither around the place nor in it nor the Lab's. */
const coveredBy = (place: HTMLElement, within: Element = place.ownerDocument.body): readonly HTMLElement[] =>
  [...within.children].flatMap((child) => {
    if (child === place || child.matches(`${lab}, ${mask}, script, style`)) return [];
    if (child.contains(place) || child.querySelector(lab) !== null) return coveredBy(place, child);
    return (child as HTMLElement).inert ? [] : [child as HTMLElement];
  });

/** Returns the function that gives the page back. */
export const coverPage = (place: HTMLElement): (() => void) => {
  const covered = coveredBy(place);
  for (const element of covered) element.inert = true;
  return () => {
    for (const element of covered) element.inert = false;
  };
};
