/** The filters of a list of clients by how they stand: the band of their health, open alerts, and a source that is behind. A phone folds them. */
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { bandLabels, healthBands } from '#domain/portfolio/healthScore.ts';
import type { StandingFilter } from '#domain/portfolio/standingFilter.ts';
import { FilterSelect } from '../../widgets/FilterSelect.tsx';
import styles from './StandingFilters.module.css';

const bands = healthBands.map((band) => ({ value: band, label: bandLabels[band] }));

type ToggleProps = { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

const Toggle = ({ label, isOn, onSwitch }: ToggleProps) => (
  <Button aria-pressed={isOn} type={isOn ? 'primary' : 'default'} onClick={() => onSwitch(!isOn)}>
    {label}
  </Button>
);

/** With those that the lists have beside them. */
type ListFilter = StandingFilter & Readonly<Record<'industry' | 'owner' | 'tag', string | null>>;

/** How many of them leave something out. */
const countOf = ({ health, hasAlerts, isStale, industry, owner, tag }: ListFilter): number =>
  [health, industry, owner, tag].filter((value) => value !== null).length +
  [hasAlerts, isStale].filter((isOn) => isOn).length;

const foldText = (count: number): string => (count === 0 ? 'Filter the list' : `Filter the list · ${count}`);

type StandingFiltersProps = {
  filter: ListFilter;
  onChange: (changes: Partial<StandingFilter>) => void;
  /** Filters of the list's own, between the two. */
  children: ReactNode;
};

export const StandingFilters = ({ filter, onChange, children }: StandingFiltersProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className={styles.fold ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {foldText(countOf(filter))}
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        <FilterSelect
          id="health-filter"
          label="Filter by health"
          allOf="Any health"
          value={filter.health}
          options={bands}
          onChange={(value) => onChange({ health: healthBands.find((band) => band === value) ?? null })}
        />
        {children}
        <Toggle
          label="Open alerts"
          isOn={filter.hasAlerts}
          onSwitch={(hasAlerts) => onChange({ hasAlerts })}
        />
        <Toggle label="Stale source" isOn={filter.isStale} onSwitch={(isStale) => onChange({ isStale })} />
      </div>
    </>
  );
};
