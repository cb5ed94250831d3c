/** Renders a client's campaigns with results, costs and totals, and actions for permitted users. */
import { Button, Flex, Select } from 'antd';
import { useMemo, useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { campaignStatuses } from '#domain/campaigns/campaignRules.ts';
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { count } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import {
  type MetricSelection,
  selectionState,
  selectionWays,
  usePartMetrics,
  usePartSelection,
} from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { type EmptyKind, widgetState } from '../../../parts/figures/widgetState.ts';
import { OwnTable } from '../../../parts/tables/OwnTable.tsx';
import { TableSettings } from '../../../parts/tables/TableSettings.tsx';
import { optionalColumns } from '../../../parts/tables/tableHabits.ts';
import type { HabitsInUse } from '../../../parts/tables/useTableHabits.ts';
import { useTableHabits } from '../../../parts/tables/useTableHabits.ts';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { leastLongRows } from '../../../widgets/longTable.tsx';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import { useIsWide } from '../../../widgets/useIsNarrow.ts';
import { withTotals } from '../../../widgets/withTotals.ts';
import styles from './BoardDetails.module.css';
import { campaignsQuery } from './boardQueries.ts';
import { campaignsOfClient } from './boardReads.ts';
import { campaignColumns } from './campaignColumns.tsx';
import {
  type CampaignRow,
  campaignFigures,
  campaignResults,
  campaignRows,
  campaignsCsv,
  listedTotals,
} from './campaignRows.ts';
import { listedCampaigns, useCampaignView } from './campaignView.ts';
import type { Edit } from './edit.ts';
import { totalsOf } from './totalsOf.ts';

const pageSize = 25;

type CampaignSet = 'results' | 'all';

type CampaignTableProps = {
  board: MetricSelection;
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
  <Flex component="search" wrap align="center" gap={8} className={styles.search ?? ''} data-fills>
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
  </Flex>
);

/** Renders the table of campaigns, paginated or virtualized for very many rows. */
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
      <Flex wrap align="center" gap={8} className={styles.search ?? ''}>
        <Search use={use} rows={rows} total={total} />
        <TableSettings {...own} name="Campaigns" columns={optionalColumns(shown)} />
      </Flex>
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
          empty="No campaign has this name. Try another name or status."
          {...(rows.length >= leastLongRows ? {} : { pageSize })}
        />
      </div>
    </>
  );
};

const useColumns = () => {
  const isWide = useIsWide();
  const [wanted, setWanted] = useState<CampaignSet | null>(null);
  return { columns: wanted ?? (isWide ? 'all' : 'results'), setColumns: setWanted } as const;
};

/** Running campaigns are listed even without metrics, so an empty list of existing campaigns means that all have ended. */
const whyNone = (
  { isFiltered }: MetricSelection,
  reply: MetricReply | undefined,
  known: readonly CampaignItem[] | undefined,
): EmptyKind => {
  if (reply?.freshness.length === 0) return 'noSource';
  if (isFiltered) return 'filteredOut';
  return known !== undefined && known.length > 0 ? 'allArchived' : 'nothingCreated';
};

export const CampaignsPart = ({ board, ...edit }: { board: MetricSelection } & Edit) => {
  const saveTable = useSaveTable();
  const metrics = usePartMetrics(board, campaignsQuery(board.query));
  const shown = usePartSelection(board, metrics);
  const campaigns = useReply('listCampaigns', campaignsOfClient(board.clientId));
  const own = useTableHabits('campaigns');
  const use = useCampaignView(own);
  const { data: reply } = metrics;
  const { data: known } = campaigns;
  const rows = useMemo(
    () => (reply ? campaignRows(reply, known?.items ?? [], board.isFiltered) : []),
    [reply, known, board.isFiltered],
  );
  const listed = useMemo(() => listedCampaigns(rows, use.view), [rows, use.view]);
  const isNone = metrics.data !== undefined && rows.length === 0;
  const { columns, setColumns } = useColumns();
  const state = isNone
    ? widgetState(metrics, whyNone(board, metrics.data, campaigns.data?.items))
    : selectionState(board, metrics);
  return (
    <WidgetFrame
      title="Campaigns"
      state={state}
      height={420}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={() => Promise.all([metrics.refetch(), campaigns.refetch()])}
      empty={{
        ...selectionWays(board),
        nothingCreated: {
          title: 'No campaigns yet',
          text: 'The connected accounts of this client have no campaigns.',
          action: <ButtonLink to={protectedPages.marketplace.path}>Find an app for campaigns</ButtonLink>,
        },
        allArchived: {
          title: 'All campaigns have ended',
          text: 'None of them ran on these days. Their results are kept.',
          label: 'Show the last 12 months',
          onAction: () => board.use.setView({ range: { preset: '12m' } }),
        },
      }}
      tools={
        rows.length > 0 && (
          <>
            <KitSegmented
              size="small"
              aria-label="Columns of the campaigns"
              options={[
                { value: 'results', label: 'Results' },
                { value: 'all', label: 'All columns' },
              ]}
              value={columns}
              onChange={setColumns}
            />
            <Button
              size="small"
              type="text"
              aria-label="Download the campaigns as CSV"
              onClick={() =>
                saveTable(
                  'campaigns',
                  campaignsCsv(listed, {
                    currency: board.currency,
                    isCompared: (metrics.data?.previous ?? null) !== null,
                  }),
                )
              }
            >
              CSV
            </Button>
          </>
        )
      }
    >
      {() =>
        metrics.data && (
          <CampaignTable
            board={shown}
            rows={listed}
            total={rows.length}
            reply={metrics.data}
            columns={columns}
            own={own}
            use={use}
            {...edit}
          />
        )
      }
    </WidgetFrame>
  );
};
