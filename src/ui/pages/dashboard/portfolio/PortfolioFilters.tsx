/** The filters of the table of clients: health, industry, owner, tag, open alerts and sources that are behind. */
import { Button, Select } from 'antd';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { healthBands } from '#domain/portfolio/healthScore.ts';
import { bandLabels } from '../../../content/health.ts';
import { mine, type PortfolioView } from './portfolioView.ts';

const all = '';

type FilterProps = {
  /** What is filtered by: `health`. */
  by: string;
  /** What it says when nothing is left out. */
  allOf: string;
  value: string | null;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string | null) => void;
};

const Filter = ({ by, allOf, value, options, onChange }: FilterProps) => (
  <Select
    id={`${by}-filter`}
    aria-label={`Filter by ${by}`}
    value={value ?? all}
    options={[{ value: all, label: allOf }, ...options]}
    popupMatchSelectWidth={false}
    onChange={(chosen) => onChange(chosen === all ? null : chosen)}
  />
);

const plain = (words: readonly string[]) =>
  [...new Set(words)].sort().map((word) => ({ value: word, label: word }));

const ownersOf = (clients: readonly PortfolioClient[]) => {
  const names = new Map(clients.map(({ owner_id: id, owner }) => [id, owner]));
  return [...names]
    .flatMap(([value, label]) => (value === null || label === null ? [] : [{ value, label }]))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
};

const bands = healthBands.map((band) => ({ value: band, label: bandLabels[band] }));

type ToggleProps = { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

const Toggle = ({ label, isOn, onSwitch }: ToggleProps) => (
  <Button aria-pressed={isOn} type={isOn ? 'primary' : 'default'} onClick={() => onSwitch(!isOn)}>
    {label}
  </Button>
);

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
    <>
      <Filter
        by="health"
        allOf="Any health"
        value={view.health}
        options={bands}
        onChange={(value) => show({ health: healthBands.find((band) => band === value) ?? null })}
      />
      <Filter
        by="industry"
        allOf="All industries"
        value={view.industry}
        options={plain(clients.map(({ industry }) => industry))}
        onChange={(industry) => show({ industry })}
      />
      {(owners.length > 0 || view.owner !== null) && (
        <Filter
          by="owner"
          allOf="All owners"
          value={view.owner}
          options={[{ value: mine, label: 'Mine' }, ...owners]}
          onChange={(owner) => show({ owner })}
        />
      )}
      {(tags.length > 0 || view.tag !== null) && (
        <Filter by="tag" allOf="All tags" value={view.tag} options={tags} onChange={(tag) => show({ tag })} />
      )}
      <Toggle label="Open alerts" isOn={view.hasAlerts} onSwitch={(hasAlerts) => show({ hasAlerts })} />
      <Toggle label="Stale source" isOn={view.isStale} onSwitch={(isStale) => show({ isStale })} />
    </>
  );
};
