/** Lists the clients whose fee changed: won, lost, increased and reduced. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { RevenueMoved } from '#domain/contract/clientListSchemas.ts';
import { longDay } from '../../content/formatMetric.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { AppLink } from '../AppLink.tsx';
import { moveLabels, signedFee } from './revenueSums.ts';

type MovedClientsProps = { label: string; moves: readonly RevenueMoved[]; currency: string };

const columnsOf = (currency: string): readonly DataColumn<RevenueMoved>[] => [
  {
    key: 'name',
    title: 'Client',
    isName: true,
    cell: ({ id, name }) => (
      <AppLink to={`${protectedPages.clients.path}?client=${id}&tab=revenue`} markCurrent={false}>
        <bdi>{name}</bdi>
      </AppLink>
    ),
  },
  {
    key: 'kind',
    title: 'What happened',
    cell: ({ kind, on }) => (
      <>
        {moveLabels[kind]}, {longDay(on)}
      </>
    ),
  },
  {
    key: 'fee',
    title: 'Fee',
    align: 'end',
    cell: ({ before_cents: before, after_cents: after }) =>
      `${feeAmount(before, currency)} → ${feeAmount(after, currency)}`,
  },
  {
    key: 'change',
    title: 'Change',
    align: 'end',
    cell: ({ before_cents: before, after_cents: after }) => signedFee(after - before, currency),
  },
];

export const MovedClients = ({ label, moves, currency }: MovedClientsProps) => (
  <DataTable
    label={label}
    rows={moves}
    keyOf={({ id }) => id}
    columns={columnsOf(currency)}
    pageSize={50}
    empty={<p>No fee has changed in this time.</p>}
  />
);
