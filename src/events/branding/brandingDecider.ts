/** Decides a workspace's look: a draft is published as a version, and every version can be restored. */
import { isSameLook, type Look } from '#domain/branding/look.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { BrandingEvent } from './brandingEvents.ts';
import {
  type BrandDraft,
  type BrandVersion,
  brandDraftAfter,
  brandVersionAfter,
  isVersion,
  lookAt,
} from './brandVersion.ts';

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
export type DraftLook = {
  readonly type: 'DraftLook';
  readonly workspaceId: string;
  /** Null discards the draft. */
  readonly look: Look | null;
  readonly publishAt: string | null;
  readonly now: string;
};
export type PublishDraft = {
  readonly type: 'PublishDraft';
  readonly workspaceId: string;
  readonly now: string;
};
export type RequestMailTest = {
  readonly type: 'RequestMailTest';
  readonly workspaceId: string;
  readonly accountId: string;
  readonly now: string;
};
export type BrandingCommand = SaveLook | RollBackLook | DraftLook | PublishDraft | RequestMailTest;

export type BrandingState = {
  readonly versions: readonly BrandVersion[];
  readonly draft: BrandDraft | null;
};

export const currentLook = ({ versions }: Pick<BrandingState, 'versions'>): Look =>
  lookAt(versions, versions.length);

const published = (workspaceId: string, look: Look, savedAt: string): BrandingEvent => ({
  type: 'LookSaved',
  data: { workspaceId, look, savedAt },
});

const drafted = (
  { workspaceId, look, publishAt, now }: DraftLook,
  { draft }: BrandingState,
): Decision<BrandingEvent> => {
  const isAsBefore =
    look === null
      ? draft === null
      : draft !== null && isSameLook(look, draft.look) && publishAt === draft.publishAt;
  return isAsBefore
    ? accept()
    : accept({ type: 'LookDrafted', data: { workspaceId, look, publishAt, draftedAt: now } });
};

const decide = (command: BrandingCommand, state: BrandingState): Decision<BrandingEvent> => {
  const { workspaceId, now } = command;
  const current = currentLook(state);
  switch (command.type) {
    case 'SaveLook':
      return isSameLook(command.look, current) && state.draft === null
        ? accept()
        : accept(published(workspaceId, command.look, now));
    case 'RollBackLook': {
      const { version } = command;
      if (version > state.versions.length) return reject('notFound');
      const wanted = lookAt(state.versions, version);
      return isSameLook(wanted, current)
        ? accept()
        : accept({ type: 'LookRolledBack', data: { workspaceId, version, rolledBackAt: now } });
    }
    case 'DraftLook':
      return drafted(command, state);
    case 'PublishDraft':
      return state.draft === null ? accept() : accept(published(workspaceId, state.draft.look, now));
    case 'RequestMailTest':
      return accept({
        type: 'MailTestRequested',
        data: { workspaceId, accountId: command.accountId, requestedAt: now },
      });
  }
};

const evolve = ({ versions, draft }: BrandingState, event: BrandingEvent): BrandingState => {
  const next = brandDraftAfter(event, null);
  return {
    versions: isVersion(event) ? [...versions, brandVersionAfter(versions, event, null)] : versions,
    draft: next === undefined ? draft : next,
  };
};

export const brandingDecider: Decider<BrandingCommand, BrandingEvent, BrandingState> = {
  initial: { versions: [], draft: null },
  evolve,
  decide,
};
