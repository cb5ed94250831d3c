/** How a grid of whole numbers is cut along one side so that it adds up along both. */

/** The parts of a line from `from` on: how many there are, and how many units they have together. */
export type Line = {
  readonly parts: Float64Array;
  readonly from: number;
  readonly length: number;
  readonly units: number;
};

/** Where the counts are written, from which place on, and of how many parts: the first ones. */
export type Counts = { readonly into: Float64Array; readonly at: number; readonly count: number };

/**
 * The units of all parts stand in one line, evenly mixed. Counts how many of the first `reached` belong to each part. The counts
 * of all parts add up to `reached`, never fall when it grows, and at the end of the line are the whole parts.
 */
export const countReached = (reached: number, line: Line, { into, at, count }: Counts): void => {
  const { parts, from, length } = line;
  let { units } = line;
  let left = reached;
  const shared = Math.min(count, length - 1);
  for (let index = 0; index < shared; index += 1) {
    const part = parts[from + index] as number;
    const own = left === units ? part : Math.floor((left * part) / units);
    into[at + index] = own;
    left -= own;
    units -= part;
  }
  if (count === length) into[at + shared] = left;
};
