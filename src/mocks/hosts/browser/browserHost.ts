/** Hosts the backend in the browser: opens the log, seeds the demo and listens, in turns, so that the page answers in between. */
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
  /** The app's base path, with its slashes: `/` or `/demo/`. */
  readonly base: string;
  /** Name of a latency profile; an unknown one counts as `fast`. */
  readonly network: string | null;
  /** Keeps the profile that the Lab has chosen for the next visit. */
  readonly rememberNetwork: (profile: string) => void;
  /** Which branch of the log to open; null, and one that is not there, for the main one. */
  readonly branch: string | null;
  /** Whether the demo payment provider works, asked at each request. */
  readonly isProviderUp: () => boolean;
  /** The token of who waits for data, and should not wait for a worker that has yet to be registered; null for nobody. */
  readonly awaitedBy: string | null;
  /** The log is not what it was: at the start, or while the page shows it. */
  readonly onLoss: (recovery: RecoveryControls) => void;
  /** The first reply waits for a rebuild for longer than a moment. */
  readonly onSlow: (rebuild: StartRebuild) => void;
  /** There is something to know of how the data is kept. */
  readonly onNote: (note: StorageNote) => void;
  /** An event of a newer build was read, so that changes are refused from now on. */
  readonly onNewer: () => void;
};

export type StartedBackend = {
  /** Made, and its code fetched, when it is first asked for. */
  readonly controls: () => Promise<BackendControls>;
  /** What all projections answer now, by their names. */
  readonly answers: () => Promise<object>;
  readonly listening: Listening;
  /** Why events will not outlive the page; null when they will. */
  readonly memoryReason: string | null;
  /** Whether a newer build wrote the log, which is only read then. */
  readonly readOnly: boolean;
};

/** Opened, with what is being read of it: both need little code, and none that answers. */
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
  // Where the code below does not come, that is what is told.
  opening.catch(() => undefined);
  const isBack = options.awaitedBy !== null;
  // A sign-in is one of the later routes: their code comes beside the rest, and whoever asks for it hears where it does not.
  if (!isBack) fetchLaterRoutes().catch(() => undefined);
  const [{ createDemoBackend }, { arrivingRoutes }, { createFigureWorker }, { startFigureWorker }] =
    await Promise.all([
      import('../demoBackend.ts'),
      import('../arrivingRoutes.ts'),
      import('../../metrics/worker/createFigureWorker.ts'),
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

/** The backend of a stage alone: whoever opens it hands requests over. */
export const openStagedBackend = async (options: StagedBackendOptions): Promise<StagedBackend> =>
  (await import('../stage/stagedBackend.ts')).openStagedBackend(options);

type Reached = Pick<StagedBackendOptions, 'world' | 'base'>;

const destinationOf = ({ handle }: Pick<StagedBackend, 'handle'>, { world, base }: Reached): Destination => ({
  handle: recordOtherRequests(handle, world, base.slice(0, -1)),
  world,
  base,
});

/** Brings the page's requests to a backend that is open. */
export const bringRequests = (
  backend: Pick<StagedBackend, 'handle'>,
  options: Reached,
): Promise<ListeningMode> => listen(destinationOf(backend, options));

/** Resolves once requests are answered, with null after a loss; rejects when neither a worker nor the page can answer them. */
export const startBackend = async (options: BrowserBackendOptions): Promise<StartedBackend | null> => {
  const [made] = await Promise.all([makeLater(openLater(options), options), fetchTransport(options)]);
  if (made === null) return null;
  const { backend, controls, answers, memoryReason, readOnly, seeded } = made;
  const [listening] = await Promise.all([listenSoon(destinationOf(backend, options), options), seeded]);
  return { listening, memoryReason, readOnly, controls, answers };
};
