/** How far goals and budget of a client have come, from the portfolio; for a person of a client from its own row of it. */
import type { AgencyFacts } from '#domain/ask/answer.ts';
import type { ClientProgress } from '#domain/ask/clientProgress.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { todayFor } from '../../http/clientDay.ts';
import type { FigureContext } from '../../metrics/metricReply.ts';
import { portfolioOf } from '../portfolio/readPortfolio.ts';
import { usualQuery } from './agencyFacts.ts';

/** No other client is in the query, so that none can be read. */
const ownRow = (context: FigureContext, clientId: string): readonly PortfolioClient[] => {
  if (context.caller.clientId !== clientId) return [];
  const { interval: _interval, ...query } = usualQuery(context, clientId);
  return portfolioOf(context, { ...query, client: clientId }).clients;
};

export const progressReader =
  (context: FigureContext, agency: AgencyFacts | null) =>
  (clientId: string): ClientProgress | null => {
    const { answers, caller, now } = context;
    const clients = agency === null ? ownRow(context, clientId) : agency.portfolio();
    const found = clients.find(({ id }) => id === clientId);
    if (found === undefined) return null;
    const { budget, health } = found;
    const today = todayFor(answers, { workspaceId: caller.workspaceId, clientId }, now);
    return { budget, goals: health.inputs.goals, lastDay: today - 1 };
  };
