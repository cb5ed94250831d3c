/** Renders the table of campaigns, paginated or virtualized for very many rows. */
import { Select } from 'antd';
import { campaignStatuses } from '#domain/campaigns/campaignRules.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { count } from '../../../content/formatMetric.ts';
import { OwnTable } from '../../../parts/tables/OwnTable.tsx';
import { TableSettings } from '../../../parts/tables/TableSettings.tsx';
import { optionalColumns } from '../../../parts/tables/tableHabits.ts';
import type { HabitsInUse } from '../../../parts/tables/useTableHabits.ts';
import { leastLongRows } from '../../../widgets/longTable.tsx';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { withTotals } from '../../../widgets/withTotals.ts';
import styles from './BoardDetails.module.css';
import { campaignColumns } from './campaignColumns.tsx';
import { type CampaignRow, campaignFigures, campaignResults, listedTotals } from './campaignRows.ts';
import type { useCampaignView } from './campaignView.ts';
import type { Edit } from './edit.ts';
import { totalsOf } from './totalsOf.ts';
import type { Board } from './useBoard.ts';

const pageSize = 25;

export type CampaignSet = 'results' | 'all';

export type CampaignTableProps = {
  board: Board;
  rows: readonly CampaignRow[];
  total: number;
  reply: MetricReply;
  columns: CampaignSet;
  own: HabitsInUse;
  use: ReturnType<typeof useCampaignView>;
} & Edit;

const statusOptions = [
  { value: '', label: 'Any status' },
  ...campaignStatuses.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

const Search = ({ use: { view, show }, rows, total }: Pick<CampaignTableProps, 'use' | 'rows' | 'total'>) => (
  <search className={styles.search} data-fills>
    <SearchField
      label="Search campaigns"
      placeholder="Name of a campaign"
      value={view.search}
      onChange={(search) => show({ search })}
    />
    <Select
      id="campaign-status"
      aria-label="Filter campaigns by status"
      value={view.status ?? ''}
      options={statusOptions}
      popupMatchSelectWidth={false}
      onChange={(value) => show({ status: campaignStatuses.find((status) => status === value) ?? null })}
    />
    <span role="status" className={styles.under}>
      {rows.length === total ? '' : `${count(rows.length)} of ${count(total)} campaigns`}
    </span>
  </search>
);

export const CampaignTable = (props: CampaignTableProps) => {
  const { board, rows, total, reply, columns, own, use, ...edit } = props;
  const names = columns === 'all' ? campaignFigures : campaignResults;
  const totals: CampaignRow =
    rows.length === total
      ? { ...totalsOf(reply, 'All campaigns'), campaign: null, isTotal: true }
      : listedTotals(rows, reply.previous !== null);
  const shown = withTotals<CampaignRow>(campaignColumns(board, reply, { names, ...edit }), totals);
  return (
    <>
      <div className={styles.search}>
        <Search use={use} rows={rows} total={total} />
        <TableSettings {...own} name="Campaigns" columns={optionalColumns(shown)} />
      </div>
      <div className={styles.wide} data-editable={board.mayEdit} data-columns={columns}>
        <OwnTable
          table="campaigns"
          own={own}
          isBare
          label="Campaigns"
          rows={rows}
          keyOf={({ key }) => key}
          columns={shown}
          sort={use.view.sort}
          onSort={(sort) => use.show({ sort: sort ?? use.usualSort })}
          empty="No campaign is called so. Try another name or status."
          {...(rows.length >= leastLongRows ? {} : { pageSize })}
        />
      </div>
    </>
  );
};
