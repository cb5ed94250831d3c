/** Computes a client's progress on goals and budget from the portfolio, limited to the own row for people of a client. */
import type { AgencyFacts } from '#domain/ask/answer.ts';
import type { ClientProgress } from '#domain/ask/clientProgress.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { todayFor } from '../clients/clientDay.ts';
import type { FigureContext } from '../metrics/metricReply.ts';
import { portfolioOf } from '../portfolio/readPortfolio.ts';
import { usualQuery } from './agencyFacts.ts';

/** The query names only this client, so no other can leak. */
const ownRow = async (context: FigureContext, clientId: string): Promise<readonly PortfolioClient[]> => {
  if (context.caller.clientId !== clientId) return [];
  const { interval: _interval, ...query } = usualQuery(context, clientId);
  return (await portfolioOf(context, { ...query, client: clientId })).clients;
};

export const progressReader =
  (context: FigureContext, agency: AgencyFacts | null) =>
  async (clientId: string): Promise<ClientProgress | null> => {
    const { answers, caller, now } = context;
    const clients = await (agency === null ? ownRow(context, clientId) : agency.portfolio());
    const found = clients.find(({ id }) => id === clientId);
    if (found === undefined) return null;
    const { budget, health } = found;
    const today = todayFor(answers, { workspaceId: caller.workspaceId, clientId }, now);
    return { budget, goals: health.inputs.goals, lastDay: today - 1 };
  };
