/** Stores counted API calls that are not in the log yet, in one vault record per workspace, so that a call is not an event. */
import { callMonth } from '#domain/apiKeys/apiKeyRules.ts';
import type { VaultChange, VaultValue } from '../log/eventLog.ts';

export type KeyCalls = {
  readonly keyId: string;
  readonly calls: number;
  readonly firstAt: string;
  readonly lastAt: string;
};

export type PendingCalls = { readonly month: string; readonly keys: readonly KeyCalls[] };

export const pendingName = (workspaceId: string): string => `api-calls:${workspaceId}`;

const textAt = (value: VaultValue, field: string): string => {
  const found = value[field];
  return typeof found === 'string' ? found : '';
};

export const readPending = (value: VaultValue | null): PendingCalls | null => {
  if (value === null) return null;
  const keys = Object.entries(value).flatMap(([field, calls]) => {
    const [keyId, what] = field.split('/');
    if (keyId === undefined || what !== 'calls' || typeof calls !== 'number') return [];
    return [
      { keyId, calls, firstAt: textAt(value, `${keyId}/first`), lastAt: textAt(value, `${keyId}/last`) },
    ];
  });
  return keys.length === 0 ? null : { month: textAt(value, 'month'), keys };
};

export const putPending = (workspaceId: string, pending: PendingCalls): VaultChange => ({
  put: pendingName(workspaceId),
  value: {
    month: pending.month,
    ...Object.fromEntries(
      pending.keys.flatMap(({ keyId, calls, firstAt, lastAt }) => [
        [`${keyId}/calls`, calls],
        [`${keyId}/first`, firstAt],
        [`${keyId}/last`, lastAt],
      ]),
    ),
  },
});

export const pendingIn = (pending: PendingCalls | null, month: string): number =>
  pending?.month === month ? pending.keys.reduce((sum, { calls }) => sum + calls, 0) : 0;

export const withCall = (pending: PendingCalls | null, keyId: string, now: string): PendingCalls => {
  const keys = pending?.keys ?? [];
  const known = keys.find((one) => one.keyId === keyId);
  const next = { keyId, calls: (known?.calls ?? 0) + 1, firstAt: known?.firstAt ?? now, lastAt: now };
  return { month: callMonth(now), keys: [...keys.filter((one) => one !== known), next] };
};
