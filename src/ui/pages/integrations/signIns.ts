/** Finds the connections that one sign-in at a provider opens: the same company's platforms, connected by the same person. */
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { type BoardRow, connectionState } from './connectionState.ts';

const providers: Readonly<Partial<Record<PlatformId, string>>> = {
  google_analytics: 'Google',
  google_ads: 'Google',
  youtube: 'Google',
  facebook_ads: 'Meta',
  instagram: 'Meta',
};

export const signInOf = (platform: PlatformId): string => providers[platform] ?? platformNames[platform];

/** Those that are silent, the row itself included. */
export const sameSignIn = (row: BoardRow, all: readonly BoardRow[]): readonly BoardRow[] =>
  all.filter(
    (one) =>
      one.silent?.reason === row.silent?.reason &&
      connectionState(one) === 'silent' &&
      one.by.id === row.by.id &&
      signInOf(one.platform) === signInOf(row.platform),
  );
