/** Splits lines into certain and dashed runs, and finds where their axis starts. */
import type { StepEdges } from '../chartProps.ts';

export type LineRun = { readonly from: number; readonly to: number; readonly isDashed: boolean };

/** A segment is dashed if one of its ends is cut off or in progress. */
export const lineRuns = (
  count: number,
  { firstIsCut = false, lastIsCut = false, lastIsOpen = false }: StepEdges,
): readonly LineRun[] => {
  const isSoft = (place: number): boolean =>
    (firstIsCut && place === 0) || ((lastIsCut || lastIsOpen) && place === count - 1);
  const runs: LineRun[] = [];
  for (let from = 0; from + 1 < count; from += 1) {
    const isDashed = isSoft(from) || isSoft(from + 1);
    const last = runs.at(-1);
    if (last?.isDashed === isDashed) runs.splice(-1, 1, { ...last, to: from + 1 });
    else runs.push({ from, to: from + 1, isDashed });
  }
  return count === 1 ? [{ from: 0, to: 0, isDashed: false }] : runs;
};

/** Lines whose values differ by less than this part of the highest start near their lowest value. */
const narrow = 0.25;

/** Part of the highest value that an axis covers at least, so that noise does not look like movement. */
const leastRange = 0.05;

const steps = 5;

const stepOf = (size: number): number => {
  const power = 10 ** Math.floor(Math.log10(size / steps));
  const error = size / steps / power;
  return power * (error >= Math.sqrt(50) ? 10 : error >= Math.sqrt(10) ? 5 : error >= Math.SQRT2 ? 2 : 1);
};

/** Null for an axis from zero; else a round value below the lowest. */
export const axisStart = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || least <= 0 || most - least >= most * narrow) return null;
  const low = Math.min(least, most * (1 - leastRange));
  const step = stepOf(most - low);
  return Number((Math.floor(low / step) * step).toPrecision(12));
};
