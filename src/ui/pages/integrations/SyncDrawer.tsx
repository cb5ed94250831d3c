/** Shows one connection: why it fails and what to do, its syncs, its client, and what shows its figures. */
import { useSelector } from '@xstate/react';
import { Alert, Button, Flex, Progress, Select } from 'antd';
import type { SyncDetail } from '#domain/contract/syncSchemas.ts';
import type { HistoryProgress } from '#domain/metrics/metricSource.ts';
import { ago, fullTime, shortTime } from '../../content/dates.ts';
import { count } from '../../content/formatMetric.ts';
import { failureFixes, failureWords, pausedFix } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import { changeOf } from './ConnectionActions.tsx';
import type { ChangesActor } from './connectionActors.ts';
import { type BoardRow, nameOf } from './connectionState.ts';
import { ImpactList, impactWords } from './ImpactList.tsx';
import { Reconciliation } from './Reconciliation.tsx';
import styles from './SyncDrawer.module.css';
import { SyncStrip, stripSentence } from './SyncStrip.tsx';

type DrawerProps = {
  readonly row: BoardRow;
  readonly changes: ChangesActor;
  readonly onDisconnect: () => void;
  readonly onClose: () => void;
};

type Round = SyncDetail['rounds'][number];

const outcomes = { done: 'Done', retried: 'Done after a rate limit', failed: 'Failed' } as const;
const outcomeTones = { done: 'good', retried: 'warning', failed: 'bad' } as const;

const columnsAt = (now: number): readonly DataColumn<Round>[] => [
  {
    key: 'at',
    title: 'Time',
    isName: true,
    width: '34%',
    cell: ({ at, asked }) => (
      <>
        <time dateTime={at}>{shortTime(at, now)}</time>
        {asked && <span className={styles.quiet}>on request</span>}
      </>
    ),
  },
  {
    key: 'outcome',
    title: 'Result',
    cell: ({ outcome, reason }) => (
      <StatusTag tone={outcomeTones[outcome]}>
        {reason === null ? outcomes[outcome] : failureWords[reason]}
      </StatusTag>
    ),
  },
  { key: 'rows', title: 'Rows', width: 72, align: 'end', cell: ({ rows }) => count(rows) },
];

const ClientChoice = ({ row, changes }: Pick<DrawerProps, 'row' | 'changes'>) => {
  const { id, client, etag } = row;
  const name = nameOf(row);
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items ?? [];
  const isKnown = clients.some((one) => one.id === client.id);
  if (!useCanEdit() || row.state === 'disconnected') return client.name;
  return (
    <Select
      id={`client-of-${id}`}
      aria-label={`Client of ${name}`}
      className={styles.client ?? ''}
      disabled={busy}
      showSearch={searchedByLabel}
      value={client.id}
      options={(isKnown ? clients : [client, ...clients]).map((one) => ({ value: one.id, label: one.name }))}
      onChange={(clientId) =>
        changes.send({ type: 'change.ask', kind: 'map', id, name, etag, details: { clientId } })
      }
    />
  );
};

/** Tells the cause, what it does to the figures, and the cure. */
const Problem = ({ row, changes }: Pick<DrawerProps, 'row' | 'changes'>) => {
  const { silent, sync, state } = row;
  const isPaused = sync?.state === 'paused';
  if (state === 'disconnected' || (silent === null && !isPaused)) return null;
  const verb = silent === null ? 'resume' : 'reconnect';
  const { cause, fix } = silent === null ? pausedFix : failureFixes[silent.reason];
  const since = sync?.since == null ? '' : ` since ${fullTime(sync.since)}`;
  return (
    <Alert
      type={silent === null ? 'warning' : 'error'}
      showIcon
      title={`${silent === null ? 'Paused' : failureWords[silent.reason]}${since}`}
      description={
        <>
          <p>{cause}</p>
          <p>{fix}</p>
        </>
      }
      action={
        <OnlyChangeable>
          <Button size="small" type="primary" onClick={() => changes.send(changeOf(verb, [row]))}>
            {verb === 'resume' ? 'Resume' : 'Reconnect'}
          </Button>
        </OnlyChangeable>
      }
    />
  );
};

/** How much of the history arrived; it can be stopped and goes on from there. */
const History = ({
  row,
  history,
  changes,
}: Pick<DrawerProps, 'row' | 'changes'> & { history: HistoryProgress }) => {
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const verb = history.stopped ? 'continueHistory' : 'stopHistory';
  return (
    <Flex gap={12} align="center" wrap>
      <Progress
        aria-label="History"
        className={styles.history ?? ''}
        percent={Math.round((history.days / history.of) * 100)}
        size="small"
        showInfo={false}
      />
      <span>
        {history.days} of {history.of} days{history.stopped ? ', stopped' : ''}
      </span>
      <OnlyChangeable>
        <Button size="small" disabled={busy} onClick={() => changes.send(changeOf(verb, [row]))}>
          {history.stopped ? 'Continue' : 'Stop'}
        </Button>
      </OnlyChangeable>
    </Flex>
  );
};

const Details = ({ row, detail, now }: { row: BoardRow; detail: SyncDetail; now: number }) => {
  const words = impactWords(detail.impact);
  return (
    <>
      <h3>Syncs</h3>
      <SyncStrip days={detail.sync.days} />
      <p className={styles.quiet}>{stripSentence(detail.sync.days)}</p>
      <DataTable
        label="Syncs of the last 7 days"
        rows={detail.rounds}
        keyOf={({ at }) => at}
        columns={columnsAt(now)}
        pageSize={8}
        empty="No sync in the last 7 days."
      />
      <Reconciliation reconciliation={detail.reconciliation} row={row} />
      <h3>Used by</h3>
      {words === null ? (
        <p>Nothing shows its figures.</p>
      ) : (
        <>
          <p>{words}.</p>
          <ImpactList impact={detail.impact} clientId={row.client.id} />
        </>
      )}
    </>
  );
};

export const SyncDrawer = ({ row, changes, onDisconnect, onClose }: DrawerProps) => {
  const now = useServices().world.clock.now();
  const { data, error, refetch } = useReply('readSyncs', { integration: row.id });
  const { sync } = row;
  return (
    <SideDrawer
      title={nameOf(row)}
      focus="title"
      footer={
        row.state === 'connected' && (
          <OnlyChangeable>
            <Button danger onClick={onDisconnect}>
              Disconnect…
            </Button>
          </OnlyChangeable>
        )
      }
      onClose={onClose}
    >
      <Flex vertical gap={12} className={styles.lines ?? ''}>
        <Problem row={row} changes={changes} />
        <dl className={styles.facts}>
          <dt>Client</dt>
          <dd>
            <ClientChoice row={row} changes={changes} />
          </dd>
          <dt>{row.state === 'connected' ? 'Connected' : 'Disconnected'}</dt>
          <dd>
            {fullTime(row.since)} by {row.by.name}
          </dd>
          <dt>Permissions</dt>
          <dd>{row.scopes.join(' · ')}</dd>
          {row.replaces && (
            <>
              <dt>Replaced</dt>
              <dd>{row.replaces.name}</dd>
            </>
          )}
          {sync?.history && (
            <>
              <dt>History</dt>
              <dd>
                <History row={row} history={sync.history} changes={changes} />
              </dd>
            </>
          )}
          <dt>Last sync</dt>
          <dd>{sync?.last_at == null ? 'None yet' : ago(sync.last_at, now)}</dd>
          <dt>Next sync</dt>
          <dd>{sync?.next_at == null ? 'None planned' : shortTime(sync.next_at, now)}</dd>
          <dt>Last 24 hours</dt>
          <dd>
            {count(sync?.rows ?? 0)} rows, {count(sync?.calls ?? 0)} API calls
          </dd>
        </dl>
        {error && !data && <ListFailure what="The syncs" error={error} onRetry={refetch} />}
        {!data && !error && <LinesSkeleton lines={8} />}
        {data && <Details row={row} detail={data} now={now} />}
      </Flex>
    </SideDrawer>
  );
};
