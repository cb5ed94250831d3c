/** Renders the funnel of all or one device or channel, its rates side by side, and the time to convert. */
import { Flex, Select } from 'antd';
import { useMemo } from 'react';
import type { MetricQuery, MetricReply } from '#domain/contract/metricSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { narrowedFilters } from '#domain/metrics/filtersOnWire.ts';
import { type FunnelStep, funnelFilter, funnelOf, funnelRows, funnelSteps } from '#domain/metrics/funnel.ts';
import type { ChartUnit } from '../../../charts/chartUnit.ts';
import { Funnel } from '../../../charts/Funnel.tsx';
import { count, share } from '../../../content/formatMetric.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { type MetricSelection, selectionState, selectionWays } from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import styles from './Studies.module.css';
import { TimeToConvert } from './TimeToConvert.tsx';
import { useAddressChoice } from './useAddressChoice.ts';

const sides = ['device', 'channel'] as const;
type Side = (typeof sides)[number];

type Row = MetricReply['rows'][number];

const unit: ChartUnit = { kind: 'count', one: 'time', many: 'times' };
const all = 'all';

/** Steps of the chosen row, or of all. A channel without ads begins with its sessions. */
const stepsFor = (rows: readonly Row[], key: string) => {
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

const lost = (rate: number | null): string => (rate === null ? '—' : share(Math.max(0, 1 - rate)));

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
    title: 'Lost before visit',
    align: 'end',
    cell: (row) => lost(rate(row, 'clicks', 'sessions')),
  },
  {
    key: 'visitLoss',
    title: 'Lost during visit',
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

/** Ads were shown for some channels only, so that devices count those alone: other visits had no impression. */
const useSide = ({ query }: MetricSelection, side: Side) => {
  const byChannel = useMemo(
    (): MetricQuery => ({ ...query, group_by: 'channel', measures: [...funnelSteps].join(','), limit: '50' }),
    [query],
  );
  const channels = useMetrics(byChannel);
  const rows = channels.data?.rows;
  const filters = rows && narrowedFilters(query.filters ?? '', funnelFilter(rows));
  const byDevice = useMemo(
    (): MetricQuery => ({ ...byChannel, group_by: 'device', ...(filters ? { filters } : {}) }),
    [byChannel, filters],
  );
  const devices = useMetrics(byDevice, { isWanted: side === 'device' && rows !== undefined });
  const isNarrowed = rows !== undefined && funnelRows(rows).length < rows.length;
  return {
    metrics: side === 'channel' || rows === undefined ? channels : devices,
    counted: isNarrowed ? funnelRows(rows).map(({ label }) => label) : [],
  };
};

type StepsProps = { rows: readonly Row[]; name: string; counted: readonly string[] };

const Steps = ({ rows, name, counted }: StepsProps) => {
  const steps = useMemo(() => stepsFor(rows, name), [rows, name]);
  const shown = rows.find(({ key }) => key === name);
  return (
    <Funnel
      title={shown ? `Funnel: ${shown.label}` : 'Funnel'}
      level={3}
      steps={steps}
      unit={unit}
      height={240}
      menu={<ChartMenu />}
    >
      {counted.length > 0 && (
        <p className={styles.quiet}>Of {englishList(counted)}: the other channels report no impressions.</p>
      )}
    </Funnel>
  );
};

export const ConversionFunnel = ({ selection }: { selection: MetricSelection }) => {
  const [side, chooseSide] = useAddressChoice('by', sides);
  const { metrics, counted } = useSide(selection, side);
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
            <Flex wrap align="center" gap="8px 12px" className={styles.choices ?? ''}>
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
            </Flex>
            <Steps rows={rows} name={name} counted={side === 'device' || name === all ? counted : []} />
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
