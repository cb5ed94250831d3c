/** Upgrades events of earlier versions on read, because stored events must stay as hashed. */
import type { StoredEvent } from './log/storedEvent.ts';

/** Upgrades one type to the next version. Pure. It adds fields that did not exist; another meaning is a new type. */
export type Upcaster = {
  readonly type: string;
  readonly from: number;
  readonly up: (data: StoredEvent['data']) => StoredEvent['data'];
};

/** All steps, earlier before later; they stay as long as a log may contain the old version. */
export const upcasters: readonly Upcaster[] = [];

/** The current version of a type: 1, and one more for each step. */
export const versionOf = (type: string, steps: readonly Upcaster[] = upcasters): number =>
  1 + steps.filter((step) => step.type === type).length;

/** Returns the event itself when it is current. */
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
