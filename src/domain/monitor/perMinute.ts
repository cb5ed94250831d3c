/** Counts events per minute for the monitor. */

/** One bar of the monitor, in milliseconds. */
export const minuteLength = 60_000;

/** Includes the running minute. */
export const minutesShown = 30;

export type MinuteCount = {
  readonly from: number;
  readonly count: number;
};

export const minuteOf = (time: number): number => Math.floor(time / minuteLength) * minuteLength;

/** The last 30 minutes in order, ending with the running one; other times are ignored. `now` and `times` in milliseconds. */
export const perMinute = (times: readonly number[], now: number): readonly MinuteCount[] => {
  const first = minuteOf(now) - (minutesShown - 1) * minuteLength;
  const counts = Array.from({ length: minutesShown }, () => 0);
  for (const time of times) {
    const index = (minuteOf(time) - first) / minuteLength;
    if (counts[index] !== undefined) counts[index] += 1;
  }
  return counts.map((count, index) => ({ from: first + index * minuteLength, count }));
};
