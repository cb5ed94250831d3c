/** Indexes the events of each workspace in order, by the workspace and people in their tags. */
import { isAgencyOnly } from '#domain/history/agencyOnly.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { accountTag, clientTag, workspaceTag } from '../tags.ts';

export type HistoryViewer = {
  readonly workspaceId: string;
  readonly accountId: string;
  readonly clientId: string | null;
  readonly wholeWorkspace: boolean;
  /** When their client was archived, ISO 8601 UTC; omitted while it is not. */
  readonly clientArchivedAt?: string;
};

const ofArchiving: readonly string[] = ['ClientArchived', 'ClientRestored'];

/** People of an archived client see its past, its archiving, and its restoring. */
const isAfterArchiving = ({ clientArchivedAt }: HistoryViewer, { type, recordedAt }: StoredEvent): boolean =>
  clientArchivedAt !== undefined && recordedAt >= clientArchivedAt && !ofArchiving.includes(type);

/** True for events of the viewer's workspace that concern them or their client, or all if their role permits. */
export const maySee = (viewer: HistoryViewer, event: StoredEvent): boolean => {
  if (!event.tags.includes(workspaceTag(viewer.workspaceId))) return false;
  if (viewer.wholeWorkspace) return true;
  const own = event.tags.includes(accountTag(viewer.accountId));
  if (own || viewer.clientId === null) return own;
  const isAboutClient = event.tags.includes(clientTag(viewer.clientId));
  return isAboutClient && !isAgencyOnly(event) && !isAfterArchiving(viewer, event);
};
