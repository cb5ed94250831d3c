/** Lists CSV files and Google Sheets that are fetched from an address, with the result of the last fetch. */
import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { FileAddressItem } from '#domain/contract/fileAddressSchemas.ts';
import { ago, shortTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { type Reversible, useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import type { OpenFile } from './FileDialogs.tsx';
import { fetchTones, fetchWords } from './fetchWords.ts';
import part from './Integrations.module.css';

const lateDialogs = {
  fault: 'The form of a fetched file did not load',
  load: async () => (await import('./FileDialogs.tsx')).FileDialogs,
};

type Opens = { readonly onOpen: (open: OpenFile) => void };

type Columns = Opens & { readonly changes: Reversible; readonly nameOf: (clientId: string) => string };

const intro = {
  server: 'Files are fetched on schedule. Only days that changed are imported.',
  browser: 'This browser fetches a file when you press Fetch now. A server does so on schedule.',
};

const FileActions = ({ file, changes, onOpen }: Opens & { file: FileAddressItem; changes: Reversible }) => {
  const { api } = useServices();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const { id, name, etag } = file;
  const fetchNow = () =>
    changes.ask({
      made: `Fetched ${name}. The result is in its history.`,
      takenBack: '',
      about: id,
      // A fetch has no undo: its import is withdrawn under the sources of the client.
      make: () => api.call('fetchFileAddress', { params: { id } }),
    });
  const remove = () =>
    changes.ask({
      made: `Removed ${name}. Its figures stay.`,
      takenBack: `${name} is fetched again.`,
      about: id,
      make: (options) => api.call('removeFileAddress', { params: { id }, ifMatch: etag, ...options }),
    });
  const choose = (key: string) => {
    if (key === 'remove') remove();
    else onOpen(key === 'change' ? { kind: 'form', file } : { kind: 'history', file });
  };
  return (
    <Flex gap={4} justify="end" align="center">
      <Button size="small" disabled={busy} aria-label={`Fetch ${name} now`} onClick={fetchNow}>
        Fetch now
      </Button>
      <MoreMenu
        name={name}
        size="small"
        items={[
          { key: 'history', label: 'History' },
          { key: 'change', label: 'Change…' },
          { key: 'remove', label: 'Remove', danger: true },
        ]}
        onChoose={choose}
      />
    </Flex>
  );
};

const LastFetch = ({ file, now }: { file: FileAddressItem; now: number }) => {
  const [latest] = file.fetches;
  if (latest === undefined) return 'Not yet';
  return (
    <>
      <StatusTag tone={fetchTones[latest.outcome]}>{fetchWords[latest.outcome]}</StatusTag>{' '}
      <time dateTime={latest.at}>{ago(latest.at, now)}</time>
      {latest.problem !== null && <div>{latest.problem}</div>}
    </>
  );
};

const columnsOf = (
  now: number,
  { changes, onOpen, nameOf }: Columns,
): readonly DataColumn<FileAddressItem>[] => [
  {
    key: 'name',
    title: 'File',
    isName: true,
    cell: (file) => (
      <Button type="link" size="small" onClick={() => onOpen({ kind: 'history', file })}>
        {file.name}
      </Button>
    ),
  },
  { key: 'client', title: 'Client', cell: ({ client_id }) => nameOf(client_id) },
  {
    key: 'next',
    title: 'Next fetch',
    cell: ({ next_at, every }) => (next_at === null ? `Every ${every} on a server` : shortTime(next_at, now)),
  },
  { key: 'last', title: 'Last fetch', width: '30%', cell: (file) => <LastFetch file={file} now={now} /> },
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    label: null,
    align: 'end',
    width: 168,
    cell: (file) => (
      <OnlyChangeable>
        <FileActions file={file} changes={changes} onOpen={onOpen} />
      </OnlyChangeable>
    ),
  },
];

export const FetchedFiles = () => {
  const now = useServices().world.clock.now();
  const changes = useReversible();
  const [open, setOpen] = useState<OpenFile | null>(null);
  const { data, error, refetch } = useReply('listFileAddresses', { limit: '500' });
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items;
  const nameOf = (clientId: string): string =>
    clients?.find(({ id }) => id === clientId)?.name ?? (clients === undefined ? '' : 'A former client');
  const close = () => setOpen(null);
  const Dialogs = useLazyModule(open !== null, lateDialogs, { onFailure: close });
  const file = open?.file && data?.items.find(({ id }) => id === open.file?.id);
  const shown = open?.kind === 'history' && file ? { ...open, file } : open;
  return (
    <section aria-labelledby="fetched-files">
      <div className={part.partHead}>
        <h2 id="fetched-files">CSV files and Google Sheets</h2>
        <OnlyChangeable>
          <Button aria-haspopup="dialog" onClick={() => setOpen({ kind: 'form', file: null })}>
            Add a file by address
          </Button>
        </OnlyChangeable>
      </div>
      <p>{data?.on_schedule === false ? intro.browser : intro.server}</p>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {error && !data ? (
        <ListFailure what="The files" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          label="Fetched files"
          rows={data?.items ?? null}
          keyOf={({ id }) => id}
          columns={columnsOf(now, { changes, nameOf, onOpen: setOpen })}
          pageSize={12}
          expectedRows={3}
          empty="No file is fetched yet."
        />
      )}
      {shown && Dialogs && <Dialogs open={shown} nameOf={nameOf} changes={changes} onClose={close} />}
    </section>
  );
};
