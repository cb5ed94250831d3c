/** Counts visits and conversions in the minutes before and after a launch. */
import { minuteOf } from '../monitor/perMinute.ts';

type Minute = { readonly at: string; readonly visits: number; readonly conversions: number };

type Counts = { readonly visits: number; readonly conversions: number };

export type LaunchCounts = {
  /** Whole minutes on each side. */
  readonly minutes: number;
  readonly before: Counts;
  readonly after: Counts;
};

const sum = (minutes: readonly Minute[]): Counts => ({
  visits: minutes.reduce((total, { visits }) => total + visits, 0),
  conversions: minutes.reduce((total, { conversions }) => total + conversions, 0),
});

/**
 * Leaves out the minute of the launch itself and the running one, and takes as many minutes before as after.
 * `former`: minutes up to the launch; `now`: up to the present, both end with a running one. Null in the first minute.
 */
export const launchCounts = (
  launch: number,
  { former, now }: { readonly former: readonly Minute[]; readonly now: readonly Minute[] },
): LaunchCounts | null => {
  const minute = minuteOf(launch);
  const after = now.slice(0, -1).filter(({ at }) => Date.parse(at) > minute);
  const earlier = former.filter(({ at }) => Date.parse(at) < minute);
  const minutes = Math.min(after.length, earlier.length);
  if (minutes === 0) return null;
  return { minutes, before: sum(earlier.slice(-minutes)), after: sum(after.slice(0, minutes)) };
};
