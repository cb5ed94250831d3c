/** Assembles the browser's backend: over the open log, with the chosen network and the Lab's controls. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { NetworkControls } from '#domain/inspection/networkControls.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { type PersonalLog, personalLog } from '#events/people/personalLog.ts';
import { createReadModel, type ReadModel } from '#events/projections/readModel.ts';
import type { ReadAhead, WorkspaceFirstRead } from '#events/projections/scope.ts';
import type { SnapshotUse } from '#events/projections/snapshotWriter.ts';
import { type KnownLog, knownLog } from '#events/recovery/knownLog.ts';
import { todaysLog } from '#events/todaysLog.ts';
import { versionOf } from '#events/upcasters.ts';
import type { World } from '#world/world.ts';
import { type Backend, createBackend } from '../backend.ts';
import { createPasswords, type Passwords } from '../crypto/passwords.ts';
import type { MakeBlock } from '../factStore/sharedFacts.ts';
import type { FigureWorker } from '../factStore/worker/createFigureWorker.ts';
import type { AccountPolicy, BackendParts, Deliveries, OpenStream } from '../http/context.ts';
import { streamCategories } from '../inspection/streamCategories.ts';
import { createNetworkControls } from '../network/createNetworkControls.ts';
import type { ClockDoubt } from '../recovery/clockDoubt.ts';
import type { LogWatch } from '../recovery/logWatch.ts';
import type { RecoveryPlace } from '../recovery/recoveryPlace.ts';
import type { RouteTable } from '../routeTable.ts';

export type DemoBackendParts = {
  readonly world: World;
  /** The raw log; personal data stays encrypted. */
  readonly log: EventLog;
  readonly memoryReason: string | null;
  readonly place?: RecoveryPlace;
  readonly watch?: LogWatch | null;
  readonly routes: RouteTable;
  readonly clockDoubt?: Pick<ClockDoubt, 'dueUntil' | 'confirm'>;
  readonly snapshots?: SnapshotUse | null;
  readonly base: string;
  readonly network: string | null;
  readonly rememberNetwork: (profile: string) => void;
  readonly isProviderUp: () => boolean;
  readonly onNewer?: () => void;
  /** Sums metrics off the main thread; omitted on a stage, whose simulated time does not wait for a worker. */
  readonly figureWorker?: FigureWorker | null;
  readonly makeBlock?: MakeBlock;
  readonly first?: Promise<WorkspaceFirstRead | null>;
  /** Default: PBKDF2, as in a browser. */
  readonly passwords?: Passwords;
  readonly openStream?: OpenStream;
  readonly accountPolicy?: AccountPolicy | undefined;
  readonly deliveries?: Deliveries | undefined;
  readonly domainLookup?: BackendParts['domainLookup'];
  readonly fetchFile?: BackendParts['fetchFile'];
  /** Workspaces whose answers stay in memory; left out: as many as a browser needs. */
  readonly workspacesHeld?: number;
  /** If omitted, session activity stays in memory until the host ends. */
  readonly sessionActivity?: BackendParts['sessionActivity'];
  readonly deviceOf?: BackendParts['deviceOf'];
};

export type DemoBackend = {
  readonly backend: Backend;
  /** The log with readable personal data, and its answers, for work between requests. */
  readonly reading: { readonly log: EventLog; readonly readModel: ReadModel };
  readonly controls: () => Promise<BackendControls>;
  readonly answers: () => Promise<object>;
  /** Folds a workspace ahead of its first request. Never rejects: the request reports the error. */
  readonly prepare: (workspaceId: string) => Promise<void>;
};

type Inspected = DemoBackendParts & { readonly personal: PersonalLog; readonly readModel: ReadModel };

const storageOf = async ({ world, log, place, watch = null, readModel, clockDoubt }: Inspected) => {
  if (place === undefined) return {};
  const { createStorageControls } = await import('../recovery/storageControls.ts');
  return {
    storage: createStorageControls({
      world,
      log,
      place,
      watch,
      readModel,
      confirmClock: () => clockDoubt?.confirm(),
    }),
  };
};

const createControls = (parts: Inspected, network: NetworkControls) => {
  const { world, log, personal, readModel, memoryReason, place } = parts;
  let made: Promise<BackendControls> | null = null;
  const make = async (): Promise<BackendControls> => {
    const { createLogControls } = await import('../inspection/createLogControls.ts');
    const indexedDb = memoryReason === null ? (place?.indexedDb ?? globalThis.indexedDB) : null;
    const archive = place && {
      databaseName: place.name,
      onBranchRemoved: (tenant: string) => {
        place.markers.remove(tenant);
        if (parts.snapshots) void parts.snapshots.shelf.forget(tenant);
      },
    };
    const inspected = { world, log, personal, readModel, indexedDb, locks: navigator.locks, ...archive };
    return { network, log: createLogControls(inspected), ...(await storageOf(parts)) };
  };
  return (): Promise<BackendControls> => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
};

const isKnown = ({ type, schemaVersion }: Pick<StoredEvent, 'type' | 'schemaVersion'>): boolean =>
  Object.hasOwn(streamCategories, type) && schemaVersion <= versionOf(type);

const readAheadOf = (read: DemoBackendParts['first'], known: KnownLog, personal: PersonalLog): ReadAhead => {
  let first = read;
  return async (workspaceId) => {
    const found = await first;
    if (found?.workspaceId !== workspaceId) return null;
    first = undefined;
    const { page, snapshot } = found;
    if (page === null) return { page, snapshot };
    // The raw page still has encrypted personal data, so it is decrypted here.
    return { page: { ...page, events: await personal.opened(known.looked(page.events)) }, snapshot };
  };
};

export const createDemoBackend = ({ first, ...parts }: DemoBackendParts): DemoBackend => {
  const { world, base, isProviderUp, figureWorker = null } = parts;
  const known = knownLog(parts.log, isKnown, parts.onNewer);
  const personal = personalLog(known, world);
  const log = todaysLog(personal);
  const { routes } = parts;
  const line = createNetworkControls({
    world,
    profile: parts.network,
    remember: parts.rememberNetwork,
    contract: routes,
  });
  const readModel = createReadModel(
    log,
    world.trace,
    parts.snapshots,
    readAheadOf(first, known, personal),
    parts.workspacesHeld,
  );
  const backend = createBackend({
    world,
    log,
    readModel,
    passwords: parts.passwords ?? createPasswords(world.ids),
    network: line.network,
    routes,
    basePath: base.slice(0, -1),
    isProviderUp,
    figureWorker,
    makeBlock: parts.makeBlock,
    accountPolicy: parts.accountPolicy,
    deliveries: parts.deliveries,
    domainLookup: parts.domainLookup,
    fetchFile: parts.fetchFile,
    deviceOf: parts.deviceOf,
    ...(parts.sessionActivity && { sessionActivity: parts.sessionActivity }),
    ...(parts.openStream && { openStream: parts.openStream }),
    ...(parts.clockDoubt ? { dueUntil: parts.clockDoubt.dueUntil } : {}),
  });
  return {
    backend,
    reading: { log, readModel },
    controls: createControls({ ...parts, personal, readModel }, line.controls),
    answers: readModel.whole,
    prepare: (workspaceId) =>
      readModel.of(workspaceId).then(
        () => undefined,
        () => undefined,
      ),
  };
};
