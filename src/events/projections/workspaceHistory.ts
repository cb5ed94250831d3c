/** What happened in each workspace, in order? Events say by their tags which workspace and which people they are about. */
import type { StoredEvent } from '../log/storedEvent.ts';
import { accountTag, clientTag, workspaceTag } from '../tags.ts';

export type HistoryViewer = {
  readonly workspaceId: string;
  readonly accountId: string;
  readonly clientId: string | null;
  readonly wholeWorkspace: boolean;
  /** Since when their client is archived, ISO 8601 UTC; left out while it is not. */
  readonly clientArchivedAt?: string;
};

/**
 * What the agency keeps to itself of a client: competitors, owner, tags, fees, assumptions, alerts, notes, tasks, contacts, and with whom it
 * was merged.
 */
const agencyOnly =
  /^(?:Competitor|Alert|GoalMoved|ImportMoved|Client(?:Owner|Tags|Contract|Lifetime|Merged|Contact|Note|Task))/;

const isOfAgencyOnly = ({ type }: StoredEvent): boolean => agencyOnly.test(type);

const ofArchiving: readonly string[] = ['ClientArchived', 'ClientRestored'];

/** People of an archived client see its past, that it was archived, and that it is restored. */
const isAfterArchiving = ({ clientArchivedAt }: HistoryViewer, { type, recordedAt }: StoredEvent): boolean =>
  clientArchivedAt !== undefined && recordedAt >= clientArchivedAt && !ofArchiving.includes(type);

/** Whether someone may see an event: it is of their workspace, and either all of it is open to them or it is about them or their client. */
export const maySee = (viewer: HistoryViewer, event: StoredEvent): boolean => {
  if (!event.tags.includes(workspaceTag(viewer.workspaceId))) return false;
  if (viewer.wholeWorkspace) return true;
  const own = event.tags.includes(accountTag(viewer.accountId));
  if (own || viewer.clientId === null) return own;
  const isAboutClient = event.tags.includes(clientTag(viewer.clientId));
  return isAboutClient && !isOfAgencyOnly(event) && !isAfterArchiving(viewer, event);
};
