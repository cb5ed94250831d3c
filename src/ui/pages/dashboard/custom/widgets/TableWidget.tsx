/** Renders several metrics as table rows with a totals row. */

import { Button } from 'antd';
import { useState } from 'react';
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import { breakdownLabels, type Widget } from '#domain/dashboards/widget.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { fileName } from '../../../../charts/figure/chartTable.ts';
import { useMetrics } from '../../../../data/useMetrics.ts';
import { FilterName } from '../../../../parts/figures/FilterName.tsx';
import { figureRowsCsv } from '../../../../parts/figures/figuresCsv.ts';
import { selectionWays, usePartSelection } from '../../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { DataTable } from '../../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../../widgets/dataColumns.tsx';
import { useSaveTable } from '../../../../widgets/saveTable.ts';
import type { TableSort } from '../../../../widgets/tableSort.ts';
import { withTotals } from '../../../../widgets/withTotals.ts';
import { figureColumn } from '../../client/figureColumns.tsx';
import { rowScope, totalsOf } from '../../client/totalsOf.ts';
import { groupedQuery } from './groupedQuery.ts';
import { chooseRow, heightOf, stateOfWidget, type WidgetProps } from './widgetParts.ts';

const rowsPerPage = 10;

const columnsOf = (props: WidgetProps, reply: MetricReply): readonly DataColumn<MetricRow>[] => [
  {
    key: 'name',
    title: breakdownLabels[props.widget.by ?? 'channel'],
    isName: true,
    width: '24%',
    compare: (one, other) => compareNames(one.label, other.label),
    cell: ({ key, label }) => <FilterName label={label} onChoose={() => chooseRow(props, key, label)} />,
  },
  ...props.widget.figures.map((name) =>
    figureColumn<MetricRow>(name, {
      versus: props.board.versus,
      currency: reply.currency,
      scopeOf: (row) => rowScope(props.widget.by ?? 'channel', row),
    }),
  ),
];

const Rows = (props: WidgetProps & { reply: MetricReply }) => {
  const { widget, reply } = props;
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <DataTable
      label={widgetName(widget)}
      rows={reply.rows}
      keyOf={({ key }) => key}
      columns={withTotals(columnsOf(props, reply), totalsOf(reply, 'Total'))}
      sort={sort}
      onSort={setSort}
      pageSize={rowsPerPage}
    />
  );
};

const Csv = ({ widget, reply }: { widget: Widget; reply: MetricReply }) => {
  const name = widgetName(widget);
  const { rows, currency, previous } = reply;
  const saveTable = useSaveTable();
  const save = () => {
    const of = breakdownLabels[widget.by ?? 'channel'];
    const table = figureRowsCsv(rows, { of, names: widget.figures, currency, isCompared: previous !== null });
    saveTable(fileName(name), table);
  };
  return (
    <Button size="small" type="text" aria-label={`Download ${name} as CSV`} onClick={save}>
      CSV
    </Button>
  );
};

export const TableWidget = (props: WidgetProps) => {
  const { widget, board } = props;
  const metrics = useMetrics(groupedQuery(board.query, widget.by ?? 'channel'));
  const shown = usePartSelection(board, metrics);
  return (
    <WidgetFrame
      title={widgetName(widget)}
      state={stateOfWidget(props, metrics)}
      height={heightOf(widget) - 84}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(board)}
      tools={metrics.data && metrics.data.rows.length > 0 && <Csv widget={widget} reply={metrics.data} />}
    >
      {() => metrics.data && <Rows {...props} board={shown} reply={metrics.data} />}
    </WidgetFrame>
  );
};
