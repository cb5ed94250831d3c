/** Hosts the backend in the browser: opens the log, seeds the demo and listens. Its parts are fetched side by side and run one after the other, so that the page answers in between. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { World } from '#world/world.ts';
import type { OpenedBranch } from './openBranch.ts';
import type { StagedBackend, StagedBackendOptions } from './stagedBackend.ts';
import type { ListeningMode } from './transport.ts';

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
};

export type StartedBackend = {
  /** Made, and its code fetched, when it is first asked for. */
  readonly controls: () => Promise<BackendControls>;
  /** What all projections answer now, by their names. */
  readonly answers: () => Promise<object>;
  readonly mode: ListeningMode;
  /** Why events will not outlive the page; null when they will. */
  readonly memoryReason: string | null;
};

const openLater = async ({ world, branch }: BrowserBackendOptions): Promise<OpenedBranch> => {
  const { openBranch } = await import('./openBranch.ts');
  return openBranch({ world, branch });
};

const makeLater = async (opening: Promise<OpenedBranch>, options: BrowserBackendOptions) => {
  const { createDemoBackend } = await import('./demoBackend.ts');
  return createDemoBackend({ ...options, ...(await opening) });
};

/** The backend of a stage alone: whoever opens it hands requests over. */
export const openStagedBackend = async (options: StagedBackendOptions): Promise<StagedBackend> =>
  (await import('./stagedBackend.ts')).openStagedBackend(options);

/** Brings the page's requests to a backend that is open. */
export const bringRequests = async (
  backend: Pick<StagedBackend, 'handle'>,
  { world, base }: StagedBackendOptions,
): Promise<ListeningMode> => (await import('./transport.ts')).listen(backend, base, world);

/** Resolves once requests are answered; rejects when neither a worker nor the page can answer them. */
export const startBackend = async (options: BrowserBackendOptions): Promise<StartedBackend> => {
  const { world, base } = options;
  const opening = openLater(options);
  const [{ listen }, { backend, controls, answers }, { memoryReason, seeded }] = await Promise.all([
    import('./transport.ts'),
    makeLater(opening, options),
    opening,
  ]);
  const [mode] = await Promise.all([listen(backend, base, world), seeded]);
  return { mode, memoryReason, controls, answers };
};
