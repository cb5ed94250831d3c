/** Makes the page inert below a layer, but keeps the Lab usable. */

const lab = '[data-lab]:not(:root)';

/** A press on a drawer's mask closes the drawer, and an inert mask would not receive the press. */
const mask = '.ant-drawer-mask';

/** Siblings of the place and its ancestors, except for the Lab. */
const coveredBy = (place: HTMLElement, within: Element = place.ownerDocument.body): readonly HTMLElement[] =>
  [...within.children].flatMap((child) => {
    if (child === place || child.matches(`${lab}, ${mask}, script, style`)) return [];
    if (child.contains(place) || child.querySelector(lab) !== null) return coveredBy(place, child);
    return (child as HTMLElement).inert ? [] : [child as HTMLElement];
  });

export const coverPage = (place: HTMLElement): (() => void) => {
  const covered = coveredBy(place);
  for (const element of covered) element.inert = true;
  return () => {
    for (const element of covered) element.inert = false;
  };
};
