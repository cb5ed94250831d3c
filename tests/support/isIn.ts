/** Whether a day is in spans, told in the plainest way: what the rules of spans are held against. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { Spans } from '#domain/imports/daySpans.ts';

export const isIn = (spans: Spans, day: EpochDay): boolean =>
  spans.some(({ from, to }) => day >= from && day <= to);
