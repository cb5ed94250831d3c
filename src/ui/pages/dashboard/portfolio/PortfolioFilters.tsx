/** Renders the filters of the table of clients: health, industry, owner, tag, alerts and stale sources. */

import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { StatusFilters } from '../../../parts/health/StatusFilters.tsx';
import { mine, type PortfolioView } from './portfolioView.ts';

const inOrder = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

const ownersOf = (clients: readonly PortfolioClient[]) => {
  const names = new Map(clients.map(({ owner_id: id, owner }) => [id, owner]));
  return [...names]
    .flatMap(([value, label]) => (value === null || label === null ? [] : [{ value, label }]))
    .toSorted((one, other) => compareNames(one.label, other.label));
};

type PortfolioFiltersProps = {
  view: PortfolioView;
  show: (changes: Partial<PortfolioView>) => void;
  clients: readonly PortfolioClient[];
};

export const PortfolioFilters = ({ view, show, clients }: PortfolioFiltersProps) => {
  const owners = ownersOf(clients);
  return (
    <StatusFilters
      filter={view}
      onChange={show}
      industries={inOrder(clients.map(({ industry }) => industry))}
      owners={owners.length > 0 || view.owner !== null ? [{ value: mine, label: 'Mine' }, ...owners] : []}
      tags={inOrder(clients.flatMap((client) => client.tags))}
    />
  );
};
