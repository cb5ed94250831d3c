/** Handles GET /api/clients and GET /api/clients/:id. */
import { matchesClient } from '#domain/clients/clientRules.ts';
import type { ClientList } from '#domain/contract/clientSchemas.ts';
import type { Client } from '#events/clients/client.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json, problem } from '../http/respond.ts';
import { clientItem } from './clientItem.ts';

const isActive = ({ archivedAt }: Client): boolean => archivedAt === null;
const isPaused = (client: Client): boolean => isActive(client) && client.pausedAt !== null;

const isWanted = {
  active: isActive,
  paused: isPaused,
  archived: (client: Client) => !isActive(client),
  all: () => true,
} as const;

export const listClients: Handler<'listClients'> = (_request, { answers, caller, query }) => {
  const { q = '', status = 'active' } = query;
  const all = clientsOf(answers.clientDirectory, caller.workspaceId);
  const active = all.filter(isActive).length;
  const paused = all.filter(isPaused).length;
  const matching = all.filter((client) => isWanted[status](client) && matchesClient(client, q));
  const { items, ...page } = pageOf(matching, query);
  const reply: ClientList = {
    items: items.map(clientItem),
    ...page,
    counts: { active, paused, archived: all.length - active },
  };
  return json(200, reply);
};

export const readClient: Handler<'readClient'> = (_request, { answers, caller, params }) => {
  const client = clientsOf(answers.clientDirectory, caller.workspaceId).find(({ id }) => id === params.id);
  if (!client) return problem('notFound');
  const item = clientItem(client);
  return json(200, { client: item }, { ETag: item.etag });
};
