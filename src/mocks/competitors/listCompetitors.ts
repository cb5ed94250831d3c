/** Handles GET /api/competitors: lists the competitors of one client or of all. */
import { competitorsOf } from '#events/projections/competitorDirectory.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { competitorItem } from './competitorItem.ts';

export const listCompetitors: Handler<'listCompetitors'> = (_request, { answers, caller, query }) => {
  const { client, status = 'watched' } = query;
  const matching = competitorsOf(answers.competitorDirectory, caller.workspaceId).filter(
    ({ clientId, removedAt }) =>
      (client === undefined || clientId === client) &&
      (status === 'all' || (removedAt === null) === (status === 'watched')),
  );
  const { items, ...page } = pageOf(matching, query);
  return json(200, { items: items.map(competitorItem), ...page });
};
