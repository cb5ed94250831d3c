/** Decides the installation of a marketplace app in a workspace: once at a time, with consent to all scopes. */
import type { Listing } from '#domain/marketplace/listing.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { InstallationEvent } from './installationEvents.ts';
import { type InstalledApp, installedAfter } from './installedApp.ts';

type Asked = {
  readonly workspaceId: string;
  readonly listing: Pick<Listing, 'id' | 'name' | 'version' | 'scopes'>;
  readonly by: string;
  readonly now: string;
};

export type InstallApp = Asked & {
  readonly type: 'InstallApp';
  readonly scopes: readonly string[];
};
export type UninstallApp = Asked & { readonly type: 'UninstallApp' };
export type InstallationCommand = InstallApp | UninstallApp;

export type InstallationState = {
  /** The revision of the next event. */
  readonly next: number;
  readonly app: InstalledApp | null;
};

const consents = ({ listing, scopes }: InstallApp): boolean =>
  scopes.length === listing.scopes.length && listing.scopes.every((scope) => scopes.includes(scope));

const install = (command: InstallApp, state: InstallationState): Decision<InstallationEvent> => {
  if (state.app !== null) return reject('appInstalled');
  if (!consents(command)) return reject('consentIncomplete');
  const { workspaceId, listing, by, scopes, now } = command;
  const { id: listingId, name, version } = listing;
  return accept({
    type: 'AppInstalled',
    data: { workspaceId, listingId, name, by, version, scopes, installedAt: now },
  });
};

const uninstall = (command: UninstallApp, state: InstallationState): Decision<InstallationEvent> => {
  if (state.app === null) return reject('notFound');
  const { workspaceId, listing, by, now } = command;
  const { id: listingId, name } = listing;
  return accept({ type: 'AppUninstalled', data: { workspaceId, listingId, name, by, uninstalledAt: now } });
};

const decide = (command: InstallationCommand, state: InstallationState): Decision<InstallationEvent> => {
  switch (command.type) {
    case 'InstallApp':
      return install(command, state);
    case 'UninstallApp':
      return uninstall(command, state);
  }
};

const evolve = ({ next }: InstallationState, event: InstallationEvent): InstallationState => ({
  next: next + 1,
  app: installedAfter(event, next),
});

export const installationDecider: Decider<InstallationCommand, InstallationEvent, InstallationState> = {
  initial: { next: 0, app: null },
  evolve,
  decide,
};
