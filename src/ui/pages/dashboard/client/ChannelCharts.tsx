/** Renders a metric by channel: stacked areas over time for sums, bars for ratios. */
import { useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { BarChart } from '../../../charts/BarChart.tsx';
import { thingsAxis } from '../../../charts/chartAxis.ts';
import { StackedArea } from '../../../charts/StackedArea.tsx';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import { chooseDays } from '../../../parts/figures/drawnDays.ts';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../parts/figures/figureWriting.ts';
import { stepAxis } from '../../../parts/figures/stepAxis.ts';
import { stepCells } from '../../../parts/figures/stepCells.tsx';
import { stepEdges } from '../../../parts/figures/stepEdges.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { rowScope } from './totalsOf.ts';

type ChartProps = {
  reply: MetricReply;
  name: FigureName;
  use: ViewInUse;
  query: MetricQuery;
};

const Menu = ({ name, query }: Pick<ChartProps, 'name' | 'query'>) => (
  <ChartMenu
    subject={{ kind: 'bar', figures: [name], by: 'channel', clientId: query.client ?? null, query }}
  />
);

const height = 260;

const titleOf = (name: FigureName): string => `${figureSpecs[name].label} by channel`;

const rowsWith = ({ rows }: MetricReply, name: FigureName): MetricReply['rows'] =>
  rows.filter((row) => (row[name] ?? 0) > 0);

export const isTellingApart = (reply: MetricReply, name: FigureName): boolean =>
  rowsWith(reply, name).length > 1;

const Areas = ({ reply, name, use, query }: ChartProps) => {
  const axis = useMemo(
    () =>
      stepAxis(
        reply.series.map(({ at }) => at),
        reply.interval,
      ),
    [reply],
  );
  const rows = useMemo(() => rowsWith(reply, name), [reply, name]);
  const series = useMemo(
    () => rows.map((row) => ({ name: row.label, values: row.series?.map((point) => point[name]) ?? [] })),
    [rows, name],
  );
  const unit = useMemo(() => chartUnitOf(name, reply.currency), [reply, name]);
  return (
    <StackedArea
      title={titleOf(name)}
      axis={axis}
      series={series}
      unit={unit}
      height={height}
      {...stepEdges(reply)}
      onRange={chooseDays(use, reply)}
      cellOf={stepCells(reply, (column) => {
        const row = rows[column];
        return row && { figure: name, part: rowScope('channel', row) };
      })}
      menu={<Menu name={name} query={query} />}
    />
  );
};

/** Largest first; a press filters by that channel. */
const Bars = ({ reply, name, use, query }: ChartProps) => {
  const rows = useMemo(
    () => rowsWith(reply, name).toSorted((one, other) => (other[name] ?? 0) - (one[name] ?? 0)),
    [reply, name],
  );
  const axis = useMemo(() => thingsAxis('Channel', rows), [rows]);
  const series = useMemo(
    () => [{ name: figureSpecs[name].label, values: rows.map((row) => row[name]) }],
    [rows, name],
  );
  const unit = useMemo(() => chartUnitOf(name, reply.currency), [reply, name]);
  return (
    <BarChart
      title={titleOf(name)}
      axis={axis}
      series={series}
      unit={unit}
      height={height}
      isRatio
      onPlace={(key) => use.addFilter('channel', key)}
      cellOf={({ key, text }) => (
        <ExplainButton figure={name} scope={rowScope('channel', { key })}>
          {text}
        </ExplainButton>
      )}
      menu={<Menu name={name} query={query} />}
    />
  );
};

export const ChannelChart = (props: ChartProps) =>
  figureSpecs[props.name].isRatio ? <Bars {...props} /> : <Areas {...props} />;
