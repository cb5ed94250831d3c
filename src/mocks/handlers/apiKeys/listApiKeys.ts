/** GET /api/api-keys: the keys of the workspace, the latest first. */
import { apiKeysOf } from '#events/projections/apiKeyDirectory.ts';
import type { Handler } from '../../http/context.ts';
import { json } from '../../http/respond.ts';
import { apiKeyItem } from './apiKeyItem.ts';

export const listApiKeys: Handler<'listApiKeys'> = async (_request, context) => {
  const { answers, caller, calls, now, query } = context;
  const { workspaceId } = caller;
  // What the log does not hold yet has no place in the past.
  const pending = query.as_of === undefined ? await calls.pending(workspaceId) : null;
  const items = apiKeysOf(answers.apiKeyDirectory, workspaceId)
    .map((key) => apiKeyItem(key, now, pending))
    .toReversed();
  return json(200, { items });
};
