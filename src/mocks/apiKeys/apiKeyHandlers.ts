/** Handles requests about API keys and their calls. */
import { callMonth, keyBytes, keyNameProblem, keyPrefix } from '#domain/apiKeys/apiKeyRules.ts';
import type { ApiKeyItem } from '#domain/contract/apiKeySchemas.ts';
import { listingOf } from '#domain/marketplace/listings.ts';
import { type ApiKey, endOf } from '#events/apiKeys/apiKey.ts';
import { type ApiKeyState, apiKeyDecider, apiKeyOf } from '#events/apiKeys/apiKeyDecider.ts';
import { apiKeyStream } from '#events/apiKeys/apiKeyStream.ts';
import type { PendingCalls } from '#events/apiKeys/pendingCalls.ts';
import type { Answers } from '#events/projections/answers.ts';
import { apiKeysOf } from '#events/projections/apiKeyDirectory.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { json } from '../http/respond.ts';
import { hintOf, keySecretName } from './keyCaller.ts';

type Told = { readonly keys: readonly ApiKey[]; readonly now: string; readonly pending: PendingCalls | null };

const apiKeyItem = (key: ApiKey, { keys, now, pending }: Told): ApiKeyItem => {
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

const hour = 3_600_000;

const handle = handleCommand(apiKeyStream, apiKeyDecider);

const itemOf = (state: ApiKeyState, keyId: string, now: string) =>
  apiKeyItem(apiKeyOf(state, keyId) ?? notThere(), {
    keys: Object.values(state.keys),
    now,
    pending: null,
  });

/** The secret is only in this reply; the vault stores its hash. */
export const makeApiKey: Handler<'makeApiKey'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const keyId = world.ids.entity();
  const secret = `${keyPrefix}${world.ids.secret(keyBytes)}`;
  const wrong = keyNameProblem(body.name);
  const rotates = body.rotates && {
    keyId: body.rotates.key_id,
    endsAt: new Date(Date.parse(now) + body.rotates.hours * hour).toISOString(),
  };
  const facts = { keyId, name: body.name, hint: hintOf(secret), by, rotates };
  return handle(request, context, {
    errors: wrong === null ? {} : { name: wrong },
    plan: () => ({
      key: [workspaceId],
      command: { type: 'MakeApiKey', workspaceId, ...facts, now },
      related: () => ({ vault: [{ put: keySecretName(secret), value: { keyId, workspaceId } }] }),
      reply: (after) => ({ status: 201, body: { key: itemOf(after, keyId, now), secret } }),
    }),
  });
};

export const revokeApiKey: Handler<'revokeApiKey'> = (request, context) => {
  const { params, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  return handle(request, context, {
    plan: () => ({
      key: [workspaceId],
      command: { type: 'RevokeApiKey', workspaceId, keyId: params.id, by, now },
      reply: () => ({ status: 204 }),
    }),
  });
};

export const restoreApiKey: Handler<'restoreApiKey'> = (request, context) => {
  const { params, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  return handle(request, context, {
    plan: () => ({
      key: [workspaceId],
      command: { type: 'RestoreApiKey', workspaceId, keyId: params.id, by, now },
      reply: (after) => ({ status: 200, body: { key: itemOf(after, params.id, now) } }),
    }),
  });
};

export const listApiKeys: Handler<'listApiKeys'> = async (_request, context) => {
  const { answers, caller, calls, now, query } = context;
  const { workspaceId } = caller;
  // Calls not yet in the log are omitted when the past is read.
  const pending = query.as_of === undefined ? await calls.pending(workspaceId) : null;
  const keys = apiKeysOf(answers.apiKeyDirectory, workspaceId);
  const items = keys.map((key) => apiKeyItem(key, { keys, now, pending })).toReversed();
  return json(200, { items });
};

const nameOf = ({ apiKeyDirectory }: Answers, workspaceId: string, kind: string, id: string): string =>
  (kind === 'app' ? listingOf(id) : apiKeyDirectory.byWorkspace[workspaceId]?.[id])?.name ?? id;

export const readApiCalls: Handler<'readApiCalls'> = async (_request, { answers, caller, calls, now }) => {
  const { workspaceId } = caller;
  const rows = (await calls.rows(workspaceId, now)).map(({ source, day, endpoint, calls: many, errors }) => {
    const [kind = '', id = ''] = source.split(':');
    return {
      kind: kind === 'app' ? ('app' as const) : ('key' as const),
      id,
      name: nameOf(answers, workspaceId, kind, id),
      day,
      endpoint,
      calls: many,
      errors: errors.map((error) => ({ ...error })),
    };
  });
  return json(200, { month: callMonth(now), rows });
};
