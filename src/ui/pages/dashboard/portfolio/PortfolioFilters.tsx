/** The filters of the table of clients: health, industry, owner, tag, open alerts and sources that are behind. */
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { StandingFilters } from '../../../parts/health/StandingFilters.tsx';
import { FilterSelect } from '../../../widgets/FilterSelect.tsx';
import { mine, type PortfolioView } from './portfolioView.ts';

const plain = (words: readonly string[]) =>
  [...new Set(words)].sort().map((word) => ({ value: word, label: word }));

const ownersOf = (clients: readonly PortfolioClient[]) => {
  const names = new Map(clients.map(({ owner_id: id, owner }) => [id, owner]));
  return [...names]
    .flatMap(([value, label]) => (value === null || label === null ? [] : [{ value, label }]))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
};

type PortfolioFiltersProps = {
  view: PortfolioView;
  show: (changes: Partial<PortfolioView>) => void;
  /** All of them, whichever are listed. */
  clients: readonly PortfolioClient[];
};

export const PortfolioFilters = ({ view, show, clients }: PortfolioFiltersProps) => {
  const owners = ownersOf(clients);
  const tags = plain(clients.flatMap((client) => client.tags));
  return (
    <StandingFilters filter={view} onChange={show}>
      <FilterSelect
        id="industry-filter"
        label="Filter by industry"
        allOf="All industries"
        value={view.industry}
        options={plain(clients.map(({ industry }) => industry))}
        onChange={(industry) => show({ industry })}
      />
      {(owners.length > 0 || view.owner !== null) && (
        <FilterSelect
          id="owner-filter"
          label="Filter by owner"
          allOf="All owners"
          value={view.owner}
          options={[{ value: mine, label: 'Mine' }, ...owners]}
          onChange={(owner) => show({ owner })}
        />
      )}
      {(tags.length > 0 || view.tag !== null) && (
        <FilterSelect
          id="tag-filter"
          label="Filter by tag"
          allOf="All tags"
          value={view.tag}
          options={tags}
          onChange={(tag) => show({ tag })}
        />
      )}
    </StandingFilters>
  );
};
