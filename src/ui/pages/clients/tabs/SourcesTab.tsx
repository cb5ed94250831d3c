/** Lists a client's sources with freshness and its imported files, also for managers, who cannot connect sources. */
import { Flex } from 'antd';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import type { FreshnessState } from '#domain/metrics/freshnessStates.ts';
import { fullTime } from '../../../content/dates.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { sourceStateTones } from '../../../content/sourceStates.ts';
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
import { ImportedFiles } from '../imports/ImportedFiles.tsx';
import { useImports } from '../imports/useImports.ts';
import type { ClientChanges } from '../useClientChanges.ts';

const texts: Readonly<Record<FreshnessState, string>> = {
  fresh: 'Up to date',
  stale: 'Late',
  expired: 'Access expired',
  refreshing: 'Being refreshed',
  disconnected: 'Disconnected',
  ended: 'Ended',
};

const columns: readonly DataColumn<MetricFreshness>[] = [
  { key: 'label', title: 'Source', isName: true, width: '38%', cell: ({ label }) => label },
  {
    key: 'state',
    title: 'State',
    cell: ({ state }) => <StatusTag tone={sourceStateTones[state]}>{texts[state]}</StatusTag>,
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

type SourcesTabProps = { client: ClientItem; changes: ClientChanges };

const Connected = ({ client }: Pick<SourcesTabProps, 'client'>) => {
  const { query } = useDefaultQuery(client.id);
  const { data, error, refetch } = useMetrics(query);
  const imported = new Set(useImports(client.id).data?.items.map(({ id }) => id));
  if (error && !data) return <ListFailure what="The sources" error={error} onRetry={refetch} />;
  const connected = data?.freshness.filter(({ source }) => !imported.has(source));
  if (connected?.length === 0)
    return (
      <EmptyState
        level={3}
        title="No source is connected"
        text={`Connect a platform to bring in the figures of ${client.name}.`}
        action={<Connect client={client} />}
      />
    );
  return (
    <>
      <DataTable
        label={`Sources of ${client.name}`}
        rows={connected ?? null}
        keyOf={({ source }) => source}
        columns={columns}
        expectedRows={2}
      />
      <p>
        <Connect client={client} />
      </p>
    </>
  );
};

export const SourcesTab = ({ client, changes }: SourcesTabProps) => (
  <Flex vertical gap={16} className={styles.lines ?? ''}>
    <Connected client={client} />
    <ImportedFiles client={client} changes={changes} />
  </Flex>
);
