/** The sources that bring a client's figures, and how new each is: for managers too, who cannot connect any. */
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { fullTime } from '../../../content/dates.ts';
import { longDay } from '../../../content/figures.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useDefaultQuery } from '../../../parts/view/useDefaultQuery.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from '../ClientDetails.module.css';

const states = {
  fresh: { tone: 'good', text: 'Up to date' },
  stale: { tone: 'warning', text: 'Late' },
  expired: { tone: 'bad', text: 'Access expired' },
  disconnected: { tone: 'quiet', text: 'Disconnected' },
} as const;

const columns: readonly DataColumn<MetricFreshness>[] = [
  { key: 'label', title: 'Source', isName: true, width: '38%', cell: ({ label }) => label },
  {
    key: 'state',
    title: 'State',
    cell: ({ state }) => <StatusTag tone={states[state].tone}>{states[state].text}</StatusTag>,
  },
  {
    key: 'data_to',
    title: 'Data to',
    cell: ({ data_to }) => (data_to === null ? 'No data yet' : longDay(data_to)),
  },
  { key: 'synced_at', title: 'Last sync', cell: ({ synced_at }) => fullTime(synced_at) },
];

const Connect = ({ client }: { client: ClientItem }) => {
  const { profile } = useAuth();
  return profile && mayOpen(profile.role, 'integrations') ? (
    <AppLink to={protectedPages.integrations.path}>Go to Integrations</AppLink>
  ) : (
    <span>An admin of your agency can connect a platform for {client.name}.</span>
  );
};

export const SourcesTab = ({ client }: { client: ClientItem }) => {
  const { query } = useDefaultQuery(client.id);
  const { data, error, refetch } = useMetrics(query);
  if (error && !data) return <ListFailure what="The sources" error={error} onRetry={refetch} />;
  if (data?.freshness.length === 0)
    return (
      <EmptyState
        level={3}
        title="No source is connected"
        text={`Connect a platform to bring in the figures of ${client.name}.`}
        action={<Connect client={client} />}
      />
    );
  return (
    <div className={styles.lines}>
      <DataTable
        label={`Sources of ${client.name}`}
        rows={data?.freshness ?? null}
        keyOf={({ source }) => source}
        columns={columns}
        expectedRows={2}
      />
      <p>
        <Connect client={client} />
      </p>
    </div>
  );
};
