/** The windows of live figures: how far back each of them looks. The API counts by them and the page’s hints tell them. */

/** A visitor counts as active for so long after a visit began, in milliseconds. */
export const activeFor = 5 * 60_000;

/** How many seconds may lie between two messages of the stream. */
export const liveIntervals = ['2', '5', '15', '30'] as const;
export type LiveInterval = (typeof liveIntervals)[number];
export const usualInterval: LiveInterval = '5';

export const isLiveInterval = (value: unknown): value is LiveInterval =>
  liveIntervals.some((interval) => interval === value);

/** How far back a stream is resumed, in milliseconds: visits before that are left out. */
export const longestResume = 30 * 60_000;

/** How many visits a reading and a message have at most, and a page keeps: the newest. */
export const mostVisits = 200;

/** How many rows a ranking has at most. */
export const mostRanked = 8;

/** Milliseconds before a lost stream of visits is opened again: each wait doubles; after the longest it counts as offline. */
export const visitRetry = { first: 1_000, longest: 8_000, offline: 30_000 } as const;

/** How often what is live is said to screen readers, in milliseconds: not with each message. */
export const saidEvery = 30_000;
