/** Renders the channels as a table with totals, and one of their metrics as a chart. */

import { Button } from 'antd';
import { useState } from 'react';
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { isChannel } from '#domain/metrics/channels.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { FilterName } from '../../../parts/figures/FilterName.tsx';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { figureRowsCsv } from '../../../parts/figures/figuresCsv.ts';
import {
  type MetricSelection,
  selectionState,
  selectionWays,
  usePartMetrics,
  usePartSelection,
} from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import type { TableSort } from '../../../widgets/tableSort.ts';
import { withTotals } from '../../../widgets/withTotals.ts';
import styles from './BoardDetails.module.css';
import { channelsQuery } from './boardQueries.ts';
import { ChannelChart, isTellingApart } from './ChannelCharts.tsx';
import { figureColumn, shareColumn } from './figureColumns.tsx';
import { rowScope, totalsOf } from './totalsOf.ts';

const columnNames: readonly FigureName[] = [
  'sessions',
  'spend_cents',
  'conversions',
  'cpa_cents',
  'revenue_cents',
  'roas',
];

/** Additive metrics first, then ratios. */
const chartedNames: readonly FigureName[] = [
  'spend_cents',
  'revenue_cents',
  'sessions',
  'conversions',
  'roas',
  'cpa_cents',
  'cvr',
  'ctr',
];

const namesOf = ({ totals }: MetricReply): readonly FigureName[] =>
  columnNames.filter((name) => totals[name] !== null);

const channelsCsv = (reply: MetricReply): Table =>
  figureRowsCsv(reply.rows, {
    of: 'Channel',
    names: namesOf(reply),
    currency: reply.currency,
    isCompared: reply.previous !== null,
  });

const columnsOf = (board: MetricSelection, reply: MetricReply): readonly DataColumn<MetricRow>[] => [
  {
    key: 'channel',
    title: 'Channel',
    isName: true,
    width: '22%',
    compare: (one, other) => compareNames(one.label, other.label),
    cell: ({ key, label }) =>
      isChannel(key) ? (
        <FilterName label={label} onChoose={() => board.use.addFilter('channel', key, label)} />
      ) : (
        label
      ),
  },
  ...namesOf(reply).map((name) =>
    figureColumn<MetricRow>(name, {
      versus: board.versus,
      currency: reply.currency,
      scopeOf: (row) => rowScope('channel', row),
    }),
  ),
  shareColumn<MetricRow>('revenue_cents'),
];

const Channels = ({ board, reply }: { board: MetricSelection; reply: MetricReply }) => {
  const [sort, setSort] = useState<TableSort | null>(null);
  const names = chartedNames.filter((name) => reply.totals[name] !== null);
  const [wanted, setWanted] = useState<FigureName | null>(null);
  const usual = names.find((one) => isTellingApart(reply, one));
  const name = names.find((one) => one === wanted) ?? usual ?? names[0];
  return (
    <div className={styles.tableAndChart}>
      <DataTable
        label="Channels"
        rows={reply.rows}
        keyOf={({ key }) => key}
        columns={withTotals(columnsOf(board, reply), totalsOf(reply, 'All channels'))}
        sort={sort}
        onSort={setSort}
      />
      {name && (
        <div>
          <KitSegmented
            size="small"
            aria-label="Figure by channel"
            options={names.map((one) => ({ value: one, label: figureSpecs[one].label }))}
            value={name}
            onChange={setWanted}
          />
          <ChannelChart reply={reply} name={name} use={board.use} query={board.query} />
        </div>
      )}
    </div>
  );
};

export const ChannelsPart = ({ board }: { board: MetricSelection }) => {
  const saveTable = useSaveTable();
  const metrics = usePartMetrics(board, channelsQuery(board.query));
  const shown = usePartSelection(board, metrics);
  return (
    <WidgetFrame
      title="Channels"
      state={selectionState(board, metrics)}
      height={420}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(board)}
      tools={
        metrics.data &&
        metrics.data.rows.length > 0 && (
          <Button
            size="small"
            type="text"
            aria-label="Download the channels as CSV"
            onClick={() => metrics.data && saveTable('channels', channelsCsv(metrics.data))}
          >
            CSV
          </Button>
        )
      }
    >
      {() => metrics.data && <Channels board={shown} reply={metrics.data} />}
    </WidgetFrame>
  );
};
