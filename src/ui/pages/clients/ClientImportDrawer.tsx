/** Imports clients from a CSV file: file, column mapping, rows with errors, then all selected rows at once. */
import { Alert, Button, Checkbox, Flex, Space, Steps, Upload } from 'antd';
import { useState } from 'react';
import { mostRows } from '#domain/contract/clientListSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { isSound, type PreviewRow } from '#domain/imports/clientImport.ts';
import { mostTableRows } from '#domain/imports/mostTableRows.ts';
import { count as written } from '../../content/formatMetric.ts';
import { usePlan } from '../../services/usePlan.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './ClientImport.module.css';
import { ImportColumns, ImportRows } from './ImportPreview.tsx';
import { EncodingChoice } from './imports/EncodingChoice.tsx';
import { type ClientChanges, useChangeOf } from './useClientChanges.ts';
import { type ClientImport, useClientImport } from './useClientImport.ts';

type ClientImportDrawerProps = {
  clients: readonly ClientItem[];
  changes: ClientChanges;
  onClose: () => void;
};

const bodyOf = (rows: readonly PreviewRow[]): string =>
  JSON.stringify(
    rows.map(({ fields, zone, feeCents, currency, until, ownerId, tags }) => ({
      ...fields,
      ...(zone === '' ? {} : { time_zone: zone }),
      ...(feeCents === 0 ? {} : { monthly_fee_cents: feeCents, currency }),
      ...(until === null ? {} : { contract_until: until }),
      ...(ownerId === null ? {} : { owner_id: ownerId }),
      ...(tags.length === 0 ? {} : { tags }),
    })),
  );

const ChooseFile = ({ given }: { given: ClientImport }) => (
  <Upload.Dragger
    accept=".csv,.tsv,.txt,text/csv"
    maxCount={1}
    showUploadList={false}
    beforeUpload={async (file) => {
      await given.read(file.name, file, null);
      return false;
    }}
  >
    <p className="strong">Choose a CSV file, or drop it here</p>
    <p className={styles.dropHint}>
      One line names the columns: name, domain, industry, and if you like time zone, monthly fee, currency,
      contract end, owner and tags. Commas, semicolons and tabs work, in any encoding.
    </p>
  </Upload.Dragger>
);

const useRoom = ({ taken }: ClientImport): number => {
  const left = usePlan().room('clients')?.left ?? null;
  return Math.min(taken.length, mostRows, left ?? mostRows);
};

const refusalOf = ({ taken, rows, columns }: ClientImport, room: number): string | null => {
  if (rows.length === 0) return 'The file has no rows below the first line.';
  if (columns.name === null || columns.domain === null || columns.industry === null)
    return 'Choose the columns for name, domain and industry.';
  if (taken.length === 0) return 'No row can be imported as it is.';
  return room === 0
    ? 'Your plan has no room for another client. Archive some, or choose a larger plan.'
    : null;
};

type OverLimitProps = {
  taken: number;
  room: number;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
};

/** The file exceeds the quota: only its first rows are imported, after the user agrees. */
const OverLimit = ({ taken, room, isAgreed, onAgree }: OverLimitProps) => (
  <Alert
    type="warning"
    title={
      room === mostRows
        ? `One import takes ${mostRows} clients at most, and you chose ${taken}.`
        : `Your plan has room for ${room} more, and you chose ${taken}.`
    }
    description={
      <Checkbox checked={isAgreed} onChange={({ target }) => onAgree(target.checked)}>
        Import the first {written(room)} and leave out the other {written(taken - room)}
      </Checkbox>
    }
  />
);

const summaryOf = ({ rows, taken, file }: ClientImport): string => {
  const wrong = rows.filter((row) => !isSound(row)).length;
  const cut = file?.isCut ? ` Only the first ${written(mostTableRows)} rows of the file were read.` : '';
  return `${file?.name ?? ''}: ${written(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}, ${written(taken.length)} to import, ${written(wrong)} with a problem.${cut}`;
};

export const ClientImportDrawer = ({ clients, changes, onClose }: ClientImportDrawerProps) => {
  const given = useClientImport(clients);
  const { problem, ask } = useChangeOf(changes, onClose);
  const room = useRoom(given);
  const [agreedTo, setAgreedTo] = useState<number | null>(null);
  const refusal = refusalOf(given, room);
  const { file, taken } = given;
  const isOver = refusal === null && taken.length > room;
  // The consent covers this number of rows only.
  const isAgreed = agreedTo === taken.length - room;
  const coming = taken.slice(0, room);
  const count = coming.length;
  const actions = (
    <Space wrap>
      <Button
        type="primary"
        loading={changes.busy}
        disabled={refusal !== null || (isOver && !isAgreed)}
        onClick={() =>
          ask({
            kind: 'import',
            id: 'import',
            name: String(count),
            etag: '',
            details: { clients: bodyOf(coming) },
          })
        }
      >
        {count === 1 ? 'Import 1 client' : `Import ${written(count)} clients`}
      </Button>
      <Button disabled={changes.busy} onClick={given.leave}>
        Choose another file
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </Space>
  );
  return (
    <SideDrawer
      title="Import clients"
      focus="title"
      isWide
      holdsChoices={file !== null}
      footer={file ? actions : null}
      onClose={onClose}
    >
      <Flex vertical gap={20} className={styles.body ?? ''}>
        <Steps
          size="small"
          current={file ? 1 : 0}
          items={[{ title: 'Choose a file' }, { title: 'Check the rows' }]}
        />
        <ProblemBox text={given.fault ?? problem?.message ?? null} />
        {file === null ? (
          <ChooseFile given={given} />
        ) : (
          <>
            <p role="status">{summaryOf(given)}</p>
            <EncodingChoice
              encoding={file.encoding}
              disabled={changes.busy}
              onChange={(encoding) => void given.read(file.name, file.source, encoding)}
            />
            <ImportColumns header={file.rows[0]?.cells ?? []} columns={given.columns} onChange={given.map} />
            {refusal && <Alert type="warning" title={refusal} />}
            {isOver && (
              <OverLimit
                taken={taken.length}
                room={room}
                isAgreed={isAgreed}
                onAgree={(agrees) => setAgreedTo(agrees ? taken.length - room : null)}
              />
            )}
            <ImportRows
              columns={given.columns}
              rows={given.rows}
              chosen={taken.map(({ line }) => line)}
              onChoose={given.choose}
              asWritten={given.asWritten}
              onAsWritten={given.keepAsWritten}
            />
          </>
        )}
      </Flex>
    </SideDrawer>
  );
};
