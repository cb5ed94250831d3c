/** Handles GET /api/reseller: returns the tenants, the share and the payouts. */
import { noReseller } from '#events/resellers/reseller.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { resellerReplyOf } from './resellerItem.ts';

export const readReseller: Handler<'readReseller'> = (_request, { answers, caller }) =>
  json(200, resellerReplyOf(answers.resellerDirectory.byWorkspace[caller.workspaceId] ?? noReseller));
