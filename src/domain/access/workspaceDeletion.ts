/** Computes until when a deleted workspace can be restored. */

const days = 30;

const restorableFor = days * 24 * 60 * 60 * 1_000;

/** ISO 8601 UTC, for a deletion at `now`. */
export const restorableUntil = (now: string): string =>
  new Date(Date.parse(now) + restorableFor).toISOString();

/** `now` is ISO 8601 UTC; `until` null means at any time. */
export const isRestorable = (until: string | null, now: string): boolean =>
  until === null || Date.parse(now) < Date.parse(until);
