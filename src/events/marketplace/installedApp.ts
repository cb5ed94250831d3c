/** What the events of an app in a workspace make of it: the one fold behind decisions, the list of apps and every reply. */
import type { InstallationEvent } from './installationEvents.ts';

export type InstalledApp = {
  readonly listingId: string;
  readonly version: string;
  readonly installedAt: string;
  /** Account id. */
  readonly by: string;
  /** Revision of the installation's stream: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The app after one more event; null while it is not installed. */
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
