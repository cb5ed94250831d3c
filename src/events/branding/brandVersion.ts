/** Folds the events of a workspace's look into versions, for decisions, the history and replies. */
import { type Look, productLook } from '#domain/branding/look.ts';
import type { BrandingEvent } from './brandingEvents.ts';

export type BrandVersion = {
  /** 1, 2, 3, ...; 0 is the product's own look and is not listed. */
  readonly version: number;
  readonly look: Look;
  readonly rolledBackTo: number | null;
  readonly at: string;
  readonly accountId: string | null;
};

export type BrandDraft = {
  readonly look: Look;
  /** ISO 8601 UTC; null while no publication is planned. */
  readonly publishAt: string | null;
  readonly at: string;
  readonly accountId: string | null;
};

/** The product's own look for version 0 and for an unknown one. */
export const lookAt = (versions: readonly BrandVersion[], version: number): Look =>
  versions[version - 1]?.look ?? productLook;

type VersionEvent = Exclude<BrandingEvent, { readonly type: 'LookDrafted' | 'MailTestRequested' }>;

export const isVersion = (event: BrandingEvent): event is VersionEvent =>
  event.type === 'LookSaved' || event.type === 'LookRolledBack';

/** The draft after the event; undefined where the event leaves it as it is. */
export const brandDraftAfter = (
  event: BrandingEvent,
  accountId: string | null,
): BrandDraft | null | undefined => {
  if (event.type === 'LookSaved') return null;
  if (event.type !== 'LookDrafted') return undefined;
  const { look, publishAt, draftedAt: at } = event.data;
  return look === null ? null : { look, publishAt, at, accountId };
};

export const brandVersionAfter = (
  versions: readonly BrandVersion[],
  { type, data }: VersionEvent,
  accountId: string | null,
): BrandVersion => {
  const version = versions.length + 1;
  switch (type) {
    case 'LookSaved':
      return { version, look: data.look, rolledBackTo: null, at: data.savedAt, accountId };
    case 'LookRolledBack': {
      const look = lookAt(versions, data.version);
      return { version, look, rolledBackTo: data.version, at: data.rolledBackAt, accountId };
    }
  }
};
