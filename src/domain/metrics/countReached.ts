/** Splits a grid of integers along one side so that the sums of both sides are preserved. */

export type Line = {
  readonly parts: Float64Array;
  readonly from: number;
  readonly length: number;
  readonly units: number;
};

export type Counts = { readonly into: Float64Array; readonly at: number; readonly count: number };

/**
 * The units of all parts are evenly interleaved. Counts those of each part among the first `reached`. Counts
 * sum to `reached`, are monotonic, and end at the whole parts.
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
