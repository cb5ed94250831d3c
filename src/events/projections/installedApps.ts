/** Projects the installed marketplace apps of each workspace. */
import { ownValue } from '#domain/ownValue.ts';
import type { InstallationEvent } from '../marketplace/installationEvents.ts';
import { type InstalledApp, installedAfter } from '../marketplace/installedApp.ts';
import type { Projection } from './projection.ts';

export type InstalledApps = { byWorkspace: Record<string, Record<string, InstalledApp>> };

const tell = (answer: InstalledApps, event: InstallationEvent & { readonly revision: number }): void => {
  const { workspaceId, listingId } = event.data;
  const app = installedAfter(event, event.revision);
  if (app === null) {
    delete answer.byWorkspace[workspaceId]?.[listingId];
    return;
  }
  answer.byWorkspace[workspaceId] ??= {};
  Object.assign(answer.byWorkspace[workspaceId], { [listingId]: app });
};

export const installedApps: Projection<InstalledApps> = {
  name: 'installedApps',
  empty: () => ({ byWorkspace: {} }),
  on: { AppInstalled: tell, AppUninstalled: tell },
};

export const installedApp = (
  answer: InstalledApps,
  workspaceId: string,
  listingId: string,
): InstalledApp | undefined => {
  const apps = answer.byWorkspace[workspaceId];
  return apps && ownValue(apps, listingId);
};
