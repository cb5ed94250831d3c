/** Which apps of the marketplace has each workspace installed now? */
import type { Projection } from './projection.ts';

export type InstalledApp = {
  listingId: string;
  version: string;
  installedAt: string;
  /** Account id. */
  by: string;
  /** Revision of the installation's stream: its version for `ETag` and `If-Match`. */
  revision: number;
};

export type InstalledApps = { byWorkspace: Record<string, Record<string, InstalledApp>> };

export const installedApps: Projection<InstalledApps> = {
  name: 'installedApps',
  empty: () => ({ byWorkspace: {} }),
  on: {
    AppInstalled: (answer, { data, revision }) => {
      const { workspaceId, listingId, version, installedAt, by } = data;
      const apps = answer.byWorkspace[workspaceId] ?? {};
      apps[listingId] = { listingId, version, installedAt, by, revision };
      answer.byWorkspace[workspaceId] = apps;
    },
    AppUninstalled: (answer, { data }) => {
      delete answer.byWorkspace[data.workspaceId]?.[data.listingId];
    },
  },
};

/** The installation of an app in a workspace; undefined when it is not installed. */
export const installedApp = (
  answer: InstalledApps,
  workspaceId: string,
  listingId: string,
): InstalledApp | undefined => {
  const apps = answer.byWorkspace[workspaceId];
  return apps && Object.hasOwn(apps, listingId) ? apps[listingId] : undefined;
};
