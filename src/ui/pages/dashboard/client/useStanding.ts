/** How the client of a board stands, as the portfolio has it, for the agency's people: asked for once the figures are there. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { useMayListClients } from '../../../parts/view/useClients.ts';
import type { Board } from './useBoard.ts';

/** Undefined until it is known, and for who is not told. */
export const useStanding = ({ clientId, use }: Board, isTime: boolean): PortfolioClient | undefined => {
  const isTold = useMayListClients() && !use.isOfClient && clientId !== '';
  // Whatever the view says: reasons are of the last full day.
  const day = calendarDayOf(use.today - 1);
  const { asOf } = use.view;
  const query = { client: clientId, from: day, to: day, ...(asOf === null ? {} : { as_of: String(asOf) }) };
  return useReply('readPortfolio', query, isTold && isTime).data?.clients[0];
};
