/** Decides which silent sources still count as late, so that their missing days are not taken as complete. */
import type { EpochDay } from '../calendar/epochDay.ts';

/** After this many days metrics no longer wait for a silent source. */
export const mostLateDays = 7;

/** `reportedTo`: last day of a silent source; null if it never reported. */
export const isLate = (reportedTo: EpochDay | null, lastFullDay: EpochDay): reportedTo is EpochDay =>
  reportedTo !== null && reportedTo < lastFullDay && lastFullDay - reportedTo <= mostLateDays;
