/** Decides a workspace's look: each change is a version, and every version can be restored. */
import type { Look } from '#domain/branding/look.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { BrandingEvent } from './brandingEvents.ts';
import { type BrandVersion, brandVersionAfter, lookAt } from './brandVersion.ts';

export type SaveLook = {
  readonly type: 'SaveLook';
  readonly workspaceId: string;
  readonly look: Look;
  readonly now: string;
};
export type RollBackLook = {
  readonly type: 'RollBackLook';
  readonly workspaceId: string;
  readonly version: number;
  readonly now: string;
};
export type BrandingCommand = SaveLook | RollBackLook;

export type BrandingState = { readonly versions: readonly BrandVersion[] };

export const currentLook = ({ versions }: BrandingState): Look => lookAt(versions, versions.length);

const isSame = (one: Look, other: Look): boolean =>
  one.name === other.name &&
  one.accent === other.accent &&
  one.logoText === other.logoText &&
  one.hidesPoweredBy === other.hidesPoweredBy;

const decide = (command: BrandingCommand, state: BrandingState): Decision<BrandingEvent> => {
  const { workspaceId, now } = command;
  const current = currentLook(state);
  switch (command.type) {
    case 'SaveLook':
      return isSame(command.look, current)
        ? accept()
        : accept({ type: 'LookSaved', data: { workspaceId, look: command.look, savedAt: now } });
    case 'RollBackLook': {
      const { version } = command;
      if (version > state.versions.length) return reject('notFound');
      const wanted = lookAt(state.versions, version);
      return isSame(wanted, current)
        ? accept()
        : accept({ type: 'LookRolledBack', data: { workspaceId, version, rolledBackAt: now } });
    }
  }
};

const evolve = ({ versions }: BrandingState, event: BrandingEvent): BrandingState => ({
  versions: [...versions, brandVersionAfter(versions, event, null)],
});

export const brandingDecider: Decider<BrandingCommand, BrandingEvent, BrandingState> = {
  initial: { versions: [] },
  evolve,
  decide,
};
