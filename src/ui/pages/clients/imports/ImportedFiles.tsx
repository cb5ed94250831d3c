/** Lists a client's imported files with user, time and days, and lets the user remove or restore them. */
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { ImportItem } from '#domain/contract/importSchemas.ts';
import { importSourceNames } from '#domain/imports/importedRow.ts';
import { fullTime } from '../../../content/dates.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { type Staff, useStaff } from '../../../parts/useStaff.ts';
import { useNavigationIntent } from '../../../services/navigationIntent.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import type { ClientChanges } from '../useClientChanges.ts';
import styles from './DataImport.module.css';
import { moneyText, rangeText, rowsText } from './importWords.ts';
import { useImports } from './useImports.ts';

const lateDrawer = {
  fault: 'The drawer of an import did not load',
  load: async () => (await import('./DataImportDrawer.tsx')).DataImportDrawer,
};

const stateOf = ({ broken, withdrawn_at, overlap, days, currency, rate }: ImportItem) => {
  if (broken !== null) return <StatusTag tone="bad">{broken}</StatusTag>;
  if (withdrawn_at !== null) return <StatusTag tone="quiet">Withdrawn</StatusTag>;
  const words = [
    overlap === 'replace' ? 'Replaces other figures of its days' : 'Stands behind other figures of its days',
    ...(days === 'spread' ? ['days are worked out'] : []),
    ...(rate === null ? [] : [moneyText({ currency, rate })]),
  ];
  return (
    <>
      <StatusTag tone="good">Included</StatusTag>
      <span className="note">{words.join('; ')}</span>
    </>
  );
};

const columnsOf = (staff: Staff, changes: ClientChanges): readonly DataColumn<ImportItem>[] => [
  {
    key: 'file',
    title: 'File',
    isName: true,
    width: '28%',
    cell: ({ file_name, source }) => `${file_name} (${importSourceNames[source]})`,
  },
  { key: 'range', title: 'Days', cell: rangeText },
  { key: 'rows', title: 'Rows', align: 'end', width: 80, cell: ({ rows }) => rows },
  {
    key: 'by',
    title: 'Imported',
    cell: ({ imported_by, imported_at }) =>
      `${staff.get(imported_by) ?? 'Someone who left'}, ${fullTime(imported_at)}`,
  },
  { key: 'state', title: 'State', cell: stateOf },
  {
    key: 'act',
    title: 'Change',
    hidesTitle: true,
    label: null,
    cell: ({ id, file_name: name, etag, withdrawn_at }) => (
      <OnlyChangeable by="agency">
        <Button
          size="small"
          disabled={changes.busy}
          aria-label={`${withdrawn_at === null ? 'Withdraw' : 'Restore'} ${name}`}
          onClick={() =>
            changes.ask({ kind: withdrawn_at === null ? 'withdrawImport' : 'restoreImport', id, name, etag })
          }
        >
          {withdrawn_at === null ? 'Withdraw' : 'Restore'}
        </Button>
      </OnlyChangeable>
    ),
  },
];

const meaning =
  'A figure that no file or source reports is shown as a dash, never as 0. A withdrawn import is kept but no longer counts.';

type ImportedFilesProps = { client: ClientItem; changes: ClientChanges };

export const ImportedFiles = ({ client, changes }: ImportedFilesProps) => {
  const { data, error, refetch } = useImports(client.id);
  const staff = useStaff();
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = useCanEdit();
  const Drawer = useLazyModule(isOpen, lateDrawer);
  useNavigationIntent(
    'importFile',
    () => mayChange && client.archived_at === null && setIsOpen(true),
    data !== undefined,
  );
  if (error && !data) return <ListFailure what="The imported files" error={error} onRetry={refetch} />;
  return (
    <Flex component="section" vertical gap={12} className={styles.part ?? ''}>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <h3>Imported files</h3>
        {data && client.archived_at === null && (
          <OnlyChangeable by="agency">
            <Button onClick={() => setIsOpen(true)}>Import a file</Button>
          </OnlyChangeable>
        )}
      </Flex>
      {data && data.items.length > 0 && (
        <DataTable
          label={`Imported files of ${client.name}`}
          rows={data.items}
          keyOf={({ id }) => id}
          columns={columnsOf(staff, changes)}
          pageSize={10}
        />
      )}
      {data && data.total > data.items.length && (
        <p>Only the latest {rowsText(data.items.length)} are shown.</p>
      )}
      <p className="note">
        {data?.items.length === 0 ? 'No file was imported for this client yet. ' : ''}
        {meaning}
      </p>
      {isOpen && Drawer && data && (
        <Drawer client={client} known={data} changes={changes} onClose={() => setIsOpen(false)} />
      )}
    </Flex>
  );
};
