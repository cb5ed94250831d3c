/** Renders the rows of a file before the import: resulting values, errors, and inclusion. */
import { Flex, Select, Switch } from 'antd';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import {
  type ColumnMap,
  type ImportField,
  importFields,
  isSound,
  type PreviewRow,
} from '#domain/imports/clientImport.ts';
import { type Staff, useStaff } from '../../parts/useStaff.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import styles from './ClientImport.module.css';

const fieldLabels: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  domain: 'Domain',
  industry: 'Industry',
  zone: 'Time zone',
  fee: 'Monthly fee',
  currency: 'Currency',
  until: 'Contract end',
  owner: 'Owner',
  tags: 'Tags',
};

const noColumn = -1;

type ColumnsProps = {
  header: readonly string[];
  columns: ColumnMap;
  onChange: (columns: ColumnMap) => void;
};

export const ImportColumns = ({ header, columns, onChange }: ColumnsProps) => (
  <div className={styles.columns}>
    {importFields.map((field) => (
      <label key={field} htmlFor={`column-${field}`}>
        {fieldLabels[field]}
        <Select
          id={`column-${field}`}
          aria-label={`Column of ${fieldLabels[field]}`}
          value={columns[field] ?? noColumn}
          options={[
            { value: noColumn, label: 'No column' },
            ...header.map((text, index) => ({
              value: index,
              label: text === '' ? `Column ${index + 1}` : text,
            })),
          ]}
          popupMatchSelectWidth={false}
          onChange={(index) => onChange({ ...columns, [field]: index === noColumn ? null : index })}
        />
      </label>
    ))}
  </div>
);

const problemsOf = ({ errors }: PreviewRow): string => Object.values(errors).join('; ');

/** Columns shown only if the file has them. */
const ofSomeFiles: readonly ImportField[] = ['zone', 'until', 'owner', 'tags'];

const columnsOf = (staff: Staff): readonly DataColumn<PreviewRow>[] => [
  { key: 'line', title: 'Line', width: 60, cell: ({ line }) => line },
  { key: 'name', title: 'Name', isName: true, cell: ({ fields }) => fields.name || '—' },
  { key: 'domain', title: 'Domain', cell: ({ fields }) => fields.domain || '—' },
  { key: 'industry', title: 'Industry', cell: ({ fields }) => fields.industry || '—' },
  { key: 'zone', title: 'Time zone', cell: ({ zone }) => zone || '—' },
  {
    key: 'fee',
    title: 'Monthly fee',
    align: 'end',
    width: 110,
    cell: ({ feeCents, currency }) => (feeCents === 0 ? '—' : feeAmount(feeCents, currency)),
  },
  { key: 'until', title: 'Contract end', width: 110, cell: ({ until }) => until ?? '—' },
  {
    key: 'owner',
    title: 'Owner',
    cell: ({ ownerId }) => (ownerId === null ? '—' : (staff.get(ownerId) ?? '—')),
  },
  { key: 'tags', title: 'Tags', cell: ({ tags }) => tags.join(', ') || '—' },
  {
    key: 'problem',
    title: 'Problem',
    width: '20%',
    cell: (row) =>
      isSound(row) ? (
        <StatusTag tone="good">Ready</StatusTag>
      ) : (
        <span className="error">{problemsOf(row)}</span>
      ),
  },
];

type PreviewProps = {
  columns: ColumnMap;
  rows: readonly PreviewRow[];
  chosen: readonly number[];
  onChoose: (lines: readonly number[]) => void;
  asWritten: boolean;
  onAsWritten: (asWritten: boolean) => void;
};

export const ImportRows = ({ columns, rows, chosen, onChoose, asWritten, onAsWritten }: PreviewProps) => {
  const staff = useStaff();
  const left = ofSomeFiles.filter((field) => columns[field] === null);
  const shown = columnsOf(staff).filter(({ key }) => !left.some((field) => field === key));
  const sound = new Set(rows.filter(isSound).map(({ line }) => line));
  return (
    <>
      <Flex wrap align="center" gap="8px 12px">
        <Switch aria-label="Keep industries as written" checked={asWritten} onChange={onAsWritten} />
        <span aria-hidden="true">Keep industries as written, also unknown ones</span>
      </Flex>
      <DataTable
        label="Rows of the file"
        rows={rows}
        keyOf={({ line }) => String(line)}
        columns={shown}
        pageSize={25}
        selection={{
          chosen: chosen.map(String),
          onChoose: (keys) => onChoose(keys.map(Number).filter((line) => sound.has(line))),
          nameOf: ({ fields, line }) => `line ${line}, ${fields.name}`,
        }}
      />
    </>
  );
};
