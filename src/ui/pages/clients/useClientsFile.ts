/** Exports clients once the data of all columns is loaded. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { bandLabels } from '#domain/portfolio/healthScore.ts';
import { fileNumber } from '../../charts/chartUnit.ts';
import type { Staff } from '../../parts/useStaff.ts';
import { useStaff } from '../../parts/useStaff.ts';
import { useToday } from '../../services/useToday.ts';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { contractEndOf, feeOfClient } from './feeOfClient.ts';
import type { ClientStatuses } from './useClientStatuses.ts';
import { useStatuses } from './useClientStatuses.ts';

type ClientsFileFacts = {
  /** Null if they failed to load; the metric columns are empty then. */
  readonly statuses: ClientStatuses | null;
  /** Former staff are omitted as owners, because an import could not match their names. */
  readonly staff: Staff;
  /** Fee and contract are those of this day. */
  readonly today: EpochDay;
};

type Cell = string | number;
type Row = { readonly client: ClientItem; readonly facts: ClientsFileFacts };

const dayOf = (iso: string | null | undefined): string => iso?.slice(0, 10) ?? '';

const statusOf = ({ client, facts }: Row) => facts.statuses?.get(client.id);

const endOf = ({ client, facts }: Row): string => {
  const end = contractEndOf(client, facts.today);
  return end === null ? '' : calendarDayOf(end);
};

const feeOf = ({ client, facts }: Row) => feeOfClient(client, facts.today);

const healthBand = (row: Row): string => {
  const band = statusOf(row)?.health.band ?? null;
  return band === null ? '' : bandLabels[band];
};

const columns: readonly (readonly [head: string, cell: (row: Row) => Cell])[] = [
  ['Name', ({ client }) => client.name],
  ['Domain', ({ client }) => client.domain],
  ['Industry', ({ client }) => client.industry],
  ['Time zone', ({ client }) => client.time_zone],
  [
    'MRR',
    (row) => {
      const fee = feeOf(row);
      return fee === null ? '' : fee.monthlyFeeCents / 100;
    },
  ],
  ['Currency', (row) => feeOf(row)?.currency ?? ''],
  ['Contract end', endOf],
  ['Owner', ({ client, facts }) => facts.staff.get(client.owner_id ?? '') ?? ''],
  ['Tags', ({ client }) => client.tags.join(', ')],
  ['Status', ({ client }) => client.status],
  ['Health score', (row) => statusOf(row)?.health.score ?? ''],
  ['Health', healthBand],
  ['Goal', (row) => statusOf(row)?.goal?.name ?? ''],
  ['Goal attainment (share)', (row) => fileNumber(statusOf(row)?.goal?.attainment ?? null)],
  ['Budget pacing (share)', (row) => fileNumber(statusOf(row)?.budget?.pacing ?? null)],
  ['Sources', (row) => statusOf(row)?.sources ?? ''],
  ['Sources up to date', (row) => statusOf(row)?.sources_fresh ?? ''],
  ['Last report', (row) => dayOf(statusOf(row)?.last_report_at)],
  ['Client sign-in', (row) => dayOf(statusOf(row)?.last_sign_in_at)],
  ['Sample', ({ client }) => (client.sample ? 'yes' : 'no')],
  ['Added', ({ client }) => dayOf(client.created_at)],
  ['Archived', ({ client }) => dayOf(client.archived_at)],
];

/** One row per client; days as `YYYY-MM-DD` in UTC, money in units of its currency, shares as plain ratios. */
export const clientsCsv = (clients: readonly ClientItem[], facts: ClientsFileFacts): Table => [
  columns.map(([head]) => head),
  ...clients.map((client) => columns.map(([, cell]) => cell({ client, facts }))),
];

/** `isReady`: false until the data of all columns is loaded. */
export const useClientsFile = () => {
  const clientStatuses = useStatuses();
  const staff = useStaff();
  const saveTable = useSaveTable();
  const today = useToday();
  return {
    isReady: clientStatuses !== undefined && staff.size > 0,
    save: (clients: readonly ClientItem[]) =>
      clientStatuses !== undefined &&
      saveTable('clients', clientsCsv(clients, { statuses: clientStatuses, staff, today })),
  };
};
