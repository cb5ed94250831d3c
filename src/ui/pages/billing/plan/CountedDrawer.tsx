/** Lists each unit that counts against a quota, with its name and first event, as a table and as CSV. */
import { Button } from 'antd';
import type { CountedItem, CountedReply, CountedResource } from '#domain/contract/quotaSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { day } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { EventLink } from '../../../parts/EventLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { SideDrawer } from '../../../widgets/SideDrawer.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import styles from '../Billing.module.css';
import { resourceWords } from './resourceWords.ts';

const columnsOf = (addressOf: (id: string) => string): readonly DataColumn<CountedItem>[] => [
  {
    key: 'label',
    title: 'Name',
    isName: true,
    width: '30%',
    cell: ({ id, label }) => <AppLink to={addressOf(id)}>{label}</AppLink>,
  },
  { key: 'detail', title: 'Details', width: '26%', cell: ({ detail }) => detail || '—' },
  { key: 'since', title: 'Counts since', width: '18%', cell: ({ since }) => day(since) },
  {
    key: 'count',
    title: 'Counts for',
    width: '12%',
    align: 'end',
    cell: ({ count }) => formatLimit(count),
  },
  {
    key: 'event',
    title: 'Event',
    width: '14%',
    cell: ({ position, number }) =>
      position === null || number === null ? '—' : <EventLink event={{ position, number }} />,
  },
];

const sumOf = (items: readonly CountedItem[]): number => items.reduce((sum, { count }) => sum + count, 0);

/** Days as `YYYY-MM-DD` in UTC. */
export const countedCsv = ({ items, aside }: Pick<CountedReply, 'items' | 'aside'>): Table => [
  ['Name', 'Details', 'Counts since', 'Event', 'Counts for', 'Counted'],
  ...[
    ...items.map((item) => ({ item, counted: 'yes' })),
    ...aside.map((item) => ({ item, counted: 'no' })),
  ].map(({ item, counted }) => [
    item.label,
    item.detail,
    item.since.slice(0, 10),
    item.number ?? '',
    item.count,
    counted,
  ]),
];

type CountedDrawerProps = { resource: CountedResource; onClose: () => void };

export const CountedDrawer = ({ resource, onClose }: CountedDrawerProps) => {
  const { data, error, refetch } = useReply('listCounted', { resource });
  const saveTable = useSaveTable();
  const { label, counts, addressOf, aside: put } = resourceWords[resource];
  const columns = columnsOf(addressOf);
  const download = () => data && saveTable(`${resource}-counted`, countedCsv(data));
  return (
    <SideDrawer
      title={`What is counted: ${label}`}
      focus="title"
      isWide
      onClose={onClose}
      footer={<Button onClick={download}>Download CSV</Button>}
    >
      <div className={styles.part}>
        {error && !data && <ListFailure what="The list" error={error} onRetry={refetch} />}
        <p className={styles.quiet}>
          {counts} {data && `${formatLimit(sumOf(data.items))} counted now.`}
        </p>
        <DataTable
          label={`${label} that count`}
          rows={data?.items ?? null}
          keyOf={({ id }) => id}
          columns={columns}
          pageSize={20}
          empty="Nothing counts yet."
        />
        {data && data.aside.length > 0 && (
          <>
            <h3>Set aside, not counted</h3>
            <p className={styles.quiet}>
              The plan has no room for these, so they are {put}. They come back with a larger plan.
            </p>
            <DataTable
              label={`${label} set aside`}
              rows={data.aside}
              keyOf={({ id }) => id}
              columns={columns}
              pageSize={20}
            />
          </>
        )}
      </div>
    </SideDrawer>
  );
};
