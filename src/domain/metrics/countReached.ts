/** How a grid of whole numbers is cut along one side so that it adds up along both. */

/** Where the counts are written, from which place on, and how many there are. */
export type Counts = { readonly into: Float64Array; readonly at: number; readonly count: number };

/**
 * The units of all parts stand in one line, evenly mixed. Counts how many of the first `reached` belong to each part. The counts
 * add up to `reached`, never fall when it grows, and at the end of the line are the whole parts.
 */
export const countReached = (
  reached: number,
  { parts, from }: { readonly parts: Float64Array; readonly from: number },
  { into, at, count }: Counts,
): void => {
  let left = reached;
  let units = 0;
  for (let index = 0; index < count; index += 1) units += parts[from + index] as number;
  for (let index = 0; index < count - 1; index += 1) {
    const part = parts[from + index] as number;
    const own = left === units ? part : Math.floor((left * part) / units);
    into[at + index] = own;
    left -= own;
    units -= part;
  }
  into[at + count - 1] = left;
};
