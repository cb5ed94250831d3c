/** Hosts the backend in the browser: opens the log, seeds the demo and listens, yielding to the page between steps. */

import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { RecoveryControls } from '#domain/recovery/loss.ts';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { findSnapshot, type SnapshotSource } from '#events/projections/findSnapshot.ts';
import type { WorkspaceFirstRead } from '#events/projections/scope.ts';
import { longHistory, readWorkspacePage } from '#events/projections/workspacePage.ts';
import { todaysLog } from '#events/todaysLog.ts';
import { whenIdle } from '#world/whenIdle.ts';
import type { World } from '#world/world.ts';
import { findSession } from '../../auth/findSession.ts';
import { recordOtherRequests } from '../../network/recordOtherRequests.ts';
import type { Routes } from '../../routeTable.ts';
import type { StagedBackend, StagedBackendOptions } from '../stage/stagedBackend.ts';
import type { Destination } from './destination.ts';
import { type OpenedBranch, openBranch } from './openBranch.ts';
import { fetchTransport, type Listening, type ListeningMode, listen, listenSoon } from './transport.ts';

type Opened = {
  readonly log: EventLog;
  readonly snapshots: (SnapshotSource & { readonly leastEvents: number }) | null;
};

/** The workspace of a token's session; null without one. Never rejects: failed reads are repeated on request. */
export const readFirst = async (
  { log, snapshots }: Opened,
  token: string | null,
): Promise<WorkspaceFirstRead | null> => {
  try {
    const session = await findSession(token, log);
    if (session === null) return null;
    const { workspaceId } = session;
    const { position } = await log.head();
    const isUsable = snapshots !== null && position >= snapshots.leastEvents;
    const snapshot = isUsable ? await findSnapshot(snapshots, log, workspaceId) : null;
    const hasPage = !snapshot?.usable && position < longHistory;
    const page = hasPage ? await readWorkspacePage(todaysLog(log), workspaceId, 0) : null;
    return { workspaceId, page, snapshot };
  } catch {
    return null;
  }
};

export type FoldAheadParts = {
  readonly first: Promise<WorkspaceFirstRead | null>;
  readonly seeded: Promise<void>;
  readonly prepare: (workspaceId: string) => Promise<void>;
  readonly whenIdle: (run: () => void) => void;
};

/**
 * Folds a returning person's workspace at once, and the demo's for a visitor. The typed address plays no
 * part, so that sign-in time reveals nothing. Never rejects.
 */
export const foldAhead = async ({ first, seeded, prepare, whenIdle }: FoldAheadParts): Promise<void> => {
  try {
    const found = await first;
    if (found !== null) return await prepare(found.workspaceId);
    await seeded;
    whenIdle(() => void prepare(demoWorkspaceId));
  } catch {
    // The request that needs the data reports the error.
  }
};

export type BrowserBackendOptions = {
  readonly world: World;
  readonly base: string;
  readonly network: string | null;
  readonly rememberNetwork: (profile: string) => void;
  /** The branch of the log to open; null or an unknown one opens the main branch. */
  readonly branch: string | null;
  readonly isProviderUp: () => boolean;
  /** The token of a person who waits for data and should not wait for the worker's registration; null for no one. */
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
