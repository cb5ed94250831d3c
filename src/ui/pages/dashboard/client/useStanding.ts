/** Reads the status of a dashboard's client from the portfolio for agency users, after the metrics are loaded. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { useMayListClients } from '../../../parts/view/useClients.ts';
import type { Board } from './useBoard.ts';

export const useStanding = ({ clientId, use }: Board, isTime: boolean): PortfolioClient | undefined => {
  const isTold = useMayListClients() && !use.isOfClient && clientId !== '';
  const day = calendarDayOf(use.today - 1);
  const { asOf } = use.view;
  const query = { client: clientId, from: day, to: day, ...(asOf === null ? {} : { as_of: String(asOf) }) };
  return useReply('readPortfolio', query, isTold && isTime).data?.clients[0];
};
