/** Hosts the backend in the page: starts it on request, or early for a returning visitor. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { branchKey } from '#domain/inspection/branchControls.ts';
import type { DemoClock } from '#domain/inspection/demoClock.ts';
import type { RecoveryControls } from '#domain/recovery/loss.ts';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import type { FollowStorageNotes, StorageNote } from '#domain/recovery/storageNote.ts';
import { createSessionStore } from '#machines/auth/sessionStorage.ts';
import type { BackendMode, StartedBackend } from '#machines/backend/backendMachine.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import { type BrowserStore, createBrowserStore, replaceForbiddenStorage } from '../services/browserStore.ts';
import { framesBefore } from '../services/framesBefore.ts';
import { providerKey } from '../services/providerKey.ts';
import { createVisitCache, type VisitCache } from '../services/visitCache.ts';
import { storedLead } from './storedLead.ts';

export const createStorageNotes = () => {
  const notes = new Map<string, StorageNote>();
  const listeners = new Set<(note: StorageNote) => void>();
  const follow: FollowStorageNotes = (hear) => {
    notes.forEach(hear);
    listeners.add(hear);
    return () => listeners.delete(hear);
  };
  return {
    tell: (note: StorageNote): void => {
      notes.set(note.kind, note);
      for (const hear of listeners) hear(note);
    },
    follow,
  };
};

export type BackendModule = {
  startBackend(options: {
    world: World;
    base: string;
    network: string | null;
    rememberNetwork: (profile: string) => void;
    branch: string | null;
    isProviderUp: () => boolean;
    awaitedBy: string | null;
    onLoss: (recovery: RecoveryControls) => void;
    onNewer: () => void;
    onNote: (note: StorageNote) => void;
    onSlow: (rebuild: StartRebuild) => void;
  }): Promise<{
    readonly listening:
      | { readonly mode: Exclude<BackendMode, 'untilWorker' | 'server'> }
      | { readonly mode: 'untilWorker'; readonly takeWorker: () => Promise<void> };
    readonly memoryReason: string | null;
    readonly readOnly: boolean;
    readonly controls: () => Promise<BackendControls>;
  } | null>;
};

export type HostedBackend = {
  readonly world: World;
  /** Null where time is the server's. */
  readonly demoClock: (() => Promise<DemoClock>) | null;
  readonly base: string;
  /** Null on a branch of the log, and during hot reloads. */
  readonly visitCache: VisitCache | null;
  readonly storages: { readonly local: BrowserStore; readonly session: BrowserStore };
  readonly startAhead: () => void;
  /** Returns the early start; a call after a failure starts again. */
  readonly start: () => Promise<StartedBackend | null>;
  readonly takeWorker: () => Promise<void>;
  readonly controls: () => Promise<BackendControls>;
  readonly recovery: () => RecoveryControls | null;
  /** `hear` is called at once if the loss is already known. */
  readonly whenLost: (hear: () => void) => void;
  /** Resolves when data of a newer build is found, after which the log is read-only. */
  readonly newerData: Promise<void>;
  readonly storageNotes: FollowStorageNotes;
  /** Resolves with the rebuild if the first reply has to wait for it. */
  readonly slowStart: Promise<StartRebuild>;
};

const networkKey = 'agencylens.network';

const createLosses = () => {
  let recovery: RecoveryControls | null = null;
  let hear = () => {};
  return {
    tell: (offered: RecoveryControls) => {
      recovery ??= offered;
      hear();
    },
    recovery: () => recovery,
    whenLost: (listener: () => void) => {
      hear = listener;
      if (recovery !== null) listener();
    },
  };
};

export const hostBackend = (base: string, loadBackend: () => Promise<BackendModule>): HostedBackend => {
  replaceForbiddenStorage(window);
  const findLocal = () => localStorage;
  const local = createBrowserStore(findLocal);
  const world = createLiveWorld(framesBefore(window), storedLead(local));
  const session = createBrowserStore(() => sessionStorage);
  const losses = createLosses();
  const notes = createStorageNotes();
  const { promise: controls, resolve: giveControls } =
    Promise.withResolvers<() => Promise<BackendControls>>();
  const { promise: workerWay, resolve: giveWorkerWay } = Promise.withResolvers<() => Promise<void>>();
  const { promise: newerData, resolve: onNewer } = Promise.withResolvers<void>();
  const { promise: slowStart, resolve: onSlow } = Promise.withResolvers<StartRebuild>();
  let ahead: Promise<StartedBackend | null> | null = null;
  const branch = local.getItem(branchKey);
  const build: string | undefined = import.meta.env.VITE_FOLD_VERSION;
  const address = location.pathname.slice(base.length - 1) + location.search;

  const start = async (): Promise<StartedBackend | null> => {
    const started = await (await loadBackend()).startBackend({
      world,
      base,
      network: local.getItem(networkKey),
      rememberNetwork: (profile) => local.setItem(networkKey, profile),
      branch,
      isProviderUp: () => local.getItem(providerKey) !== 'down',
      awaitedBy: createSessionStore({ local, session }).load()?.token ?? null,
      onLoss: losses.tell,
      onNewer,
      onNote: notes.tell,
      onSlow,
    });
    if (started === null) return null;
    const { listening, memoryReason, readOnly } = started;
    giveControls(started.controls);
    if (listening.mode === 'untilWorker') giveWorkerWay(listening.takeWorker);
    return { mode: listening.mode, memoryReason, readOnly };
  };

  return {
    world,
    demoClock: async () => (await import('./demoClockOf.ts')).demoClockOf(world.clock, findLocal, window),
    base,
    visitCache:
      build === undefined || branch !== null
        ? null
        : createVisitCache({ storages: { local, session }, address, build, now: world.clock.now }),
    storages: { local, session },
    startAhead: () => {
      ahead = start();
      // The caller of `start` handles the failure.
      ahead.catch(() => undefined);
    },
    start: () => {
      const started = ahead ?? start();
      ahead = null;
      return started;
    },
    takeWorker: async () => (await workerWay)(),
    controls: async () => (await controls)(),
    recovery: losses.recovery,
    whenLost: losses.whenLost,
    newerData,
    storageNotes: notes.follow,
    slowStart,
  };
};
