/** Defines the time windows of live metrics, used by the API and described in the page's hints. */

/** A visitor counts as active for this long after a visit began, in milliseconds. */
export const activeFor = 5 * 60_000;

/** Seconds between messages of the stream. */
export const liveIntervals = ['2', '5', '15', '30'] as const;
export type LiveInterval = (typeof liveIntervals)[number];
export const usualInterval: LiveInterval = '5';

export const isLiveInterval = (value: unknown): value is LiveInterval =>
  liveIntervals.some((interval) => interval === value);

/** How far back a stream resumes, in milliseconds: earlier visits are omitted. */
export const longestResume = 30 * 60_000;

/** Limit per reply and message, and of the page's list: the newest are kept. */
export const mostVisits = 200;

export const mostRanked = 8;

/** Milliseconds until a lost stream reconnects: each wait doubles up to `longest`; after `offline` the stream counts as offline. */
export const visitRetry = { first: 1_000, longest: 8_000, offline: 30_000 } as const;

/** Interval of announcements to screen readers, in milliseconds: not with each message. */
export const saidEvery = 30_000;
