/** Finds the frames of an event of the log, and the event of a frame. */
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import type { Frame } from '#world/trace.ts';
import { causeChain } from '../causeChain.ts';

export const eventOf = ({ kind, detail }: Frame): LogEvent | null =>
  kind === 'event' && typeof detail === 'object' && detail !== null && 'position' in detail
    ? (detail as LogEvent)
    : null;

/** Undefined if it was recorded before this page opened or by another tab, or if it was dropped. */
export const frameOf = (frames: readonly Frame[], { id }: LogEvent): Frame | undefined =>
  frames.findLast((frame) => eventOf(frame)?.id === id);

/** The frame's own event, else the first effect, else the last cause. */
export const nearestEvent = (frames: readonly Frame[], frame: Frame): LogEvent | null => {
  const own = eventOf(frame);
  if (own) return own;
  const { causes, effects } = causeChain(frames, frame);
  const near = effects.find((effect) => eventOf(effect)) ?? causes.findLast((cause) => eventOf(cause));
  return near ? eventOf(near) : null;
};

/** Number of events in the log at a frame; null if no recorded frame tells. */
export const countAt = (frames: readonly Frame[], at: number): number | null => {
  const next = frames.find((frame) => frame.number > at && eventOf(frame));
  const event = next && eventOf(next);
  return event ? event.position - 1 : null;
};
