/** How events of earlier versions are told as today's: what is stored stays as it was hashed, and is brought up when it is read. */
import type { StoredEvent } from './log/storedEvent.ts';

/** The step of one type from a version to the next. Pure. It adds what was not asked for then; another meaning is a new type. */
export type Upcaster = {
  readonly type: string;
  readonly from: number;
  readonly up: (data: StoredEvent['data']) => StoredEvent['data'];
};

/** Every step that was ever needed, the earlier before the later; kept for as long as a log may hold the old version. */
export const upcasters: readonly Upcaster[] = [];

/** Today's version of a type: 1, and one more for each step. */
export const versionOf = (type: string, steps: readonly Upcaster[] = upcasters): number =>
  1 + steps.filter((step) => step.type === type).length;

/** The event as today's version of its type has it; one that is so already is given back itself. */
export const upcast = <Event extends Pick<StoredEvent, 'type' | 'schemaVersion' | 'data'>>(
  event: Event,
  steps: readonly Upcaster[] = upcasters,
): Event => {
  if (steps.length === 0) return event;
  const missing = steps.filter(({ type, from }) => type === event.type && from >= event.schemaVersion);
  if (missing.length === 0) return event;
  const data = missing.reduce((older, { up }) => up(older), event.data);
  return Object.freeze({ ...event, schemaVersion: versionOf(event.type, steps), data });
};
