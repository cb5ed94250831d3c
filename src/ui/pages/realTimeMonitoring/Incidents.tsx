/** Renders the state of each source, and the incidents of sources and of this tab with start and end. */
import { useSelector } from '@xstate/react';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import type { SyncItem } from '#domain/contract/syncSchemas.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import type { SyncDayState } from '#domain/integrations/syncHistory.ts';
import { ago, shortTime } from '../../content/dates.ts';
import { shortDay } from '../../content/formatMetric.ts';
import { failureWords } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import type { LiveAlerts } from './LiveAlertBar.tsx';
import { liveAlertWords } from './liveWords.ts';

type Incident = {
  readonly id: string;
  readonly what: string;
  /** Milliseconds since the epoch; `to` is null while it goes on. */
  readonly from: number;
  readonly to: number | null;
  /** Known to the day alone. */
  readonly isByDay: boolean;
};

const day = 86_400_000;
const isDown = (state: SyncDayState | undefined): boolean => state === 'failed' || state === 'partial';

/** Runs of days with failed syncs that are over; what still fails has the exact time of its beginning. */
const pastOutages = ({ days }: SyncItem, today: number): readonly { from: number; to: number }[] =>
  days.flatMap((state, index) => {
    if (!isDown(state) || isDown(days[index - 1])) return [];
    const end = days.findIndex((other, at) => at > index && !isDown(other));
    if (end < 0) return [];
    const dayAt = (at: number): number => today - (days.length - 1 - at) * day;
    return [{ from: dayAt(index), to: dayAt(end) }];
  });

const sourceIncidents = (
  { id, platform, client }: Integration,
  sync: SyncItem,
  today: number,
): readonly Incident[] => {
  const what = `${platformNames[platform]} · ${client.name}`;
  const past = pastOutages(sync, today).map(({ from, to }) => ({
    id: `${id} ${from}`,
    what: `${what}: syncs failed`,
    from,
    to,
    isByDay: true,
  }));
  const isOpen = (sync.state === 'failing' || sync.state === 'expired') && sync.since !== null;
  if (!isOpen || sync.since === null) return past;
  const reason = sync.reason === null ? 'syncs fail' : failureWords[sync.reason];
  return [
    ...past,
    { id, what: `${what}: ${reason}`, from: Date.parse(sync.since), to: null, isByDay: false },
  ];
};

const useIncidents = (alerts: LiveAlerts): readonly Incident[] => {
  const { clock } = useServices().world;
  const isAdmin = useCanEdit('admin');
  const { data } = useReply('listIntegrations', { limit: '500' }, isAdmin);
  const syncs = useReply('listSyncs', undefined, isAdmin);
  const known = useSelector(alerts, ({ context }) => context.alerts);
  const today = Math.floor(clock.now() / day) * day;
  const byId = new Map(syncs.data?.items.map((one) => [one.id, one]));
  const ofSources = (data?.items ?? []).flatMap((item) => {
    const sync = byId.get(item.id);
    return sync ? sourceIncidents(item, sync, today) : [];
  });
  const ofTab = known.map((alert): Incident => {
    const { kind, from, to } = alert;
    return { id: `${kind} ${from}`, what: liveAlertWords(alert), from, to, isByDay: false };
  });
  return [...ofTab, ...ofSources].toSorted((one, other) => other.from - one.from);
};

const timeText = ({ isByDay }: Incident, time: number, now: number): string => {
  const iso = new Date(time).toISOString();
  return isByDay ? shortDay(iso.slice(0, 10)) : shortTime(iso, now);
};

export const Incidents = ({ alerts }: { alerts: LiveAlerts }) => {
  const now = useServices().world.clock.now();
  const incidents = useIncidents(alerts);
  const columns: readonly DataColumn<Incident>[] = [
    { key: 'what', title: 'Incident', isName: true, width: '56%', cell: ({ what }) => <bdi>{what}</bdi> },
    { key: 'from', title: 'Start', cell: (one) => timeText(one, one.from, now) },
    {
      key: 'to',
      title: 'End',
      cell: (one) =>
        one.to === null ? <StatusTag tone="warning">Open</StatusTag> : timeText(one, one.to, now),
    },
  ];
  return (
    <section aria-label="Incidents">
      <h2>Incidents</h2>
      {incidents.length === 0 && <p>No incidents in the last 30 days.</p>}
      {incidents.length > 0 && (
        <DataTable
          label="Incidents"
          density="compact"
          rows={incidents}
          keyOf={({ id }) => id}
          columns={columns}
          pageSize={10}
        />
      )}
    </section>
  );
};

const sourceTones = {
  fresh: ['good', 'Live'],
  stale: ['warning', 'Syncs fail'],
  expired: ['bad', 'Access expired'],
  refreshing: ['warning', 'Being refreshed'],
  disconnected: ['quiet', 'Disconnected'],
  ended: ['quiet', 'Ended'],
} as const;

const urgency: readonly MetricFreshness['state'][] = [
  'expired',
  'stale',
  'refreshing',
  'fresh',
  'disconnected',
  'ended',
];

export const SourceHealth = ({ sources }: { sources: readonly MetricFreshness[] | undefined }) => {
  const now = useServices().world.clock.now();
  const columns: readonly DataColumn<MetricFreshness>[] = [
    { key: 'label', title: 'Source', isName: true, width: '46%', cell: ({ label }) => <bdi>{label}</bdi> },
    {
      key: 'state',
      title: 'Status',
      cell: ({ state }) => <StatusTag tone={sourceTones[state][0]}>{sourceTones[state][1]}</StatusTag>,
    },
    { key: 'synced', title: 'Last sync', cell: ({ synced_at }) => ago(synced_at, now) },
    { key: 'to', title: 'Data to', cell: ({ data_to }) => (data_to === null ? '—' : shortDay(data_to)) },
  ];
  return (
    <section aria-label="Source status">
      <h2>Source status</h2>
      <DataTable
        label="Source status"
        density="compact"
        rows={
          sources?.toSorted((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state)) ?? null
        }
        keyOf={({ source, client }) => `${source} ${client}`}
        columns={columns}
        pageSize={10}
        expectedRows={10}
      />
    </section>
  );
};
