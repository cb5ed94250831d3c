/** The rules of a workspace's look: each change is a version, and every version can be brought back. */
import { type Look, productLook } from '#domain/branding/look.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { BrandingEvent } from './brandingEvents.ts';

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

/** The looks by version; the last one holds. */
export type BrandingState = { readonly versions: readonly [Look, ...Look[]] };

/** The look that holds. */
export const currentLook = ({ versions }: BrandingState): Look => versions.at(-1) ?? productLook;

/** Whether two looks are the same. */
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
      const wanted = state.versions[version];
      if (!wanted) return reject('notFound');
      return isSame(wanted, current)
        ? accept()
        : accept({ type: 'LookRolledBack', data: { workspaceId, version, rolledBackAt: now } });
    }
  }
};

const evolve = ({ versions }: BrandingState, event: BrandingEvent): BrandingState => {
  switch (event.type) {
    case 'LookSaved':
      return { versions: [...versions, event.data.look] };
    case 'LookRolledBack':
      return { versions: [...versions, versions[event.data.version] ?? productLook] };
  }
};

export const brandingDecider: Decider<BrandingCommand, BrandingEvent, BrandingState> = {
  initial: { versions: [productLook] },
  evolve,
  decide,
};
