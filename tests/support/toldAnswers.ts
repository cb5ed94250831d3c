/** Converts replies for comparison: without the timeline's spare capacity. */
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { Timeline } from '#events/projections/timeline.ts';
import { namesOf, packBetween } from '#events/projections/timelineParts.ts';

export const toldTimeline = (timeline: Timeline) => ({
  events: timeline.count,
  earliest: timeline.earliest,
  names: namesOf(timeline),
  parts: packBetween(timeline, 0, Number.MAX_SAFE_INTEGER),
});

export const told = ({ timeline, ...answers }: ScopedAnswers) => ({
  ...answers,
  timeline: toldTimeline(timeline),
});
