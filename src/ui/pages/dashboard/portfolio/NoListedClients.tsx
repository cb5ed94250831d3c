/** Why the table lists no client, and what to do: none yet, or none found. */
import { Button } from 'antd';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { isFiltered, usePortfolioView } from './portfolioView.ts';

const addresses = protectedPages.clients.path;

export const NoListedClients = ({ portfolio }: { portfolio: PortfolioReply }) => {
  const { view, show } = usePortfolioView();
  if (portfolio.clients.length > 0 && isFiltered(view)) {
    return (
      <EmptyState
        level={3}
        title="No client is like that"
        text="The search looks in names, domains, industries and owners, within the health and industry chosen."
        action={
          <Button onClick={() => show({ search: '', health: null, industry: null })}>
            Clear the filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      level={3}
      title="No active clients"
      text="Add a company that you work for, or restore one that is archived; its figures appear here."
      action={<ButtonLink to={addresses}>Open the clients</ButtonLink>}
    />
  );
};
