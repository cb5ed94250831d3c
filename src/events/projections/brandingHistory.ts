/** Projects the versions and the draft of each workspace's look. */
import type { Look } from '#domain/branding/look.ts';
import type { BrandingEvent } from '../branding/brandingEvents.ts';
import {
  type BrandDraft,
  type BrandVersion,
  brandDraftAfter,
  brandVersionAfter,
  lookAt,
} from '../branding/brandVersion.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { Projection } from './projection.ts';

export type BrandingHistory = {
  byWorkspace: Record<string, BrandVersion[]>;
  drafts: Record<string, BrandDraft>;
  /** Number of folded events of each workspace. */
  folded: Record<string, number>;
};

type Told = BrandingEvent & Pick<StoredEvent, 'actor' | 'revision'>;

/** An event that was folded before changes nothing. */
const tell = (history: BrandingHistory, event: Told): void => {
  const { actor, revision, data } = event;
  const { workspaceId } = data;
  if ((history.folded[workspaceId] ?? 0) !== revision) return;
  history.folded[workspaceId] = revision + 1;
  const accountId = actor.kind === 'account' ? actor.id : null;
  const draft = brandDraftAfter(event, accountId);
  if (draft === null) delete history.drafts[workspaceId];
  else if (draft !== undefined) history.drafts[workspaceId] = draft;
  if (event.type === 'LookDrafted') return;
  const versions = history.byWorkspace[workspaceId] ?? [];
  versions.push(brandVersionAfter(versions, event, accountId));
  history.byWorkspace[workspaceId] = versions;
};

export const brandingHistory: Projection<BrandingHistory> = {
  name: 'brandingHistory',
  empty: () => ({ byWorkspace: {}, drafts: {}, folded: {} }),
  on: { LookSaved: tell, LookRolledBack: tell, LookDrafted: tell },
};

export const lookDraftOf = ({ drafts }: BrandingHistory, workspaceId: string): BrandDraft | null =>
  drafts[workspaceId] ?? null;

export const lookVersionsOf = (history: BrandingHistory, workspaceId: string): readonly BrandVersion[] =>
  history.byWorkspace[workspaceId] ?? [];

export const lookOf = (history: BrandingHistory, workspaceId: string, version: number): Look =>
  lookAt(lookVersionsOf(history, workspaceId), version);
