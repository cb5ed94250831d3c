/** Hosts the backend in the browser: opens the log, seeds the demo and listens, yielding to the page between steps. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { RecoveryControls } from '#domain/recovery/loss.ts';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import type { WorkspaceFirstRead } from '#events/projections/scope.ts';
import { whenIdle } from '#world/whenIdle.ts';
import type { World } from '#world/world.ts';
import { recordOtherRequests } from '../../network/recordOtherRequests.ts';
import type { Routes } from '../../routeTable.ts';
import type { StagedBackend, StagedBackendOptions } from '../stage/stagedBackend.ts';
import type { Destination } from './destination.ts';
import { foldAhead } from './foldAhead.ts';
import { type OpenedBranch, openBranch } from './openBranch.ts';
import { readFirst } from './readFirst.ts';
import { fetchTransport, type Listening, type ListeningMode, listen, listenSoon } from './transport.ts';

export type BrowserBackendOptions = {
  readonly world: World;
  readonly base: string;
  readonly network: string | null;
  readonly rememberNetwork: (profile: string) => void;
  /** The branch of the log to open; null or an unknown one opens the main branch. */
  readonly branch: string | null;
  readonly isProviderUp: () => boolean;
  /** The token of a person who waits for data and should not wait for the worker's registration; null for nobody. */
  readonly awaitedBy: string | null;
  readonly onLoss: (recovery: RecoveryControls) => void;
  readonly onSlow: (rebuild: StartRebuild) => void;
  readonly onNote: (note: StorageNote) => void;
  /** Called when an event of a newer build is read, after which changes are refused. */
  readonly onNewer: () => void;
};

export type StartedBackend = {
  readonly controls: () => Promise<BackendControls>;
  readonly answers: () => Promise<object>;
  readonly listening: Listening;
  readonly memoryReason: string | null;
  readonly readOnly: boolean;
};

type Opening = { readonly opened: OpenedBranch; readonly first: Promise<WorkspaceFirstRead | null> };

const openLater = async ({
  world,
  branch,
  awaitedBy,
  onLoss,
  onNote,
  onSlow,
}: BrowserBackendOptions): Promise<Opening | null> => {
  const opened = await openBranch({ world, branch, onLoss, onNote, onSlow });
  return opened && { opened, first: readFirst(opened, awaitedBy) };
};

const fetchLaterRoutes = async (): Promise<Routes> => (await import('../../laterRoutes.ts')).laterRoutes;

const makeLater = async (opening: Promise<Opening | null>, options: BrowserBackendOptions) => {
  // An import failure below is the error to report.
  opening.catch(() => undefined);
  const isBack = options.awaitedBy !== null;
  // Signing in needs the later routes, so they are fetched in parallel; the request that needs them reports a
  // failure.
  if (!isBack) fetchLaterRoutes().catch(() => undefined);
  const [{ createDemoBackend }, { arrivingRoutes }, { createFigureWorker }, { startFigureWorker }] =
    await Promise.all([
      import('../demoBackend.ts'),
      import('../arrivingRoutes.ts'),
      import('../../factStore/worker/createFigureWorker.ts'),
      import('./startFigureWorker.ts'),
    ]);
  const open = await opening;
  if (open === null) return null;
  const { opened, first } = open;
  const { clock } = options.world;
  const routes = arrivingRoutes({ clock, isBack, fetchRest: fetchLaterRoutes });
  const figureWorker = createFigureWorker({ start: startFigureWorker, clock });
  const made = createDemoBackend({ ...options, ...opened, first, routes, figureWorker });
  void foldAhead({ first, seeded: opened.seeded, prepare: made.prepare, whenIdle });
  return { ...made, ...opened };
};

export const openStagedBackend = async (options: StagedBackendOptions): Promise<StagedBackend> =>
  (await import('../stage/stagedBackend.ts')).openStagedBackend(options);

type Reached = Pick<StagedBackendOptions, 'world' | 'base'>;

const destinationOf = ({ handle }: Pick<StagedBackend, 'handle'>, { world, base }: Reached): Destination => ({
  handle: recordOtherRequests(handle, world, base.slice(0, -1)),
  world,
  base,
});

export const bringRequests = (
  backend: Pick<StagedBackend, 'handle'>,
  options: Reached,
): Promise<ListeningMode> => listen(destinationOf(backend, options));

/** Resolves once requests are answered, with null after data loss; rejects when neither a worker nor the page can answer. */
export const startBackend = async (options: BrowserBackendOptions): Promise<StartedBackend | null> => {
  const [made] = await Promise.all([makeLater(openLater(options), options), fetchTransport(options)]);
  if (made === null) return null;
  const { backend, controls, answers, memoryReason, readOnly, seeded } = made;
  const [listening] = await Promise.all([listenSoon(destinationOf(backend, options), options), seeded]);
  return { listening, memoryReason, readOnly, controls, answers };
};
