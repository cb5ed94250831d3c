/** The filters of a list of clients by how they stand: the band of their health, open alerts, and a source that is behind. */
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { healthBands } from '#domain/portfolio/healthScore.ts';
import type { StandingFilter } from '#domain/portfolio/standingFilter.ts';
import { bandLabels } from '../../content/health.ts';
import { FilterSelect } from '../../widgets/FilterSelect.tsx';

const bands = healthBands.map((band) => ({ value: band, label: bandLabels[band] }));

type ToggleProps = { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

const Toggle = ({ label, isOn, onSwitch }: ToggleProps) => (
  <Button aria-pressed={isOn} type={isOn ? 'primary' : 'default'} onClick={() => onSwitch(!isOn)}>
    {label}
  </Button>
);

type StandingFiltersProps = {
  filter: StandingFilter;
  onChange: (changes: Partial<StandingFilter>) => void;
  /** Filters of the list's own, between the two. */
  children: ReactNode;
};

export const StandingFilters = ({ filter, onChange, children }: StandingFiltersProps) => (
  <>
    <FilterSelect
      id="health-filter"
      label="Filter by health"
      allOf="Any health"
      value={filter.health}
      options={bands}
      onChange={(value) => onChange({ health: healthBands.find((band) => band === value) ?? null })}
    />
    {children}
    <Toggle label="Open alerts" isOn={filter.hasAlerts} onSwitch={(hasAlerts) => onChange({ hasAlerts })} />
    <Toggle label="Stale source" isOn={filter.isStale} onSwitch={(isStale) => onChange({ isStale })} />
  </>
);
