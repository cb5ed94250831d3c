/** Shows where this workspace's data is stored and how safe it is, and offers an export. */

import { useSelector } from '@xstate/react';
import { Alert, Button, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { LogPoint } from '#domain/recovery/loss.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import type { StorageControls, StorageStatus } from '#domain/recovery/storageStatus.ts';
import { logRebuildMachine } from '#machines/logRebuild/logRebuildMachine.ts';
import { logRebuildService } from '#machines/logRebuild/logRebuildService.ts';
import { fullTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { ArchivedLogs } from './ArchivedLogs.tsx';
import { BackupSection } from './BackupSection.tsx';
import logCheck from './LogCheck.module.css';
import { LogCheck } from './LogCheck.tsx';
import styles from './RecoveryScreen.module.css';

const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const equalWords = (verdict: RebuildVerdict | null): string =>
  verdict === null
    ? 'Open a page with figures first; then there is something to compare.'
    : `All ${verdict.answers} summaries match the ${englishNumber(verdict.position)} events.`;

const differentWords = ({ answers, differing }: RebuildVerdict): string =>
  `${differing.length} of ${answers} summaries are out of date: ${differing.map(wordsOf).join(', ')}. No event is lost. Reload to update them.`;

/** Lets a person rebuild the projections from the log, follow or stop it, and read whether both agree. */
export const LogRebuild = ({ storage }: { readonly storage: Pick<StorageControls, 'rebuild'> }) => {
  const actor = useLifecycle(() => logRebuildMachine.provide(logRebuildService(storage)), {
    id: 'logRebuild',
  });
  const snapshot = useSelector(actor, (current) => current);
  const { progress, verdict } = snapshot.context;
  const isRebuilding = snapshot.matches('rebuilding');
  return (
    <section className={logCheck.check} aria-label="Rebuild from the log">
      <p>
        A rebuild recalculates everything from the events and compares it with what the pages show. You can
        keep working.
      </p>
      {isRebuilding && (
        <Progress
          percent={Math.floor((progress.done / Math.max(1, progress.total)) * 100)}
          aria-label="Progress of the rebuild"
        />
      )}
      <p role="status" className={logCheck.verdict}>
        {isRebuilding &&
          progress.total > 0 &&
          `${englishNumber(progress.done)} of ${englishNumber(progress.total)} events read`}
        {snapshot.matches('equal') && equalWords(verdict)}
      </p>
      <ProblemBox text={snapshot.matches('different') && verdict ? differentWords(verdict) : null} />
      <ProblemBox text={snapshot.matches('failed') ? 'The log could not be read completely.' : null} />
      {isRebuilding ? (
        <Button onClick={() => actor.send({ type: 'rebuild.cancel' })}>Stop the rebuild</Button>
      ) : (
        <Button onClick={() => actor.send({ type: 'rebuild.begin' })}>Rebuild from the log</Button>
      )}
    </section>
  );
};

const oneDecimal = { least: 0, most: 1 };

const sizeOf = (bytes: number): string =>
  bytes < 1e9
    ? `${englishNumber(bytes / 1e6, oneDecimal)} MB`
    : `${englishNumber(bytes / 1e9, oneDecimal)} GB`;

const pointWords = ({ position, recordedAt }: LogPoint): string =>
  `Up to event ${englishNumber(position)}, ${fullTime(recordedAt)}`;

const persistWords = (persisted: boolean | null): string => {
  if (persisted === null) return 'Unknown';
  return persisted
    ? 'Yes'
    : 'No, the browser may clear it when it runs out of space, and clears it with the last private window';
};

const sizeWords = ({ usage, quota }: StorageStatus): string => {
  if (usage === null) return 'Unknown';
  return quota === null ? sizeOf(usage) : `${sizeOf(usage)} of ${sizeOf(quota)}`;
};

const mendedWords = (mended: number): string => {
  if (mended === 0) return '';
  return mended === 1
    ? '. One damaged file was written again'
    : `. ${englishNumber(mended)} damaged files were written again`;
};

const copyWords = ({ copy, copyFault, copyMended, copyProgress }: StorageStatus): string => {
  if (copyFault !== null) return `Could not be written: ${copyFault}`;
  if (copyProgress !== null)
    return `Being written: ${englishNumber(copyProgress.done)} of ${englishNumber(copyProgress.total)} events`;
  return copy === null ? 'Not yet in this session' : `${pointWords(copy)}${mendedWords(copyMended)}`;
};

const checkWords = ({ lastCheck }: StorageStatus): string =>
  lastCheck === null
    ? 'Not yet'
    : `${fullTime(lastCheck.at)}, up to event ${englishNumber(lastCheck.position)}`;

const asideWords = (count: number): string =>
  count === 1 ? 'One earlier database' : `${count} earlier databases`;

export const storageFacts = (status: StorageStatus): readonly (readonly [string, string])[] => [
  ['Storage', status.engine === 'indexeddb' ? 'This browser (IndexedDB)' : 'This tab only (memory)'],
  ['Events', englishNumber(status.head.position)],
  ['Kept for good', persistWords(status.persisted)],
  ['Space used', sizeWords(status)],
  ['Last checked', checkWords(status)],
  ['Second copy', copyWords(status)],
  ['Last export', status.exportedAt === null ? 'Never' : fullTime(status.exportedAt)],
  ...(status.keptAside > 0 ? ([['Kept aside', asideWords(status.keptAside)]] as const) : []),
];

/** In milliseconds. */
const lookAgain = 1_000;

const useStatus = () => {
  const { controls, world } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<
    { status: StorageStatus | null; storage: StorageControls | null } | 'failed' | null
  >(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same again
  useEffect(() => {
    let current = true;
    const read = async () => {
      const { storage = null } = await controls();
      return { storage, status: storage && (await storage.status()) };
    };
    read().then(
      (found) => current && setState(found),
      (error: unknown) => {
        world.trace.record({ kind: 'fault', name: 'The storage status could not be read', detail: error });
        if (current) setState('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [controls, world, attempt]);
  const isCopying = state !== null && state !== 'failed' && state.status?.copyProgress != null;
  // The first copy of a long log takes a while and emits no event.
  useEffect(() => {
    if (!isCopying) return;
    const timer = world.clock.setTimeout(() => setAttempt(attempt + 1), lookAgain);
    return () => world.clock.clearTimeout(timer);
  }, [isCopying, world, attempt]);
  return { state, again: () => setAttempt(attempt + 1) };
};

const StatusFacts = ({ status }: { readonly status: StorageStatus }) => (
  <>
    <dl className={styles.facts}>
      {storageFacts(status).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {status.persisted === false && (
      <Alert
        type="info"
        showIcon
        title="The browser may clear this data when space runs out. An export keeps a backup."
      />
    )}
  </>
);

export const StorageDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { state, again } = useStatus();
  const found = state === null || state === 'failed' ? null : state;
  const storage = found?.storage ?? null;
  // A full export contains other clients, fees and notes.
  const isOfClient = useAuth().membership?.kind === 'client';
  return (
    <SideDrawer title="Data in this browser" focus="title" holdsChoices onClose={onClose}>
      <div className={styles.drawer}>
        {state === null && <LinesSkeleton lines={8} />}
        {state === 'failed' && <LoadFailure what="The storage status" onRetry={again} />}
        {found && !found.status && <p>Nothing is kept here.</p>}
        {found?.status && <StatusFacts status={found.status} />}
        {storage && !isOfClient && <BackupSection storage={storage} onExported={again} />}
        {storage && !isOfClient && found?.status && found.status.keptAside > 0 && (
          <ArchivedLogs kept={storage.kept} onRemoved={again} loadAnew={() => location.reload()} />
        )}
        {storage && <LogCheck storage={storage} onChecked={again} />}
        {storage && <LogRebuild storage={storage} />}
      </div>
    </SideDrawer>
  );
};
