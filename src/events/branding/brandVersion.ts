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

/** The product's own look for version 0 and for an unknown one. */
export const lookAt = (versions: readonly BrandVersion[], version: number): Look =>
  versions[version - 1]?.look ?? productLook;

export const brandVersionAfter = (
  versions: readonly BrandVersion[],
  { type, data }: BrandingEvent,
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
