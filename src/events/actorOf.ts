/** Finds the person behind an event: its actor, or, in the demo’s seeded past, the person named in its data. */
import type { Actor, StoredEvent } from './log/storedEvent.ts';

export type EventActor = {
  /** On whose behalf it was appended. */
  readonly kind: Actor['kind'];
  /** Account id; null for nobody. */
  readonly person: string | null;
};

/** What tells who did it. */
export type Done = Pick<StoredEvent, 'type' | 'data' | 'actor'>;

/** Facts of the past say by whom: as `by`, or whose session it was. */
const toldBy = ({ type, data }: Done): unknown => {
  const { by, accountId }: { by?: unknown; accountId?: unknown } = data;
  return type.startsWith('Session') ? accountId : by;
};

export const actorOfEvent = (event: Done): EventActor => {
  const { kind, id: actorId } = event.actor;
  const id = kind === 'account' ? actorId : toldBy(event);
  return { kind, person: (kind === 'account' || kind === 'seed') && typeof id === 'string' ? id : null };
};
