/** Renders the filters of a client list, folded until they are wanted. */
import { Button } from 'antd';
import { useId, useState } from 'react';
import { bandLabels, healthBands } from '#domain/portfolio/healthScore.ts';
import type { StatusFilter } from '#domain/portfolio/statusFilter.ts';
import { FilterSelect } from '../../widgets/FilterSelect.tsx';
import styles from './StatusFilters.module.css';

type Option = { readonly value: string; readonly label: string };

const bands = healthBands.map((band) => ({ value: band, label: bandLabels[band] }));

type ToggleProps = { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

const Toggle = ({ label, isOn, onSwitch }: ToggleProps) => (
  <Button aria-pressed={isOn} type={isOn ? 'primary' : 'default'} onClick={() => onSwitch(!isOn)}>
    {label}
  </Button>
);

type ListFilter = StatusFilter & Readonly<Record<'industry' | 'owner' | 'tag', string | null>>;

const countOf = ({ health, hasAlerts, isStale, industry, owner, tag }: ListFilter): number =>
  [health, industry, owner, tag].filter((value) => value !== null).length +
  [hasAlerts, isStale].filter((isOn) => isOn).length;

const foldText = (count: number): string => (count === 0 ? 'Filters' : `Filters · ${count}`);

type StatusFiltersProps = {
  filter: ListFilter;
  onChange: (changes: Partial<ListFilter>) => void;
  industries: readonly string[];
  owners: readonly Option[];
  tags: readonly string[];
};

const plain = (words: readonly string[]): readonly Option[] =>
  words.map((word) => ({ value: word, label: word }));

type ChoiceProps = {
  of: 'industry' | 'owner' | 'tag';
  allOf: string;
  options: readonly Option[];
} & Pick<StatusFiltersProps, 'filter' | 'onChange'>;

/** Hidden without options, as many agencies have no owners or tags. */
const Choice = ({ of, allOf, options, filter, onChange }: ChoiceProps) =>
  (of === 'industry' || options.length > 0 || filter[of] !== null) && (
    <FilterSelect
      id={`${of}-filter`}
      label={`Filter by ${of}`}
      allOf={allOf}
      value={filter[of]}
      options={options}
      onChange={(value) => onChange({ [of]: value })}
    />
  );

export const StatusFilters = (props: StatusFiltersProps) => {
  const { filter, onChange, industries, owners, tags } = props;
  const [isOpen, setOpen] = useState(countOf(filter) > 0);
  const id = useId();
  const asked = { filter, onChange };
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
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
        <Choice {...asked} of="industry" allOf="All industries" options={plain(industries)} />
        <Choice {...asked} of="owner" allOf="All owners" options={owners} />
        <Choice {...asked} of="tag" allOf="All tags" options={plain(tags)} />
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
