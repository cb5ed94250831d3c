/** Finds the change of an event: all events of one command of a person. */
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { type HistoryViewer, maySee } from '#events/projections/workspaceHistory.ts';

/** One command appends at most 500 consecutive events. */
const farthest = 499;

/** True when the next event belongs to the same change. Events of the demo's seed, an import or the system are single changes. */
export const isSameChange = (one: StoredEvent, other: StoredEvent): boolean =>
  one.commandId === other.commandId && one.actor.kind === 'account';

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
