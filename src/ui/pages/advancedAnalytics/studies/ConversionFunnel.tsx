/** Renders the funnel of all or one device or channel, its rates side by side, and the time to convert. */
import { Select } from 'antd';
import { useMemo } from 'react';
import type { AttributionReply } from '#domain/contract/analysisSchemas.ts';
import type { MetricQuery, MetricReply } from '#domain/contract/metricSchemas.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { type FunnelStep, funnelOf, funnelRows, funnelSteps } from '#domain/metrics/funnel.ts';
import { BarChart } from '../../../charts/BarChart.tsx';
import { namedAxis } from '../../../charts/chartAxis.ts';
import type { ChartUnit } from '../../../charts/chartUnit.ts';
import { Funnel } from '../../../charts/Funnel.tsx';
import { count, share } from '../../../content/formatMetric.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { useStaleReply } from '../../../data/useStaleReply.ts';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { type MetricSelection, selectionState, selectionWays } from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { noPaths, PathNote } from './Attribution.tsx';
import styles from './Studies.module.css';
import { StudyFrame, studyDays, studyQuery, useStudiedClient } from './StudyFrame.tsx';
import { useAddressChoice } from './useAddressChoice.ts';

const sides = ['device', 'channel'] as const;
type Side = (typeof sides)[number];

type Row = MetricReply['rows'][number];

const unit: ChartUnit = { kind: 'count', one: 'time', many: 'times' };
const all = 'all';

/** Steps of the chosen row, or of all. A channel without ads begins with its sessions. */
export const stepsFor = (rows: readonly Row[], key: string) => {
  const chosen = rows.filter((row) => row.key === key);
  return funnelOf(chosen.length > 0 ? chosen : rows).map(({ step, value }) => ({
    name: figureSpecs[step].label,
    value,
  }));
};

const rate = (row: Row, from: FunnelStep, to: FunnelStep): number | null => {
  const [before, after] = [row[from], row[to]];
  return before === null || after === null ? null : ratioOf(after, before);
};

const lost = (kept: number | null): string => (kept === null ? '—' : share(Math.max(0, 1 - kept)));

const columnsOf = (side: Side): readonly DataColumn<Row>[] => [
  { key: 'name', title: side === 'device' ? 'Device' : 'Channel', isName: true, cell: ({ label }) => label },
  ...funnelSteps.map(
    (step): DataColumn<Row> => ({
      key: step,
      title: figureSpecs[step].label,
      align: 'end',
      cell: (row) => (row[step] === null ? '—' : count(row[step])),
    }),
  ),
  {
    key: 'clickLoss',
    title: 'Lost before the visit',
    align: 'end',
    cell: (row) => lost(rate(row, 'clicks', 'sessions')),
  },
  {
    key: 'visitLoss',
    title: 'Lost in the visit',
    align: 'end',
    cell: (row) => lost(rate(row, 'sessions', 'conversions')),
  },
  {
    key: 'cvr',
    title: 'Conversion rate',
    align: 'end',
    cell: (row) => share(rate(row, 'sessions', 'conversions')),
  },
];

const csvOf = (rows: readonly Row[]) => [
  ['Name', ...funnelSteps.map((step) => figureSpecs[step].label), 'Conversion rate'],
  ...rows.map((row) => [
    row.label,
    ...funnelSteps.map((step) => row[step] ?? ''),
    rate(row, 'sessions', 'conversions') ?? '',
  ]),
];

const lagName = (to: number | null, before: number | null | undefined): string => {
  if (before === undefined) return 'Same day';
  const from = (before ?? 0) + 1;
  return to === null ? `${from} days or more` : `${from}–${to} days`;
};

const lagSummary = ({ lags, conversions }: AttributionReply): string => {
  const same = lags[0]?.conversions ?? 0;
  const week = lags.slice(0, 3).reduce((sum, one) => sum + one.conversions, 0);
  return `${share(ratioOf(same, conversions))} of ${count(conversions)} conversions come on the day of the first touch, ${share(ratioOf(week, conversions))} within a week.`;
};

const Lags = ({ reply }: { reply: AttributionReply }) => {
  const axis = useMemo(
    () =>
      namedAxis(
        'Time from the first touch',
        reply.lags.map(({ to }, index) => lagName(to, reply.lags[index - 1]?.to)),
      ),
    [reply],
  );
  const series = useMemo(
    () => [{ name: 'Conversions', values: reply.lags.map(({ conversions }) => conversions) }],
    [reply],
  );
  const timed = reply.channels.filter(({ median_days }) => median_days !== null);
  return (
    <>
      <BarChart
        title="Conversions by time from the first touch"
        level={3}
        axis={axis}
        series={series}
        unit={{ kind: 'count', one: 'conversion', many: 'conversions' }}
        height={220}
        summary={lagSummary(reply)}
        menu={<ChartMenu />}
      />
      <DataTable
        label="Time to convert by channel"
        rows={timed}
        keyOf={({ channel }) => channel}
        columns={[
          { key: 'channel', title: 'Converting channel', isName: true, cell: ({ label }) => label },
          { key: 'days', title: 'Median days', align: 'end', cell: (one) => count(one.median_days ?? 0) },
          { key: 'touches', title: 'Touches', align: 'end', cell: (one) => (one.touches ?? 0).toFixed(1) },
        ]}
        density="compact"
        isWhole
      />
      <PathNote untraced={reply.untraced} />
    </>
  );
};

const TimeToConvert = ({ selection }: { selection: MetricSelection }) => {
  const clientId = useStudiedClient(selection);
  const query = useMemo(
    () => ({ ...studyQuery(clientId, selection), ...studyDays(selection), lookback: '90' as const }),
    [clientId, selection],
  );
  const reply = useStaleReply('readAttribution', query, { isWanted: clientId !== null });
  return (
    <StudyFrame
      title="Time to convert"
      clientId={clientId}
      selection={selection}
      reply={reply}
      missing={noPaths}
    >
      {(data) => <Lags reply={data} />}
    </StudyFrame>
  );
};

const useSide = ({ query }: MetricSelection, side: Side) => {
  const wanted = useMemo(
    (): MetricQuery => ({
      ...query,
      group_by: side,
      measures: [...funnelSteps].join(','),
      limit: '50',
    }),
    [query, side],
  );
  return useMetrics(wanted);
};

const Steps = ({ rows, side, name }: { rows: readonly Row[]; side: Side; name: string }) => {
  const steps = useMemo(() => stepsFor(rows, name), [rows, name]);
  const shown = rows.find(({ key }) => key === name);
  const told = funnelRows(rows);
  return (
    <Funnel
      title={shown ? `Funnel: ${shown.label}` : 'Funnel'}
      level={3}
      steps={steps}
      unit={unit}
      height={240}
      menu={<ChartMenu />}
    >
      {!shown && side === 'channel' && told.length < rows.length && (
        <p className={styles.quiet}>
          Of {told.map(({ label }) => label).join(', ')}: the other channels report no impressions.
        </p>
      )}
    </Funnel>
  );
};

export const ConversionFunnel = ({ selection }: { selection: MetricSelection }) => {
  const [side, chooseSide] = useAddressChoice('by', sides);
  const metrics = useSide(selection, side);
  const rows = useMemo(
    () =>
      (metrics.data?.rows ?? []).filter(
        ({ sessions, impressions }) => (sessions ?? 0) + (impressions ?? 0) > 0,
      ),
    [metrics.data],
  );
  const [name, chooseName] = useAddressChoice('segment', [all, ...rows.map(({ key }) => key)]);
  return (
    <>
      <WidgetFrame
        title="Funnel by device and channel"
        state={selectionState(selection, metrics)}
        height={420}
        readAt={metrics.readAt}
        isBusy={metrics.isFormer}
        onRetry={metrics.refetch}
        empty={selectionWays(selection)}
        tools={
          <KitSegmented
            size="small"
            aria-label="Split of the funnel"
            options={[
              { value: 'device', label: 'By device' },
              { value: 'channel', label: 'By channel' },
            ]}
            value={side}
            onChange={chooseSide}
          />
        }
      >
        {() => (
          <div className={styles.study}>
            <div className={styles.choices}>
              <Select
                size="small"
                aria-label="Segment of the funnel"
                options={[
                  { value: all, label: side === 'device' ? 'All devices' : 'All channels' },
                  ...rows.map(({ key, label }) => ({ value: key, label })),
                ]}
                value={name}
                popupMatchSelectWidth={false}
                onChange={chooseName}
              />
              <CsvButton what="funnel" rows={rows} tableOf={csvOf} />
            </div>
            <Steps rows={rows} side={side} name={name} />
            <DataTable
              label="Funnel by segment"
              rows={rows}
              keyOf={({ key }) => key}
              columns={columnsOf(side)}
              density="compact"
              isWhole
            />
          </div>
        )}
      </WidgetFrame>
      <TimeToConvert selection={selection} />
    </>
  );
};
