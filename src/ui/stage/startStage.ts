/** Puts the app of this window on a stage: its requests go through the service worker as ever, its time and chance are the script's. */
import { createStagedWorld } from '#world/stagedWorld.ts';
import type { World } from '#world/world.ts';
import { runTag } from '../app/loadScript.ts';
import { createStage, type StageHost } from './createStage.tsx';
import type { StagePage, StagePlan } from './stage.ts';

type StagedOptions = {
  world: World;
  base: string;
  network: string | null;
  rememberNetwork: (profile: string) => void;
  branch: string | null;
  lasting: boolean;
  isProviderUp: () => boolean;
};

const runProgram = async (text: string): Promise<void> => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  await runTag(url, new AbortController().signal).finally(() => URL.revokeObjectURL(url));
};

type Started = Awaited<ReturnType<StageHost['startBackend']>>;

type BackendModule = {
  startBackend(options: StagedOptions): Promise<Started>;
  openBackend(
    options: StagedOptions,
  ): Promise<Started & { readonly handle: (request: Request) => Promise<Response> }>;
};

/** The page's `agencyLensStage` is there once the app can be driven. */
export const startStage = async (
  container: HTMLElement,
  plan: StagePlan,
  loadBackend: () => Promise<BackendModule>,
): Promise<void> => {
  const base = import.meta.env.BASE_URL;
  const page: StagePage = window;
  delete container.dataset.page;
  const { startBackend, openBackend } = await loadBackend();

  const begin = async (): Promise<void> => {
    page.agencyLensStage?.close();
    delete page.agencyLensStage;
    const world = createStagedWorld(plan);
    const options: StagedOptions = {
      world: world.backend,
      base,
      network: 'instant',
      rememberNetwork: () => undefined,
      branch: null,
      lasting: false,
      isProviderUp: () => true,
    };
    const parts = { page, container, base, world, moves: true, runProgram };
    if (plan.transport === 'worker') {
      const reach: typeof fetch = (url, init) => fetch(url, init);
      page.agencyLensStage = await createStage(
        { ...parts, fetch: reach, startBackend: () => startBackend(options) },
        plan,
      );
      return;
    }
    const opened = await openBackend(options);
    const reach: typeof fetch = (url, init) =>
      opened.handle(new Request(new URL(String(url), location.origin), init));
    page.agencyLensStage = await createStage(
      { ...parts, fetch: reach, startBackend: async () => opened },
      plan,
    );
  };

  await begin();
  page.agencyLensRestage = begin;
};
