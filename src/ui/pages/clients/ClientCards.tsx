/** Renders the clients as cards in the table's order, with the facts of its columns. */
import { Card, Checkbox, Descriptions, Flex } from 'antd';
import { ClientStatus } from '../../parts/ClientStatus.tsx';
import type { Staff } from '../../parts/useStaff.ts';
import { GrowingList } from '../../widgets/GrowingList.tsx';
import { sortedRows } from '../../widgets/tableSort.ts';
import { ClientName, ClientTags } from './ClientName.tsx';
import styles from './Clients.module.css';
import type { ClientColumn } from './clientColumnParts.ts';
import { ownerName } from './clientColumns.tsx';
import type { ClientRow } from './clientRow.ts';
import type { ClientView } from './clientView.ts';

type CardsProps = {
  label: string;
  rows: readonly ClientRow[];
  view: ClientView;
  staff: Staff;
  columns: readonly ClientColumn[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

const drawnCards = 60;

const inHead: readonly string[] = ['name', 'status', 'industry', 'owner', 'actions'];

const factsOf = (row: ClientRow, { columns, staff }: Pick<CardsProps, 'columns' | 'staff'>) => [
  { key: 'industry', label: 'Industry', children: row.client.industry },
  { key: 'owner', label: 'Owner', children: ownerName(row.client, staff) },
  ...columns
    .filter(({ key }) => !inHead.includes(key))
    .map(({ key, title, cell }) => ({ key, label: title, children: cell(row) })),
];

const sorted = ({ rows, view: { sort }, columns }: Pick<CardsProps, 'rows' | 'view' | 'columns'>) => {
  const compare = columns.find(({ key }) => key === sort?.column)?.compare;
  if (!sort || !compare) return rows;
  return sortedRows(rows, compare, sort.order);
};

export const ClientCards = (props: CardsProps) => {
  const { label, view, columns, chosen, onChoose } = props;
  return (
    <GrowingList
      label={label}
      className={styles.cards}
      items={sorted(props)}
      step={drawnCards}
      draw={(row) => (
        <li key={row.client.id}>
          <Card size="small" className={styles.card ?? ''}>
            <Flex align="start" gap="8px 12px" className={styles.cardHead ?? ''}>
              <Checkbox
                aria-label={`Choose ${row.client.name}`}
                checked={chosen.includes(row.client.id)}
                onChange={({ target }) =>
                  onChoose(
                    target.checked ? [...chosen, row.client.id] : chosen.filter((id) => id !== row.client.id),
                  )
                }
              />
              <ClientName client={row.client} view={view} below={row.client.sample ? 'Sample' : ''} />
              <ClientStatus status={row.client.status} />
            </Flex>
            <Descriptions size="small" column={1} colon={false} items={factsOf(row, props)} />
            <ClientTags tags={row.client.tags} />
            {columns.find(({ key }) => key === 'actions')?.cell(row)}
          </Card>
        </li>
      )}
    />
  );
};
