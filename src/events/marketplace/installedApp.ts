/** Folds the events of an installed app for decisions, the list of apps and replies. */
import type { InstallationEvent } from './installationEvents.ts';

export type InstalledApp = {
  readonly listingId: string;
  readonly version: string;
  readonly installedAt: string;
  readonly by: string;
  readonly revision: number;
};

export const installedAfter = ({ type, data }: InstallationEvent, revision: number): InstalledApp | null => {
  switch (type) {
    case 'AppInstalled': {
      const { listingId, version, installedAt, by } = data;
      return { listingId, version, installedAt, by, revision };
    }
    case 'AppUninstalled':
      return null;
  }
};
