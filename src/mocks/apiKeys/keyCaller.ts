/** Identifies the caller of an API key: its creator with their access, while they belong to the workspace. */
import { callsResetAt, hintLength, isKeySecret, isOpenToKeys } from '#domain/apiKeys/apiKeyRules.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { checkLimit, limitOf } from '#domain/plans/checkLimit.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { endOf } from '#events/apiKeys/apiKey.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { Answers } from '#events/projections/answers.ts';
import { apiKeysOf } from '#events/projections/apiKeyDirectory.ts';
import type { BackendParts, Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { planOf } from '../subscription/planOf.ts';

/** The vault's key for an API key: the secret's hash, so that the secret is never stored. */
export const keySecretName = (secret: string): string => `api-key:${sha256Hex(secret)}`;

export const hintOf = (secret: string): string => secret.slice(-hintLength);

type Called = { readonly answers: Answers; readonly now: string };

export type FoundKey = { readonly keyId: string; readonly workspaceId: string };

export const findKey = async (token: string | null, log: EventLog): Promise<FoundKey | null> => {
  if (token === null || !isKeySecret(token)) return null;
  const secret = await log.vault.get(keySecretName(token));
  if (typeof secret?.keyId !== 'string' || typeof secret.workspaceId !== 'string') return null;
  const { keyId, workspaceId } = secret;
  return { keyId, workspaceId };
};

/** Null for a revoked key, one that another took over from, or when its creator is suspended or removed. */
export const callerOfKey = (
  { keyId, workspaceId }: FoundKey,
  token: string,
  { answers, now }: Called,
): Caller | null => {
  const key = answers.apiKeyDirectory.byWorkspace[workspaceId]?.[keyId];
  if (!key || key.revokedAt !== null) return null;
  const ends = endOf(apiKeysOf(answers.apiKeyDirectory, workspaceId), keyId);
  if (ends !== null && ends <= now) return null;
  const account = answers.accountDirectory.byId[key.by];
  const membership = answers.workspaceDirectory.membershipOf[key.by];
  if (!account || !membership || membership.suspended || membership.workspaceId !== workspaceId) return null;
  const { kind, clientId } = membership;
  const { role, id: accountId } = account;
  return { accountId, sessionId: `key-${keyId}`, token, expiresAt: '', role, workspaceId, kind, clientId };
};

/** Refuses with 403 endpoints that keys may not read, without counting the call; public endpoints stay open. */
export const refusedKey = ({ roles }: Endpoint, name: EndpointName): RefusalError | null =>
  roles === 'anyone' || isOpenToKeys(name) ? null : new RefusalError('notForKeys');

/** Counts a key's call and returns the quota headers. Refuses with 429 beyond the plan's monthly calls. */
export const meterCall = async (
  { calls }: Pick<BackendParts, 'calls'>,
  { keyId, workspaceId }: FoundKey,
  { answers, now }: Called,
): Promise<Readonly<Record<string, string>>> => {
  const plan = planOf(answers, { workspaceId, now });
  const limit = limitOf(plan, 'apiCalls');
  const { isMade, used } = await calls.count({ workspaceId, keyId, now, limit });
  if (limit === unlimited) return {};
  const seconds = Math.ceil((Date.parse(callsResetAt(now)) - Date.parse(now)) / 1_000);
  const headers = {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(Math.max(0, limit - used)),
    'RateLimit-Reset': String(seconds),
  };
  if (isMade) return headers;
  const extras = checkLimit({ plan, resource: 'apiCalls', used }) ?? {};
  throw new RefusalError('quotaExceeded', extras, { ...headers, 'Retry-After': String(seconds) });
};
