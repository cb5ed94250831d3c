/** Renders a client's key facts, status and recent history. */
import { Descriptions } from 'antd';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { day } from '../../../content/dates.ts';
import { ClientStatus } from '../../../parts/ClientStatus.tsx';
import { useStaff } from '../../../parts/useStaff.ts';
import { useToday } from '../../../services/useToday.ts';
import styles from '../ClientDetails.module.css';
import { ClientTags } from '../ClientName.tsx';
import { ownerName } from '../clientColumns.tsx';
import { feeText } from '../feeOfClient.ts';
import type { ClientChanges } from '../useClientChanges.ts';
import { ClientHistory } from './ClientHistory.tsx';
import { ClientStatusPanel } from './ClientStatusPanel.tsx';
import { LastDays } from './LastDays.tsx';
import { LogoPart } from './LogoPart.tsx';

const datesOf = ({ sample, created_at, paused_at, archived_at }: ClientItem) => [
  { key: 'added', label: 'Added', children: `${day(created_at)}${sample ? ', as a sample' : ''}` },
  ...(paused_at === null ? [] : [{ key: 'paused', label: 'Paused', children: day(paused_at) }]),
  ...(archived_at === null
    ? []
    : [{ key: 'archived', label: 'Archived', children: `${day(archived_at)}, with everything kept` }]),
];

export const OverviewTab = ({ client, changes }: { client: ClientItem; changes: ClientChanges }) => {
  const today = useToday();
  const staff = useStaff();
  const facts = [
    { key: 'status', label: 'Status', children: <ClientStatus status={client.status} /> },
    { key: 'domain', label: 'Domain', children: client.domain },
    { key: 'industry', label: 'Industry', children: client.industry },
    { key: 'time_zone', label: 'Time zone', children: client.time_zone },
    { key: 'owner', label: 'Owner', children: ownerName(client, staff) },
    { key: 'fee', label: 'Monthly fee', children: feeText(client, today) },
    {
      key: 'tags',
      label: 'Tags',
      children: client.tags.length === 0 ? '—' : <ClientTags tags={client.tags} />,
    },
    ...datesOf(client),
  ];
  return (
    <div className={styles.overview}>
      {client.status !== 'archived' && <ClientStatusPanel client={client} />}
      <LastDays client={client} />
      <Descriptions
        column={{ xs: 1, sm: 1, md: 2 }}
        colon={false}
        classNames={{ label: styles.label ?? '' }}
        items={facts}
      />
      {client.status !== 'archived' && <LogoPart client={client} changes={changes} />}
      <section className={styles.history} aria-labelledby="history">
        <h3 id="history">History</h3>
        <ClientHistory client={client} first={20} />
      </section>
    </div>
  );
};
