/** Folds the events of an API key for decisions, the directory and replies. */
import type { ApiKeyEvent } from './apiKeyEvents.ts';

export type ApiKey = {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  /** The last letters of the secret. */
  readonly hint: string;
  /** Account id of the maker, whose read access the key has. */
  readonly by: string;
  readonly madeAt: string;
  /** The key that it takes over from, and until when that one works. */
  readonly rotates: { readonly keyId: string; readonly endsAt: string } | null;
  readonly revokedAt: string | null;
  /** The last call recorded in the log; null before the first. */
  readonly lastUsedAt: string | null;
  /** Calls recorded in the log, by month in UTC. */
  readonly calls: Readonly<Record<string, number>>;
};

export const apiKeyAfter = (key: ApiKey | undefined, { type, data }: ApiKeyEvent): ApiKey | undefined => {
  if (type === 'ApiKeyMade') {
    const { keyId: id, workspaceId, name, hint, by, createdAt: madeAt, rotates = null } = data;
    const unused = { revokedAt: null, lastUsedAt: null, calls: {} };
    return { id, workspaceId, name, hint, by, madeAt, rotates, ...unused };
  }
  if (!key) return undefined;
  switch (type) {
    case 'ApiKeyRevoked':
      return { ...key, revokedAt: data.revokedAt };
    case 'ApiKeyRestored':
      return { ...key, revokedAt: null };
    case 'ApiCallsCounted': {
      const calls = { ...key.calls, [data.month]: (key.calls[data.month] ?? 0) + data.calls };
      return { ...key, calls, lastUsedAt: data.lastAt };
    }
  }
};

/** Null while no other key takes over; a successor that is revoked ends nothing. */
export const endOf = (keys: readonly ApiKey[], id: string): string | null =>
  keys
    .flatMap(({ rotates, revokedAt }) =>
      rotates?.keyId === id && revokedAt === null ? [rotates.endsAt] : [],
    )
    .toSorted()[0] ?? null;
