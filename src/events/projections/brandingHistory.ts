/** Projects the versions and the draft of each workspace's look. */
import type { ClientLook } from '#domain/branding/clientLook.ts';
import type { Look } from '#domain/branding/look.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { BrandingEvent } from '../branding/brandingEvents.ts';
import {
  type BrandDraft,
  type BrandVersion,
  brandDraftAfter,
  brandVersionAfter,
  isVersion,
  lookAt,
} from '../branding/brandVersion.ts';
import type { ClientLookEvent } from '../clientLooks/clientLookEvents.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { Projection } from './projection.ts';

export type BrandingHistory = {
  byWorkspace: Record<string, BrandVersion[]>;
  drafts: Record<string, BrandDraft>;
  /** Number of folded events of each workspace. */
  folded: Record<string, number>;
  /** By workspace and client. */
  clientLooks: Record<string, Record<string, ClientLook>>;
};

type BrandingChange = BrandingEvent & Pick<StoredEvent, 'actor' | 'revision'>;

/** An event that was folded before changes nothing. */
const tell = (history: BrandingHistory, event: BrandingChange): void => {
  const { actor, revision, data } = event;
  const { workspaceId } = data;
  if ((history.folded[workspaceId] ?? 0) !== revision) return;
  history.folded[workspaceId] = revision + 1;
  const accountId = actor.kind === 'account' ? actor.id : null;
  const draft = brandDraftAfter(event, accountId);
  if (draft === null) delete history.drafts[workspaceId];
  else if (draft !== undefined) history.drafts[workspaceId] = draft;
  if (!isVersion(event)) return;
  const versions = history.byWorkspace[workspaceId] ?? [];
  versions.push(brandVersionAfter(versions, event, accountId));
  history.byWorkspace[workspaceId] = versions;
};

const tellClientLook = ({ clientLooks }: BrandingHistory, { data }: ClientLookEvent): void => {
  const { workspaceId, clientId, look } = data;
  const looks = clientLooks[workspaceId] ?? {};
  if (look === null) delete looks[clientId];
  else looks[clientId] = look;
  clientLooks[workspaceId] = looks;
};

export const brandingHistory: Projection<BrandingHistory> = {
  name: 'brandingHistory',
  empty: () => ({ byWorkspace: {}, drafts: {}, folded: {}, clientLooks: {} }),
  on: {
    LookSaved: tell,
    LookRolledBack: tell,
    LookDrafted: tell,
    MailTestRequested: tell,
    ClientLookSaved: tellClientLook,
  },
};

export const lookDraftOf = ({ drafts }: BrandingHistory, workspaceId: string): BrandDraft | null =>
  drafts[workspaceId] ?? null;

export const lookVersionsOf = (history: BrandingHistory, workspaceId: string): readonly BrandVersion[] =>
  history.byWorkspace[workspaceId] ?? [];

export const lookOf = (history: BrandingHistory, workspaceId: string, version: number): Look =>
  lookAt(lookVersionsOf(history, workspaceId), version);

export const clientLookOf = (
  { clientLooks }: BrandingHistory,
  { workspaceId, clientId }: { readonly workspaceId: string; readonly clientId: string | null },
): ClientLook | null =>
  clientId === null ? null : (ownValue(clientLooks[workspaceId] ?? {}, clientId) ?? null);
