/** Explains why the table lists no client: none yet, all archived, or no match. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { isFiltered, nothingFiltered, usePortfolioView } from './portfolioView.ts';

const { path } = protectedPages.clients;

export const NoListedClients = ({ portfolio }: { portfolio: PortfolioReply }) => {
  const { view, show } = usePortfolioView();
  const isFilteredOut = portfolio.clients.length > 0 && isFiltered(view);
  /** The portfolio contains only active clients. */
  const all = useClients(!isFilteredOut);
  const clear = () => show(nothingFiltered);
  if (isFilteredOut) return <EmptyList words={emptyLists.portfolio.filteredOut} onAction={clear} />;
  if (all?.some(({ archived_at }) => archived_at !== null))
    return <EmptyList words={emptyLists.portfolio.allArchived} to={`${path}?show=archived`} />;
  return <EmptyList words={emptyLists.portfolio.nothingCreated} to={path} />;
};
