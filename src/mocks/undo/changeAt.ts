/** The change that an event belongs to: all that one command of a person did. */
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { type HistoryViewer, maySee } from '#events/projections/workspaceHistory.ts';

/** One command appends at most 500 events, next to each other. */
const farthest = 499;

/** Whether the next event belongs to the same change. What the demo's seed, an import or time itself tell are single facts. */
export const isSameChange = (one: StoredEvent, other: StoredEvent): boolean =>
  one.commandId === other.commandId && one.actor.kind === 'account';

/**
 * The events of the change at a position, in order; null when the viewer may see none. Reads a few of its neighbours, more only
 * for a large change.
 */
export const changeAt = async (
  log: Pick<EventLog, 'readAll'>,
  viewer: HistoryViewer,
  position: number,
): Promise<readonly StoredEvent[] | null> => {
  for (let reach = 8; ; reach = Math.min(farthest, reach * 8)) {
    const after = Math.max(0, position - reach - 1);
    const near = await log.readAll({ after, upTo: position + reach });
    const event = near.find((one) => one.position === position);
    if (!event || !maySee(viewer, event)) return null;
    const change = near.filter((one) => one === event || isSameChange(event, one));
    const isCut = (change[0] === near[0] && after > 0) || change.at(-1)?.position === position + reach;
    if (!isCut || reach === farthest) return change.filter((one) => maySee(viewer, one));
  }
};
