/** Collects a change with all changes that depend on it, directly or indirectly. */
import { mostUndone } from '#domain/history/mostUndone.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { viewerOf } from '../activity/eventItem.ts';
import type { Refused } from '../http/context.ts';
import { changeAt } from '../undo/changeAt.ts';
import type { Taking } from '../undo/undoRules.ts';
import { heldBy, refusedUndo } from './refusedUndo.ts';

type Events = readonly StoredEvent[];

export type Together = {
  readonly changes: readonly Events[];
  readonly refused: Refused | null;
};

export const inOrder = (changes: readonly Events[]): Events =>
  changes.flat().toSorted((one, other) => one.position - other.position);

/** Ends with the first change that cannot be undone or is hidden from the viewer. */
export const changesOnTop = async (
  log: Pick<EventLog, 'readAll'>,
  change: Events,
  taking: Taking,
): Promise<Together> => {
  const viewer = viewerOf(taking.caller);
  const changes: Events[] = [change];
  for (;;) {
    const events = inOrder(changes);
    const refused = refusedUndo(events, taking);
    if (refused?.refusal !== 'undoHeld' || changes.length > mostUndone) return { changes, refused };
    const holder = heldBy(events, taking);
    const next = holder === null ? null : await changeAt(log, viewer, holder);
    if (next === null) return { changes, refused };
    changes.push(next);
  }
};
