/** The parts of a course that are drawn as certain, and those at its edges that are not: a step is cut off or still going on. */
import type { StepEdges } from '../chartProps.ts';

export type EdgeParts<Item> = {
  readonly certain: readonly Item[];
  /** Each from the last certain step, or to the first. */
  readonly uncertain: readonly (readonly Item[])[];
};

export const softEdges = <Item>(
  items: readonly Item[],
  { firstIsCut = false, lastIsCut = false, lastIsOpen = false }: StepEdges,
): EdgeParts<Item> => {
  const lastIsSoft = lastIsCut || lastIsOpen;
  if (items.length < 2) return { certain: items, uncertain: [] };
  const certain = items.slice(firstIsCut ? 1 : 0, lastIsSoft ? -1 : undefined);
  // Of two steps one stretch leads from one to the other.
  const starts = firstIsCut && (items.length > 2 || !lastIsSoft) ? [items.slice(0, 2)] : [];
  return { certain, uncertain: [...starts, ...(lastIsSoft ? [items.slice(-2)] : [])] };
};
