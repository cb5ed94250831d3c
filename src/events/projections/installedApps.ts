/** Projects the marketplace apps of each workspace: what is installed, requested and reviewed. */
import { ownValue } from '#domain/ownValue.ts';
import type { InstallationEvent } from '../marketplace/installationEvents.ts';
import {
  type AppRequest,
  appAfter,
  type InstalledApp,
  untouchedApp,
  type WorkspaceApp,
} from '../marketplace/installedApp.ts';
import type { Projection } from './projection.ts';

export type InstalledApps = { byWorkspace: Record<string, Record<string, WorkspaceApp>> };

export const workspaceApp = (
  { byWorkspace }: InstalledApps,
  workspaceId: string,
  listingId: string,
): WorkspaceApp => ownValue(byWorkspace[workspaceId] ?? {}, listingId) ?? untouchedApp;

const isUntouched = ({ app, requests, reviews }: WorkspaceApp): boolean =>
  app === null && requests.length === 0 && reviews.length === 0;

const tell = (answer: InstalledApps, event: InstallationEvent & { readonly revision: number }): void => {
  const { workspaceId, listingId } = event.data;
  const after = appAfter(workspaceApp(answer, workspaceId, listingId), event, event.revision);
  if (isUntouched(after)) {
    delete answer.byWorkspace[workspaceId]?.[listingId];
    return;
  }
  answer.byWorkspace[workspaceId] ??= {};
  Object.assign(answer.byWorkspace[workspaceId], { [listingId]: after });
};

export const installedApps: Projection<InstalledApps> = {
  name: 'installedApps',
  empty: () => ({ byWorkspace: {} }),
  on: {
    AppInstalled: tell,
    AppChanged: tell,
    AppUninstalled: tell,
    AppRequested: tell,
    AppRequestAnswered: tell,
    AppReviewed: tell,
  },
};

export const installedApp = (
  answer: InstalledApps,
  workspaceId: string,
  listingId: string,
): InstalledApp | undefined => workspaceApp(answer, workspaceId, listingId).app ?? undefined;

/** The latest first. */
export const appRequestsOf = ({ byWorkspace }: InstalledApps, workspaceId: string): readonly AppRequest[] =>
  Object.values(byWorkspace[workspaceId] ?? {})
    .flatMap(({ requests }) => requests)
    .toSorted((one, other) => other.requestedAt.localeCompare(one.requestedAt));
