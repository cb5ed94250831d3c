/** How the list of clients is laid out: in which groups, and with which columns; both are kept in the address. */
import { Select } from 'antd';
import styles from './Clients.module.css';
import { chosenColumns } from './clientColumns.tsx';
import { type ClientGroup, type ClientView, clientGroups } from './clientView.ts';
import { type ColumnChoice, columnChoices, columnLabels } from './columnNames.ts';

type TableShapeProps = { view: ClientView; onChange: (view: Partial<ClientView>) => void };

const none = '';

const groupLabels: Readonly<Record<ClientGroup, string>> = {
  owner: 'By owner',
  industry: 'By industry',
  status: 'By status',
};

const columnOptions = columnChoices.map((value) => ({ value, label: columnLabels[value] }));

export const TableShape = ({ view, onChange }: TableShapeProps) => {
  const chosen = chosenColumns(view);
  return (
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
      <Select<ColumnChoice[]>
        id="client-columns"
        aria-label="Columns of the clients"
        mode="multiple"
        className={styles.columns ?? ''}
        value={[...chosen]}
        options={columnOptions}
        maxTagCount={0}
        maxTagPlaceholder={`Columns ${chosen.length}`}
        placeholder="Columns 0"
        showSearch={false}
        popupMatchSelectWidth={false}
        onChange={(columns) => onChange({ columns: columnChoices.filter((name) => columns.includes(name)) })}
      />
    </>
  );
};
