/** How many things happened in each of the last minutes. */

/** One bar of the monitor stands for this long, in milliseconds. */
export const minuteLength = 60_000;

/** How many minutes the monitor looks back, the running one included. */
export const minutesShown = 30;

export type MinuteCount = {
  /** When the minute began, milliseconds since the epoch. */
  readonly from: number;
  readonly count: number;
};

/** The beginning of the minute that a time (milliseconds) is in. */
export const minuteOf = (time: number): number => Math.floor(time / minuteLength) * minuteLength;

/** The last 30 minutes in their order, the running one last; times outside of them are not counted. `now` and `times` in milliseconds. */
export const perMinute = (times: readonly number[], now: number): readonly MinuteCount[] => {
  const first = minuteOf(now) - (minutesShown - 1) * minuteLength;
  const counts = Array.from({ length: minutesShown }, () => 0);
  for (const time of times) {
    const index = (minuteOf(time) - first) / minuteLength;
    if (counts[index] !== undefined) counts[index] += 1;
  }
  return counts.map((count, index) => ({ from: first + index * minuteLength, count }));
};
