/** Which frames tell of an event of the log, and which event a frame leads to. */
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import type { Frame } from '#world/trace.ts';
import { causeChain } from '../causeChain.ts';

/** The event that a frame tells of; null for other frames. */
export const eventOf = ({ kind, detail }: Frame): LogEvent | null =>
  kind === 'event' && typeof detail === 'object' && detail !== null && 'position' in detail
    ? (detail as LogEvent)
    : null;

/** The frame of an event; undefined when it was recorded before this page opened, by another tab, or is forgotten. */
export const frameOf = (frames: readonly Frame[], { id }: LogEvent): Frame | undefined =>
  frames.findLast((frame) => eventOf(frame)?.id === id);

/** The event that is nearest to a frame in the chain of causes: its own, else the first that followed, else the last that led to it. */
export const nearestEvent = (frames: readonly Frame[], frame: Frame): LogEvent | null => {
  const own = eventOf(frame);
  if (own) return own;
  const { causes, effects } = causeChain(frames, frame);
  const near = effects.find((effect) => eventOf(effect)) ?? causes.findLast((cause) => eventOf(cause));
  return near ? eventOf(near) : null;
};

/** How many events the log had when a frame was recorded; null when all that the ring has were there. */
export const countAt = (frames: readonly Frame[], at: number): number | null => {
  const next = frames.find((frame) => frame.number > at && eventOf(frame));
  const event = next && eventOf(next);
  return event ? event.position - 1 : null;
};
