/** Handles GET /api/api-keys: lists the workspace's keys, latest first. */
import { apiKeysOf } from '#events/projections/apiKeyDirectory.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { apiKeyItem } from './apiKeyItem.ts';

export const listApiKeys: Handler<'listApiKeys'> = async (_request, context) => {
  const { answers, caller, calls, now, query } = context;
  const { workspaceId } = caller;
  // Calls not yet in the log are left out when the past is read.
  const pending = query.as_of === undefined ? await calls.pending(workspaceId) : null;
  const keys = apiKeysOf(answers.apiKeyDirectory, workspaceId);
  const items = keys.map((key) => apiKeyItem(key, { keys, now, pending })).toReversed();
  return json(200, { items });
};
