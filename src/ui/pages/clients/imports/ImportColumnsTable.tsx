/** Lists the detected meaning of each column next to its first cells, with a way to change it. */

import { Select } from 'antd';
import { type ColumnRole, columnRoles } from '#domain/imports/platform/columnRoles.ts';
import type { ReadColumn } from '#domain/imports/platform/importReading.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import { roleLabels } from './importWords.ts';

const options = columnRoles.map((role) => ({ value: role, label: roleLabels[role] }));

type ColumnsTableProps = {
  columns: readonly ReadColumn[];
  disabled: boolean;
  onRole: (key: string, role: ColumnRole) => void;
};

const nameOf = ({ header }: ReadColumn): string => header.trim() || 'Column without a name';

export const ImportColumnsTable = ({ columns, disabled, onRole }: ColumnsTableProps) => {
  const shown: readonly DataColumn<ReadColumn>[] = [
    { key: 'header', title: 'Column', isName: true, width: '30%', cell: nameOf },
    {
      key: 'role',
      title: 'Maps to',
      width: '30%',
      cell: (column) => (
        <Select
          aria-label={`What “${nameOf(column)}” is`}
          value={column.role}
          options={options}
          disabled={disabled}
          showSearch={searchedByLabel}
          popupMatchSelectWidth={false}
          onChange={(role) => onRole(column.key, role)}
        />
      ),
    },
    {
      key: 'samples',
      title: 'First rows',
      cell: ({ samples }) => samples.map((text) => text.trim() || '—').join(' · '),
    },
  ];
  return (
    <DataTable
      label="Columns of the file"
      rows={columns}
      keyOf={({ key }) => key}
      columns={shown}
      density="compact"
    />
  );
};
