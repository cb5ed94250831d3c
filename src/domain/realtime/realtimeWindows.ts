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

/** How far back the page's replay begins, in milliseconds. */
export const replayLength = 60 * 60_000;

/** How many times faster than the clock a replay runs. */
export const replaySpeeds = ['1', '5', '20'] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];

/** Milliseconds between two snapshots of a replay. */
export const replayTicks: Readonly<Record<ReplaySpeed, number>> = { 1: 5_000, 5: 2_000, 20: 1_000 };

/** Milliseconds in which an alert that has ended may come back as the same one. */
export const alertCooldown = 10 * 60_000;

/** Milliseconds that a live alert is snoozed for. */
export const alertSnooze = 30 * 60_000;
