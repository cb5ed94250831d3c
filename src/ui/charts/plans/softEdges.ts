/** Splits a series into its certain parts and its uncertain edges, which are cut off or in progress. */
import type { StepEdges } from '../chartProps.ts';

export type EdgeParts<Item> = {
  readonly certain: readonly Item[];
  readonly uncertain: readonly (readonly Item[])[];
};

export const softEdges = <Item>(
  items: readonly Item[],
  { firstIsCut = false, lastIsCut = false, lastIsOpen = false }: StepEdges,
): EdgeParts<Item> => {
  const lastIsSoft = lastIsCut || lastIsOpen;
  if (items.length < 2) return { certain: items, uncertain: [] };
  const certain = items.slice(firstIsCut ? 1 : 0, lastIsSoft ? -1 : undefined);
  const starts = firstIsCut && (items.length > 2 || !lastIsSoft) ? [items.slice(0, 2)] : [];
  return { certain, uncertain: [...starts, ...(lastIsSoft ? [items.slice(-2)] : [])] };
};
