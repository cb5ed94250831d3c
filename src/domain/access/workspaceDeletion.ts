/** For how long a workspace that was deleted can be restored. */

const days = 30;

/** 30 days in milliseconds. */
const restorableFor = days * 24 * 60 * 60 * 1_000;

/** ISO 8601 UTC, of a deletion at `now`. */
export const restorableUntil = (now: string): string =>
  new Date(Date.parse(now) + restorableFor).toISOString();

/** Whether it can be restored at `now` (ISO 8601 UTC); `until` null: at any time. */
export const isRestorable = (until: string | null, now: string): boolean =>
  until === null || Date.parse(now) < Date.parse(until);
