/** The table of campaigns: in pages, and drawn only where it is in sight when there are very many. */
import { useState } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import { mostDrawnRows } from '../../../widgets/longTable.tsx';
import type { TableSort } from '../../../widgets/tableSort.ts';
import { withTotals } from '../../../widgets/withTotals.ts';
import styles from './BoardDetails.module.css';
import { campaignColumns } from './campaignColumns.tsx';
import { type CampaignRow, campaignFigures, campaignResults } from './campaignRows.ts';
import type { Edit } from './edit.ts';
import { totalsOf } from './totalsOf.ts';
import type { Board } from './useBoard.ts';

const pageSize = 25;

/** What each costs and brings, or everything. */
export type CampaignSet = 'results' | 'all';

export type CampaignTableProps = {
  board: Board;
  rows: readonly CampaignRow[];
  reply: MetricReply;
  columns: CampaignSet;
} & Edit;

export const CampaignTable = ({ board, rows, reply, columns, ...edit }: CampaignTableProps) => {
  const names = columns === 'all' ? campaignFigures : campaignResults;
  const [sort, setSort] = useState<TableSort | null>({ column: 'spend_cents', order: 'descending' });
  return (
    <div className={styles.wide} data-editable={board.mayEdit} data-columns={columns}>
      <DataTable
        label="Campaigns"
        rows={rows}
        keyOf={({ key }) => key}
        columns={withTotals<CampaignRow>(campaignColumns(board, reply, { names, ...edit }), {
          ...totalsOf(reply, 'All campaigns'),
          campaign: null,
        })}
        sort={sort}
        onSort={setSort}
        {...(rows.length > mostDrawnRows ? {} : { pageSize })}
      />
    </div>
  );
};
