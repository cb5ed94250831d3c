/** Finds the person behind an event: its actor, or, in the demo’s seeded past, the person named in its data. */
import type { Actor, StoredEvent } from './log/storedEvent.ts';

export type EventActor = {
  readonly kind: Actor['kind'];
  readonly person: string | null;
};

export type Done = Pick<StoredEvent, 'type' | 'data' | 'actor'>;

/** Seeded events name the person as `by` or as the session's account. */
const actorField = ({ type, data }: Done): unknown => {
  const { by, accountId }: { by?: unknown; accountId?: unknown } = data;
  return type.startsWith('Session') ? accountId : by;
};

export const actorOfEvent = (event: Done): EventActor => {
  const { kind, id: actorId } = event.actor;
  const id = kind === 'account' ? actorId : actorField(event);
  return { kind, person: (kind === 'account' || kind === 'seed') && typeof id === 'string' ? id : null };
};
