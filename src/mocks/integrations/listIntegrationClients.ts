/** Handles GET /api/integrations/clients: lists the clients that a connection can be assigned to. */
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { mappableClients } from './mappableClients.ts';

export const listIntegrationClients: Handler<'listIntegrationClients'> = (
  _request,
  { answers, caller, query },
) => {
  const clients = mappableClients(answers, caller.workspaceId).map(({ id, name }) => ({ id, name }));
  return json(200, pageOf(clients, query));
};
