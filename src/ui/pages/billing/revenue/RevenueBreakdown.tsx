/** Renders MRR by account manager and industry, and the contracts due for renewal. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { contractEndOn, feeOn, isRenewalDue, renewalDays } from '#domain/clients/contractRules.ts';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { contractOf } from '#machines/editing/clientFileEditors.ts';
import { longDay, share } from '../../../content/formatMetric.ts';
import { allClients } from '../../../data/clientReads.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useToday } from '../../../services/useToday.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { LinesSkeleton } from '../../../widgets/LinesSkeleton.tsx';
import styles from './Revenue.module.css';

type RevenueGroup = {
  readonly name: string;
  readonly clients: number;
  readonly cents: number;
  /** Share of the currency's MRR, 0 to 1. */
  readonly share: number;
};

type NameOf = (client: ClientItem) => string;

/** Highest payer first. Fees of unlisted clients count as `others`. */
export const revenueGroups = (
  fees: Revenue['fees'],
  clients: readonly ClientItem[],
  { nameOf, others }: { readonly nameOf: NameOf; readonly others: string },
): readonly RevenueGroup[] => {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const paying = fees.filter(({ cents }) => cents > 0);
  const total = paying.reduce((sum, { cents }) => sum + cents, 0);
  const groups = Map.groupBy(paying, ({ id }) => {
    const client = byId.get(id);
    return client ? nameOf(client) : others;
  });
  return [...groups]
    .map(([name, members]) => {
      const cents = members.reduce((sum, fee) => sum + fee.cents, 0);
      return { name, clients: members.length, cents, share: cents / total };
    })
    .toSorted((one, other) => other.cents - one.cents || compareNames(one.name, other.name));
};

const groupColumns = (title: string, revenue: Revenue): readonly DataColumn<RevenueGroup>[] => [
  { key: 'name', title, isName: true, cell: ({ name }) => name, total: 'Total' },
  {
    key: 'clients',
    title: 'Clients',
    align: 'end',
    width: 90,
    cell: ({ clients }) => clients,
    total: revenue.paying_clients,
  },
  {
    key: 'mrr',
    title: 'MRR',
    align: 'end',
    width: 120,
    cell: ({ cents }) => feeAmount(cents, revenue.currency),
    total: feeAmount(revenue.mrr_cents, revenue.currency),
  },
  { key: 'share', title: 'Share', align: 'end', width: 90, cell: (group) => share(group.share) },
];

type GroupsProps = { title: string; label: string; revenue: Revenue; groups: readonly RevenueGroup[] };

const Groups = ({ title, label, revenue, groups }: GroupsProps) => (
  <section className={styles.moved} aria-label={label}>
    <h3>{label}</h3>
    <DataTable
      label={label}
      rows={groups}
      keyOf={({ name }) => name}
      columns={groupColumns(title, revenue)}
      pageSize={12}
      empty={<p>No client pays a fee in {revenue.currency}.</p>}
    />
  </section>
);

type Naming = (client: ClientItem) => string;

const renewalColumns = (today: EpochDay, ownerOf: Naming): readonly DataColumn<ClientItem>[] => [
  {
    key: 'name',
    title: 'Client',
    isName: true,
    cell: ({ id, name }) => (
      <AppLink to={`/clients/${id}/revenue`}>
        <bdi>{name}</bdi>
      </AppLink>
    ),
  },
  {
    key: 'end',
    title: 'Contract end',
    cell: (client) => longDay(calendarDayOf(contractEndOn(contractOf(client), today) ?? today)),
  },
  { key: 'owner', title: 'Owner', cell: ownerOf },
  {
    key: 'fee',
    title: 'Monthly fee',
    align: 'end',
    cell: (client) => {
      const fee = feeOn(contractOf(client), today);
      return fee === null ? '—' : feeAmount(fee.monthlyFeeCents, fee.currency);
    },
  },
];

const dueIn = (clients: readonly ClientItem[], today: EpochDay): readonly ClientItem[] => {
  const endOf = (client: ClientItem) => contractEndOn(contractOf(client), today) ?? today;
  return clients
    .filter((client) => client.status !== 'archived' && isRenewalDue(contractOf(client), today))
    .toSorted((one, other) => endOf(one) - endOf(other));
};

export const RevenueBreakdown = ({ revenue }: { revenue: Revenue }) => {
  const { data, error, refetch } = useReply('listClients', allClients);
  const members = useReply('readWorkspace').data?.members ?? [];
  const today = useToday();
  if (!data)
    return error ? (
      <ListFailure what="The breakdown" error={error} onRetry={refetch} />
    ) : (
      <LinesSkeleton lines={8} />
    );
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const ownerOf: Naming = ({ owner_id: id }) =>
    id === null ? 'Unassigned' : (names.get(id) ?? 'Someone who left');
  const groupsBy = (nameOf: Naming) =>
    revenueGroups(revenue.fees, data.items, { nameOf, others: 'Deleted clients' });
  const label = `Contracts up for renewal within ${renewalDays} days`;
  return (
    <>
      <div className={styles.charts}>
        <Groups title="Owner" label="MRR by owner" revenue={revenue} groups={groupsBy(ownerOf)} />
        <Groups
          title="Industry"
          label="MRR by industry"
          revenue={revenue}
          groups={groupsBy(({ industry }) => industry)}
        />
      </div>
      <section className={styles.moved} aria-labelledby="renewals-due">
        <h3 id="renewals-due">{label}</h3>
        <DataTable
          label={label}
          rows={dueIn(data.items, today)}
          keyOf={({ id }) => id}
          columns={renewalColumns(today, ownerOf)}
          pageSize={20}
          empty={
            <p>No contract ends within {renewalDays} days. A contract end is written down with a fee.</p>
          }
        />
      </section>
    </>
  );
};
