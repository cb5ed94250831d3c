/** Reduces a series to the few steps of a sparkline. */

export const mostTrendSteps = 60;

/** Sums over groups of days, at most sixty, the last ones complete; a step is null without any data. */
export const trendOf = (days: readonly (number | null)[]): (number | null)[] => {
  const length = Math.max(1, Math.ceil(days.length / mostTrendSteps));
  const first = days.length % length;
  const steps: (number | null)[] = [];
  for (let at = first; at < days.length; at += length) {
    const known = days.slice(at, at + length).filter((value) => value !== null);
    steps.push(known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0));
  }
  return steps;
};
