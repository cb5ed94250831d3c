/** Checks by brute force whether a day is in spans, as the reference for the rules of spans. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { Spans } from '#domain/metrics/daySpans.ts';

export const isIn = (spans: Spans, day: EpochDay): boolean =>
  spans.some(({ from, to }) => day >= from && day <= to);
