/** What the events of an API key make of it: the one fold behind decisions, the directory and every reply. */
import type { ApiKeyEvent } from './apiKeyEvents.ts';

export type ApiKey = {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  /** The last letters of the secret. */
  readonly hint: string;
  /** Account id of who made it: the key reads what they read. */
  readonly by: string;
  readonly madeAt: string;
  /** Null while it works. */
  readonly revokedAt: string | null;
  /** When its last call that stands in the log was made; null before the first. */
  readonly lastUsedAt: string | null;
  /** Calls that stand in the log, by month in UTC. */
  readonly calls: Readonly<Record<string, number>>;
};

/** The key after one more event; undefined before it is made. */
export const apiKeyAfter = (key: ApiKey | undefined, { type, data }: ApiKeyEvent): ApiKey | undefined => {
  if (type === 'ApiKeyMade') {
    const { keyId: id, workspaceId, name, hint, by, createdAt: madeAt } = data;
    return { id, workspaceId, name, hint, by, madeAt, revokedAt: null, lastUsedAt: null, calls: {} };
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
