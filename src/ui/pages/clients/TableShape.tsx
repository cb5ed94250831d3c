/** Renders the layout options of the list of clients: groups, columns and density. */
import { Select } from 'antd';
import { columnChoices, columnLabels } from '#domain/clients/tableColumns.ts';
import { TableSettings } from '../../parts/tables/TableSettings.tsx';
import type { HabitsInUse } from '../../parts/tables/useTableHabits.ts';
import { type ClientGroup, type ClientView, clientGroups } from './clientView.ts';
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

export const TableShape = ({ view, shape, onChange }: TableShapeProps) => (
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
