/** Computes the range of values in which a day is not an outlier. */
import { smallestDifference, standOutScore } from './outlierDays.ts';

export type JudgedDay = { readonly events: number; readonly usual: number; readonly score: number };

export type UsualRange = { readonly from: number; readonly to: number };

/** Whole events, derived from the outlier score; never below 0. */
export const usualRange = ({ events, usual, score }: JudgedDay): UsualRange => {
  const spread = score === 0 ? 0 : Math.abs((events - usual) / score);
  const reach = Math.max(standOutScore * spread, smallestDifference - 1);
  return { from: Math.max(0, Math.ceil(usual - reach)), to: Math.floor(usual + reach) };
};
