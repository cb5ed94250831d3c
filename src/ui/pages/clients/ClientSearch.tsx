/** Renders the clients' search and filters, which are stored in the address. */
import { Flex, Select } from 'antd';
import type { ReactNode } from 'react';
import { columnChoices, columnLabels } from '#domain/clients/tableColumns.ts';
import type { ClientList } from '#domain/contract/clientSchemas.ts';
import { StatusFilters } from '../../parts/health/StatusFilters.tsx';
import { TableSettings } from '../../parts/tables/TableSettings.tsx';
import type { HabitsInUse } from '../../parts/tables/useTableHabits.ts';
import { useStaff } from '../../parts/useStaff.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { SearchField } from '../../widgets/SearchField.tsx';
import styles from './Clients.module.css';
import { type ClientGroup, type ClientShow, type ClientView, clientGroups, mine } from './clientView.ts';
import { usuallyHidden } from './useTableShape.ts';

type TableShapeProps = {
  view: ClientView;
  shape: HabitsInUse;
  onChange: (view: Partial<ClientView>) => void;
};

const none = '';

const groupLabels: Readonly<Record<ClientGroup, string>> = {
  owner: 'By owner',
  industry: 'By industry',
  status: 'By status',
};

const columns = columnChoices.map((key) => ({ key, title: columnLabels[key] }));

const TableShape = ({ view, shape, onChange }: TableShapeProps) => (
  <>
    {view.layout === 'table' && (
      <Select
        id="client-groups"
        aria-label="Group the clients"
        value={view.group ?? none}
        options={[
          { value: none, label: 'Not grouped' },
          ...clientGroups.map((value) => ({ value, label: groupLabels[value] })),
        ]}
        popupMatchSelectWidth={false}
        onChange={(group) => onChange({ group: clientGroups.find((one) => one === group) ?? null })}
      />
    )}
    <TableSettings {...shape} name="Clients" columns={columns} usual={usuallyHidden(view)} />
  </>
);

type ClientSearchProps = {
  views: ReactNode;
  view: ClientView;
  counts: ClientList['counts'] | null;
  industries: readonly string[];
  tags: readonly string[];
  shape: HabitsInUse;
  onChange: (view: Partial<ClientView>) => void;
};

const counted = (word: string, count: number | undefined): string =>
  count === undefined ? word : `${word} ${count}`;

export const ClientSearch = (props: ClientSearchProps) => {
  const { view, counts, onChange } = props;
  const people = [...useStaff()].map(([value, label]) => ({ value, label }));
  return (
    <Flex component="search" wrap align="center" gap={8} className={styles.search ?? ''}>
      {props.views}
      <SearchField
        className={styles.find}
        label="Search clients"
        placeholder="Search clients"
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
      <StatusFilters
        filter={view}
        onChange={onChange}
        industries={props.industries}
        owners={[{ value: mine, label: 'Mine' }, ...people]}
        tags={props.tags}
      />
      <KitSegmented<ClientShow>
        aria-label="Which clients"
        value={view.show}
        options={[
          { value: 'active', label: counted('Active', counts?.active) },
          { value: 'paused', label: counted('Paused', counts?.paused) },
          { value: 'archived', label: counted('Archived', counts?.archived) },
        ]}
        onChange={(show) => onChange({ show })}
      />
      <KitSegmented<ClientView['layout']>
        aria-label="Table or cards"
        className={styles.layout ?? ''}
        value={view.layout}
        options={[
          { value: 'table', label: 'Table' },
          { value: 'cards', label: 'Cards' },
        ]}
        onChange={(layout) => onChange({ layout })}
      />
      <TableShape view={view} shape={props.shape} onChange={onChange} />
    </Flex>
  );
};
