/** Computes the change of a metric. */

/** 0.2 for 120 after 100. 0 for two zeros; null from zero, or if a value is missing. */
export const changeOf = (current: number | null, previous: number | null): number | null => {
  if (current === null || previous === null) return null;
  if (previous === 0) return current === 0 ? 0 : null;
  return (current - previous) / previous;
};

/** In percentage points: 0.5 for 3 % after 2.5 %. Null if one is missing. */
export const pointsBetween = (current: number | null, previous: number | null): number | null =>
  current === null || previous === null ? null : (current - previous) * 100;
