/** Defines the identity and fee columns of the clients' table; status columns come from `statusColumns.tsx`. */

import type { ReactNode } from 'react';
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { archivedColumns, type ColumnChoice, usualColumns } from '#domain/clients/tableColumns.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { day } from '../../content/dates.ts';
import { longDay, noFigure } from '../../content/formatMetric.ts';
import { ClientStatus } from '../../parts/ClientStatus.tsx';
import type { Staff } from '../../parts/useStaff.ts';
import { byValue } from '../../widgets/tableSort.ts';
import { ClientName, ClientTags } from './ClientName.tsx';
import type { ClientColumn, ColumnContent } from './clientColumnParts.ts';
import type { ClientRow } from './clientRow.ts';
import type { ClientShow, ClientView } from './clientView.ts';
import { contractEndOf, feeOfClient, feeText, isDue } from './feeOfClient.ts';

export const ownerName = ({ owner_id }: ClientItem, staff: Staff): string => {
  if (owner_id === null) return noFigure;
  return staff.get(owner_id) ?? (staff.size === 0 ? '' : 'Someone who left');
};

const dateOf = ({ archived_at, created_at }: ClientItem): string => archived_at ?? created_at;

const byText =
  (textOf: (client: ClientItem) => string) =>
  ({ client: one }: ClientRow, { client: other }: ClientRow): number =>
    compareNames(textOf(one), textOf(other));

export const chosenColumns = ({ columns, show }: ClientView): readonly ColumnChoice[] =>
  columns ?? (show === 'archived' ? archivedColumns : usualColumns);

export const nameColumn = (view: ClientView, staff: Staff): ClientColumn => {
  const chosen = chosenColumns(view);
  const below = (client: ClientItem): string =>
    [
      ...(chosen.includes('industry') ? [] : [client.industry]),
      ...(chosen.includes('owner') || client.owner_id === null ? [] : [ownerName(client, staff)]),
      // Below the name, because in a narrow column the tag would add a line to each row.
      ...(client.sample ? ['Sample'] : []),
    ]
      .filter((text) => text !== '')
      .join(' · ');
  return {
    key: 'name',
    title: 'Client',
    isName: true,
    compare: byText(({ name }) => name),
    cell: ({ client }) => (
      <ClientName client={client} view={view} below={below(client)}>
        {!chosen.includes('status') && client.status === 'paused' && <ClientStatus status="paused" />}
        {!chosen.includes('industry') && client.tags.length > 0 && <ClientTags tags={client.tags} />}
      </ClientName>
    ),
  };
};

const contractEnd = (client: ClientItem, today: EpochDay): ReactNode => {
  const end = contractEndOf(client, today);
  if (end === null) return noFigure;
  return <span data-due={isDue(client, today) || undefined}>{longDay(calendarDayOf(end))}</span>;
};

export const feeColumns = (today: EpochDay) => {
  return {
    fee: {
      width: 76,
      align: 'end',
      isGreatestFirst: true,
      compare: byValue(({ client }: ClientRow) => feeOfClient(client, today)?.monthlyFeeCents ?? null),
      cell: ({ client }) => feeText(client, today),
    },
    until: {
      width: 116,
      align: 'end',
      compare: byValue(({ client }: ClientRow) => contractEndOf(client, today)),
      cell: ({ client }) => contractEnd(client, today),
    },
  } as const satisfies Partial<Record<ColumnChoice, ColumnContent>>;
};

export const whoColumns = (staff: Staff, show: ClientShow) =>
  ({
    industry: {
      label: null,
      compare: byText(({ industry }) => industry),
      cell: ({ client: { industry, tags } }) => (
        <>
          {industry}
          {tags.length > 0 && <ClientTags tags={tags} />}
        </>
      ),
    },
    status: {
      width: 92,
      compare: byText(({ status }) => status),
      cell: ({ client }) => <ClientStatus status={client.status} />,
    },
    owner: {
      width: 104,
      compare: byValue(({ client }: ClientRow) => ownerName(client, staff) || null),
      cell: ({ client }) => ownerName(client, staff),
    },
    date: {
      title: show === 'archived' ? 'Archived' : 'Added',
      width: 96,
      isGreatestFirst: true,
      compare: byText(dateOf),
      cell: ({ client }) => day(dateOf(client)),
    },
  }) as const satisfies Partial<Record<ColumnChoice, ColumnContent>>;
