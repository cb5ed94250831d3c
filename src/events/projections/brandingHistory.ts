/** Projects the history of each workspace's look. */
import type { Look } from '#domain/branding/look.ts';
import type { BrandingEvent } from '../branding/brandingEvents.ts';
import { type BrandVersion, brandVersionAfter, lookAt } from '../branding/brandVersion.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { Projection } from './projection.ts';

export type BrandingHistory = { byWorkspace: Record<string, BrandVersion[]> };

type Told = BrandingEvent & Pick<StoredEvent, 'actor' | 'revision'>;

/** An event that was folded before adds no version. */
const tell = (history: BrandingHistory, event: Told): void => {
  const { actor, revision, data } = event;
  const versions = history.byWorkspace[data.workspaceId] ?? [];
  if (versions.length !== revision) return;
  const accountId = actor.kind === 'account' ? actor.id : null;
  versions.push(brandVersionAfter(versions, event, accountId));
  history.byWorkspace[data.workspaceId] = versions;
};

export const brandingHistory: Projection<BrandingHistory> = {
  name: 'brandingHistory',
  empty: () => ({ byWorkspace: {} }),
  on: { LookSaved: tell, LookRolledBack: tell },
};

export const lookVersionsOf = (history: BrandingHistory, workspaceId: string): readonly BrandVersion[] =>
  history.byWorkspace[workspaceId] ?? [];

export const lookOf = (history: BrandingHistory, workspaceId: string, version: number): Look =>
  lookAt(lookVersionsOf(history, workspaceId), version);
