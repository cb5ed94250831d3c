/** Shows the latest fetches of a file, with the reason of each failure. */
import type { FileAddressItem } from '#domain/contract/fileAddressSchemas.ts';
import { fullTime, shortTime } from '../../content/dates.ts';
import { count } from '../../content/formatMetric.ts';
import { useServices } from '../../services/servicesContext.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { fetchTones, fetchWords } from './fetchWords.ts';
import styles from './SyncDrawer.module.css';

type Fetch = FileAddressItem['fetches'][number];

const columnsAt = (now: number): readonly DataColumn<Fetch>[] => [
  {
    key: 'at',
    title: 'Time',
    isName: true,
    width: '34%',
    cell: ({ at, by }) => (
      <>
        <time dateTime={at}>{shortTime(at, now)}</time>
        {by !== null && <span className={styles.quiet}>on request</span>}
      </>
    ),
  },
  {
    key: 'outcome',
    title: 'Result',
    cell: ({ outcome, problem }) => (
      <>
        <StatusTag tone={fetchTones[outcome]}>{fetchWords[outcome]}</StatusTag>
        {problem !== null && <p className={styles.quiet}>{problem}</p>}
      </>
    ),
  },
  { key: 'rows', title: 'Rows', width: 72, align: 'end', cell: ({ rows }) => count(rows) },
];

type FileHistoryProps = { file: FileAddressItem; client: string; onClose: () => void };

export const FileHistory = ({ file, client, onClose }: FileHistoryProps) => {
  const now = useServices().world.clock.now();
  return (
    <SideDrawer title={file.name} focus="title" onClose={onClose}>
      <dl className={styles.facts}>
        <dt>Client</dt>
        <dd>{client}</dd>
        <dt>Address</dt>
        <dd>{file.address}</dd>
        <dt>Added</dt>
        <dd>{fullTime(file.added_at)}</dd>
      </dl>
      <DataTable
        label="Latest fetches"
        rows={file.fetches}
        keyOf={({ at }) => at}
        columns={columnsAt(now)}
        pageSize={10}
        empty="Not fetched yet."
      />
    </SideDrawer>
  );
};
