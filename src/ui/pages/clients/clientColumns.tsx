/** The columns of the clients' table. */
import type { ReactNode } from 'react';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { day } from '../../content/dates.ts';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { ClientName, ClientTags } from './ClientName.tsx';
import { ClientStatus } from './ClientStatus.tsx';
import type { ClientView } from './clientView.ts';
import { feeOfClient, feeText } from './feeOfClient.ts';
import type { Staff } from './useStaff.ts';

export type ColumnParts = {
  readonly view: ClientView;
  readonly today: EpochDay;
  readonly staff: Staff;
  /** Null where they are not open to who looks; undefined until they are here. */
  readonly sources: readonly Integration[] | null | undefined;
  readonly actionsOf: (client: ClientItem) => ReactNode;
};

export const ownerName = ({ owner_id }: ClientItem, staff: Staff): string =>
  owner_id === null ? '—' : (staff.get(owner_id) ?? 'Someone who left');

export const sourceCount = ({ id }: ClientItem, sources: readonly Integration[] | null | undefined): number =>
  (sources ?? []).filter(({ client }) => client.id === id).length;

const dateOf = ({ archived_at, created_at }: ClientItem): string => archived_at ?? created_at;

const byText =
  (textOf: (client: ClientItem) => string) =>
  (one: ClientItem, other: ClientItem): number =>
    textOf(one).localeCompare(textOf(other), 'en', { sensitivity: 'base' });

const whatItIs = ({ view, staff }: ColumnParts): readonly DataColumn<ClientItem>[] => [
  {
    key: 'name',
    title: 'Client',
    isName: true,
    width: '20%',
    compare: byText(({ name }) => name),
    cell: (client) => <ClientName client={client} view={view} />,
  },
  {
    key: 'industry',
    title: 'Industry and tags',
    width: '16%',
    label: null,
    compare: byText(({ industry }) => industry),
    cell: ({ industry, tags }) => (
      <>
        {industry}
        {tags.length > 0 && <ClientTags tags={tags} />}
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: 88,
    compare: byText(({ status }) => status),
    cell: (client) => <ClientStatus status={client.status} />,
  },
  {
    key: 'owner',
    title: 'Owner',
    compare: byText((client) => ownerName(client, staff)),
    cell: (client) => ownerName(client, staff),
  },
];

const whatItBrings = ({ today, sources, view }: ColumnParts): readonly DataColumn<ClientItem>[] => {
  const cents = (client: ClientItem): number => feeOfClient(client, today)?.monthlyFeeCents ?? 0;
  return [
    {
      key: 'fee',
      title: 'Fee',
      label: 'Monthly fee',
      width: 84,
      align: 'end',
      isGreatestFirst: true,
      compare: (one, other) => cents(one) - cents(other),
      cell: (client) => feeText(client, today),
    },
    ...(sources === null
      ? []
      : [
          {
            key: 'sources',
            title: 'Sources',
            width: 72,
            align: 'end' as const,
            cell: (client: ClientItem) => (sources === undefined ? '' : sourceCount(client, sources)),
          },
        ]),
    {
      key: 'date',
      title: view.show === 'archived' ? 'Archived' : 'Added',
      isGreatestFirst: true,
      width: 96,
      compare: byText(dateOf),
      cell: (client) => day(dateOf(client)),
    },
  ];
};

export const clientColumns = (parts: ColumnParts): readonly DataColumn<ClientItem>[] => [
  ...whatItIs(parts),
  ...whatItBrings(parts),
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    width: 140,
    align: 'end',
    cell: parts.actionsOf,
  },
];
