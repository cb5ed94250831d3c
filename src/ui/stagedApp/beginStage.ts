/** Reads the configuration of a stage from the window's name. */
import { ScenarioProblem } from '#scenarios/driver.ts';
import { sleep } from '#world/clock.ts';
import { createLiveClock } from '#world/liveClock.ts';
import { macrotask } from '#world/settle.ts';
import { createStagedWorld } from '#world/stagedWorld.ts';
import type { World } from '#world/world.ts';
import { lateStyles } from '../boot/lateStyles.ts';
import { runTag } from '../services/loadScript.ts';
import { type StagePage, type StagePlan, type StageWindows, stageName, stagePlanOf } from '../stage/stage.ts';
import type { OpenedPage } from '../stage/tab.ts';
import { createStage, type StagedBackend } from './createStage.tsx';
import { createTab } from './stagedTab.tsx';

const runProgram = async (text: string): Promise<void> => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  await runTag(url, new AbortController().signal).finally(() => URL.revokeObjectURL(url));
};

type StagedOptions = { readonly world: World; readonly seedWorld: World; readonly base: string };

type OpenedBackend = StagedBackend & { readonly handle: (request: Request) => Promise<Response> };

type BackendModule = {
  openStagedBackend(options: StagedOptions): Promise<OpenedBackend>;
  bringRequests(backend: OpenedBackend, options: StagedOptions): Promise<unknown>;
};

/** Real milliseconds between checks for a window's program. */
const lookEvery = 20;

const ownWindows = (page: StagePage, base: string): StageWindows => {
  const windows = new Map<string, StagePage>();
  return {
    open: async (name, windowName) => {
      const opened = page.open(base, windowName) as StagePage | null;
      if (opened === null) throw new ScenarioProblem('the browser opens no second page');
      windows.set(name, opened);
      return opened;
    },
    // The driver reads the window itself.
    show: () => undefined,
    close: (name) => windows.get(name)?.close(),
  };
};

const openPageIn = (page: StagePage, { plan, base }: { plan: StagePlan; base: string }) => {
  const own = ownWindows(page, base);
  const clock = createLiveClock();
  const windows = (): StageWindows => page.agencyLensWindows ?? own;
  return {
    openPage: async (name: string): Promise<OpenedPage> => {
      const opened = await windows().open(name, stageName({ ...plan, tab: name }));
      while (opened.agencyLensPage === undefined) await sleep(clock, lookEvery);
      return { ...opened.agencyLensPage, close: () => windows().close(name) };
    },
    showPage: (name: string): void => windows().show(name),
  };
};

const startTab = (container: HTMLElement): void => {
  const page: StagePage = window;
  delete container.dataset.page;
  page.agencyLensPage = {
    page,
    create: (parts) => createTab({ page, container, moves: true, runProgram }, parts),
    turn: macrotask,
  };
};

/** Sets the page's `agencyLensStage` once the app can be driven. */
const startStage = async (
  container: HTMLElement,
  plan: StagePlan,
  loadBackend: () => Promise<BackendModule>,
): Promise<void> => {
  const base = import.meta.env.BASE_URL;
  const page: StagePage = window;
  delete container.dataset.page;
  const { openStagedBackend, bringRequests } = await loadBackend();

  const begin = async (): Promise<void> => {
    page.agencyLensStage?.close();
    delete page.agencyLensStage;
    const world = createStagedWorld(plan);
    const options = { world: world.backend, seedWorld: world.seed, base };
    const backend = await openStagedBackend(options);
    if (plan.transport === 'worker') await bringRequests(backend, options);
    const throughWorker: typeof fetch = (url, init) => fetch(url, init);
    const inPage: typeof fetch = (url, init) =>
      backend.handle(new Request(new URL(String(url), location.origin), init));
    const reach = plan.transport === 'worker' ? throughWorker : inPage;
    const windows = openPageIn(page, { plan, base });
    const parts = { page, container, base, world, moves: true, runProgram, ...windows };
    page.agencyLensStage = await createStage({ ...parts, fetch: reach, backend }, plan);
  };

  await begin();
  page.agencyLensRestage = begin;
};

export const beginStage = async (
  container: HTMLElement,
  loadBackend: Parameters<typeof startStage>[2],
): Promise<void> => {
  const plan = stagePlanOf(window.name);
  if (plan === null) throw new Error(`This window is named as a stage, but not for what: ${window.name}`);
  await lateStyles();
  if (plan.tab !== undefined) startTab(container);
  else await startStage(container, plan, loadBackend);
};
