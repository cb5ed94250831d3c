/** Renders the health of the API in this tab, of the sources, and the incidents of both. */
import { useMemo } from 'react';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { apiHealth, durationBounds, type EndpointHealth } from '#domain/monitor/apiHealth.ts';
import { BarChart } from '../../charts/BarChart.tsx';
import { thingsAxis } from '../../charts/chartAxis.ts';
import type { ChartUnit } from '../../charts/chartUnit.ts';
import { count, noFigure, share } from '../../content/formatMetric.ts';
import { useReply } from '../../data/useReply.ts';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { Hint } from '../../widgets/Hint.tsx';
import { Incidents, SourceHealth } from './Incidents.tsx';
import { type LiveAlerts, useAlertChecks } from './LiveAlertBar.tsx';
import styles from './LiveBoard.module.css';
import { useApiCalls } from './useApiCalls.ts';

const unit: ChartUnit = { kind: 'count', one: 'call', many: 'calls' };

const durationText = (milliseconds: number | null): string =>
  milliseconds === null ? noFigure : `${count(Math.round(milliseconds))} ms`;

const shareText = (value: number | null): string => (value === null ? noFigure : share(value));

const bands = [
  ...durationBounds.map((to, index) => `${durationBounds[index - 1] ?? 0} to ${to} ms`),
  `over ${durationBounds.at(-1)} ms`,
].map((label) => ({ key: label, label }));

const columns: readonly DataColumn<EndpointHealth>[] = [
  { key: 'endpoint', title: 'Endpoint', isName: true, width: '52%', cell: ({ endpoint }) => endpoint },
  {
    key: 'calls',
    title: 'Calls',
    align: 'end',
    isGreatestFirst: true,
    compare: (one, other) => one.calls - other.calls,
    cell: ({ calls }) => count(calls),
  },
  {
    key: 'failed',
    title: 'Failed',
    align: 'end',
    isGreatestFirst: true,
    compare: (one, other) => one.failed - other.failed,
    cell: ({ failed }) => count(failed),
  },
  {
    key: 'p95',
    title: 'p95',
    align: 'end',
    isGreatestFirst: true,
    compare: (one, other) => (one.p95 ?? -1) - (other.p95 ?? -1),
    cell: ({ p95 }) => durationText(p95),
  },
];

const keyHints = {
  calls: 'Calls that this tab sent to the API in the last 60 minutes',
  p50: 'Half of the calls were answered within this time',
  p95: '95 of 100 calls were answered within this time',
  errors: 'Replies of 5xx, and calls without a reply',
  uptime: 'Minutes with calls in which none failed',
} as const;

type HealthTabProps = {
  readonly alerts: LiveAlerts;
  readonly client: string | undefined;
  /** The sources of the chosen clients; undefined while they are read. */
  readonly freshness: readonly MetricFreshness[] | undefined;
};

export const HealthTab = ({ alerts, client, freshness }: HealthTabProps) => {
  const { clock } = useServices().world;
  const calls = useApiCalls();
  const { data: picture } = useReply(
    'readRealtime',
    useMemo(() => definedOnly({ client }), [client]),
  );
  useAlertChecks(alerts, picture ?? null, calls);
  const health = useMemo(() => apiHealth(calls, clock.now()), [calls, clock]);
  const axis = useMemo(() => thingsAxis('Duration', bands), []);
  const series = useMemo(() => [{ name: 'Calls', values: health.histogram }], [health]);
  const figures = [
    { name: 'API calls, 60 min', hint: keyHints.calls, value: count(health.calls) },
    { name: 'Latency p50', hint: keyHints.p50, value: durationText(health.p50) },
    { name: 'Latency p95', hint: keyHints.p95, value: durationText(health.p95) },
    { name: 'Error rate', hint: keyHints.errors, value: shareText(health.errorRate) },
    { name: 'Uptime, 60 min', hint: keyHints.uptime, value: shareText(health.uptime) },
  ];
  return (
    <div className={styles.board}>
      <dl className={styles.figures} aria-label="API in this tab">
        {figures.map(({ name, hint, value }) => (
          <div key={name}>
            <dt>
              <Hint text={hint}>{name}</Hint>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BarChart
        menu={<ChartMenu />}
        title="API calls by latency"
        level={2}
        axis={axis}
        series={series}
        unit={unit}
        height={220}
        summary={
          health.calls === 0
            ? 'No calls in the last 60 minutes.'
            : `${count(health.calls)} calls, half of them within ${durationText(health.p50)}, 95 of 100 within ${durationText(health.p95)}.`
        }
      />
      <Incidents alerts={alerts} />
      <SourceHealth sources={freshness} />
      <section aria-label="Endpoints">
        <h2>Endpoints</h2>
        <DataTable
          label="Endpoints"
          density="compact"
          rows={health.endpoints}
          keyOf={({ endpoint }) => endpoint}
          columns={columns}
          pageSize={10}
        />
      </section>
    </div>
  );
};
