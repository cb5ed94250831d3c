/** How a figure compares with the one before. */

/**
 * The change by its former value: 0.2 for 120 after 100. Two zeros are no change; from zero, or with a figure missing (null),
 * there is no baseline: null.
 */
export const changeOf = (current: number | null, previous: number | null): number | null => {
  if (current === null || previous === null) return null;
  if (previous === 0) return current === 0 ? 0 : null;
  return (current - previous) / previous;
};

/** The difference of two shares in percentage points: 0.5 for 3 % after 2.5 %. Null when one is missing. */
export const pointsBetween = (current: number | null, previous: number | null): number | null =>
  current === null || previous === null ? null : (current - previous) * 100;
