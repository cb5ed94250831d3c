/** What can happen between a workspace and an app of the marketplace. */
import type { DomainEvent } from '../log/storedEvent.ts';

/** `by` is the account id of who did it; `name` the app's at the time. */
type About = { workspaceId: string; listingId: string; name: string; by: string };

export type AppInstalled = DomainEvent<
  'AppInstalled',
  About & {
    version: string;
    /** What was consented to. */
    scopes: readonly string[];
    installedAt: string;
  }
>;

export type AppUninstalled = DomainEvent<'AppUninstalled', About & { uninstalledAt: string }>;

export type InstallationEvent = AppInstalled | AppUninstalled;
