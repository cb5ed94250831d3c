/** Serializes an API key. */
import { callMonth } from '#domain/apiKeys/apiKeyRules.ts';
import type { ApiKeyItem } from '#domain/contract/apiKeySchemas.ts';
import { type ApiKey, endOf } from '#events/apiKeys/apiKey.ts';
import type { PendingCalls } from '#events/apiKeys/pendingCalls.ts';

type Told = { readonly keys: readonly ApiKey[]; readonly now: string; readonly pending: PendingCalls | null };

export const apiKeyItem = (key: ApiKey, { keys, now, pending }: Told): ApiKeyItem => {
  const month = callMonth(now);
  const waiting = pending?.keys.find(({ keyId }) => keyId === key.id);
  const waitingNow = pending?.month === month ? (waiting?.calls ?? 0) : 0;
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    made_by: key.by,
    made_at: key.madeAt,
    revoked_at: key.revokedAt,
    ends_at: endOf(keys, key.id),
    last_used_at: waiting?.lastAt ?? key.lastUsedAt,
    calls_this_month: (key.calls[month] ?? 0) + waitingNow,
  };
};
