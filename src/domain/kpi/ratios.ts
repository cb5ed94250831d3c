/** Computes ratio metrics from sums, never as means of ratios; null for a zero denominator. */

export const ratioOf = (numerator: number, denominator: number): number | null =>
  denominator === 0 ? null : numerator / denominator;
