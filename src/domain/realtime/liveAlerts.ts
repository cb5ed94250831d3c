/** Judges live metrics: unusual numbers of visits, and failing requests. */

export const liveAlertKinds = ['spike', 'drop', 'silent', 'errors'] as const;
export type LiveAlertKind = (typeof liveAlertKinds)[number];

type LiveMinute = { readonly visits: number; readonly visits_before: number };

/** `expected` is the usual count of the same length; for `errors`, all requests. */
export type LiveFinding = {
  readonly kind: LiveAlertKind;
  readonly actual: number;
  readonly expected: number;
};

/** Whole minutes that are judged; one alone is too noisy. */
export const judgedMinutes = 10;

/** Standard deviations of a Poisson count: less than one false alert in 10,000 judgements. */
const deviations = 4;
const leastDifference = 10;
const fewestExpected = 8;

/**
 * Compares the visits of the last ten whole minutes with the pace of the same half hour a week ago. The variance
 * is that of the count and of the estimated pace: expected × (1 + judged ÷ known minutes).
 */
export const visitFinding = (minutes: readonly LiveMinute[]): LiveFinding | null => {
  const whole = minutes.slice(0, -1);
  const judged = whole.slice(-judgedMinutes);
  if (judged.length < judgedMinutes) return null;
  const actual = judged.reduce((sum, { visits }) => sum + visits, 0);
  const before = whole.reduce((sum, { visits_before }) => sum + visits_before, 0);
  const expected = (before * judgedMinutes) / whole.length;
  if (expected < fewestExpected) return null;
  if (actual === 0) return { kind: 'silent', actual, expected };
  const difference = actual - expected;
  const least = Math.max(
    leastDifference,
    deviations * Math.sqrt(expected * (1 + judgedMinutes / whole.length)),
  );
  if (Math.abs(difference) < least) return null;
  return { kind: difference > 0 ? 'spike' : 'drop', actual, expected };
};

export type TimedReply = {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly isFailed: boolean;
};

const errorWindow = 5 * 60_000;
const fewestFailures = 3;
const mostFailed = 0.05;

/** At least three failed requests within five minutes, and more than one in twenty. */
export const errorFinding = (replies: readonly TimedReply[], now: number): LiveFinding | null => {
  const recent = replies.filter(({ at }) => at > now - errorWindow && at <= now);
  const failed = recent.filter(({ isFailed }) => isFailed).length;
  if (failed < fewestFailures || failed <= mostFailed * recent.length) return null;
  return { kind: 'errors', actual: failed, expected: recent.length };
};
