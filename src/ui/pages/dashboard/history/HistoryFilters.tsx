/** Renders the history's filters (words, person, subject, event type, client, days) and its export. */

import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { compareNames } from '#domain/text/searchText.ts';
import { changeTypes } from '../../../content/activity.ts';
import { fieldLabel, subjectLabels } from '../../../content/history.ts';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import styles from './History.module.css';
import type { HistoryView } from './historyView.ts';

type Choice = { readonly value: string; readonly label: string };

type HistoryFiltersProps = {
  view: HistoryView;
  people: readonly Choice[];
  clients: readonly Choice[];
  onChange: (changes: Partial<HistoryView>) => void;
  children: ReactNode;
};

const few = 20;

const subjects = Object.entries(subjectLabels).map(([value, label]) => ({ value, label }));

const types = changeTypes
  .map((value) => ({ value, label: fieldLabel(value) }))
  .toSorted((one, other) => compareNames(one.label, other.label));

export const HistoryFilters = ({ view, people, clients, onChange, children }: HistoryFiltersProps) => {
  const choice = (
    name: 'actor' | 'subject' | 'type' | 'client',
    label: string,
    all: string,
    of: readonly Choice[],
  ) => (
    <Select
      id={`history-${name}`}
      aria-label={label}
      value={view[name]}
      options={[{ value: '', label: all }, ...of]}
      showSearch={of.length > few && searchedByLabel}
      popupMatchSelectWidth={false}
      onChange={(value: string) => onChange({ [name]: value })}
    />
  );
  const day = (name: 'from' | 'to', label: string) => (
    <Input
      type="date"
      aria-label={label}
      className={styles.day ?? ''}
      value={view[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <search className={styles.filters}>
      <SearchField
        label="Search the history"
        placeholder="Name, person or kind of change"
        value={view.q}
        onChange={(q) => onChange({ q })}
      />
      {choice('actor', 'By whom', 'Everybody', people)}
      {choice('subject', 'About what', 'Everything', subjects)}
      {choice('type', 'Type of event', 'Any event', types)}
      {clients.length > 0 && choice('client', 'Client', 'All clients', clients)}
      {day('from', 'From day')}
      {day('to', 'To day')}
      {children}
    </search>
  );
};
