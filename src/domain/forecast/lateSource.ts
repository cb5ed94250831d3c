/** Which silent sources are waited for: the days that they still owe are not taken as whole. */
import type { EpochDay } from '../calendar/epochDay.ts';

/** So many days a silent source is waited for. After that the figures go on without it. */
export const mostLateDays = 7;

/** `toldTo`: the last day of a source that is silent now; null for one that never told anything. */
export const isLate = (toldTo: EpochDay | null, lastFullDay: EpochDay): toldTo is EpochDay =>
  toldTo !== null && toldTo < lastFullDay && lastFullDay - toldTo <= mostLateDays;
