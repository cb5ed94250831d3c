/** What happened in each workspace, in order? Events say by their tags which workspace and which people they are about. */
import type { StoredEvent } from '../log/storedEvent.ts';

/** `workspace:<id>`: the event is part of that workspace's history. */
export const workspaceTag = (workspaceId: string): string => `workspace:${workspaceId}`;
/** `account:<id>`: the event is about that person, who may see it. */
export const accountTag = (accountId: string): string => `account:${accountId}`;
/** `client:<id>`: the event is about that client, whose people may see it. */
export const clientTag = (clientId: string): string => `client:${clientId}`;

export type HistoryViewer = {
  readonly workspaceId: string;
  readonly accountId: string;
  readonly clientId: string | null;
  readonly wholeWorkspace: boolean;
};

/** Whether someone may see an event: it is of their workspace, and either all of it is open to them or it is about them or their client. */
export const maySee = (viewer: HistoryViewer, event: StoredEvent): boolean => {
  if (!event.tags.includes(workspaceTag(viewer.workspaceId))) return false;
  if (viewer.wholeWorkspace) return true;
  const own = event.tags.includes(accountTag(viewer.accountId));
  return own || (viewer.clientId !== null && event.tags.includes(clientTag(viewer.clientId)));
};
