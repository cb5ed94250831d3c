/** Handles GET /api/integrations: lists the workspace's connections in the order of connecting. */
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { integrationItem } from './integrationItem.ts';

export const listIntegrations: Handler<'listIntegrations'> = (_request, { answers, caller, query }) => {
  const { workspaceId } = caller;
  const connections = integrationsOf(answers.integrationDirectory, workspaceId).filter(
    ({ status }) => query.state === undefined || status === query.state,
  );
  const { items, ...page } = pageOf(connections, query);
  return json(200, { items: items.map((one) => integrationItem(one, answers, workspaceId)), ...page });
};
