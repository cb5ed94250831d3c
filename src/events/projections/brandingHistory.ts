/** How does each workspace look, and how did it before? */
import type { Look } from '#domain/branding/look.ts';
import type { BrandingEvent } from '../branding/brandingEvents.ts';
import { type BrandVersion, brandVersionAfter, lookAt } from '../branding/brandVersion.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { Projection } from './projection.ts';

export type BrandingHistory = { byWorkspace: Record<string, BrandVersion[]> };

type Told = BrandingEvent & Pick<StoredEvent, 'actor' | 'revision'>;

/** An event that was told before makes no other version. */
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

/** The versions of a workspace, the first one first. */
export const lookVersionsOf = (history: BrandingHistory, workspaceId: string): readonly BrandVersion[] =>
  history.byWorkspace[workspaceId] ?? [];

/** The look of a version; the product's own for 0 and for one that is not there. */
export const lookOf = (history: BrandingHistory, workspaceId: string, version: number): Look =>
  lookAt(lookVersionsOf(history, workspaceId), version);
