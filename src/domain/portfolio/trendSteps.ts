/** A course as a table shows it: few enough steps for a line as small as a word. */

export const mostTrendSteps = 60;

/** Sums of as many days as make at most sixty steps, the last ones whole; a step is null where nothing tells of any of its days. */
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
