/** Runs the real app on a stage without a browser: pages in a simulated document, the backend called as a function. */

import { runInThisContext } from 'node:vm';
import { Window as HappyWindow } from 'happy-dom';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import {
  openStagedBackend,
  type StagedBackend,
  type StagedBackendOptions,
} from '#mocks/hosts/stage/stagedBackend.ts';
import type { Script } from '#scenarios/script.ts';
import type { Stage } from '#ui/stage/stage.ts';
import type { OpenedPage, TabHost } from '#ui/stage/tab.ts';
import { createStage } from '#ui/stagedApp/createStage.tsx';
import { createTab } from '#ui/stagedApp/stagedTab.tsx';
import { macrotask } from '#world/settle.ts';
import { createStagedWorld } from '#world/stagedWorld.ts';

const runProgram = async (text: string): Promise<void> => void runInThisContext(text);

const openHeadlessPage = (name: string): OpenedPage => {
  const page = new HappyWindow({ url: location.href });
  page.document.body.innerHTML = '<div id="root"></div>';
  const container = page.document.querySelector('#root');
  if (!container) throw new Error(`there is nothing to show the page ${name} in`);
  const host = { page, container, moves: false, runProgram } as unknown as TabHost;
  return {
    page: host.page,
    create: (parts) => createTab(host, parts),
    turn: macrotask,
    close: () => void page.happyDOM.close(),
  };
};

/** The simulated browser follows a download link instead of saving the file, which would leave the app. */
const stayHere = (): void => {
  window.open = () => null;
};

export type HeadlessStage = {
  readonly stage: Stage;
  readonly controls: () => Promise<BackendControls>;
  readonly handle: (request: Request) => Promise<Response>;
};

/** Answers a request before the backend does. Null passes the request on. */
export type Meet = (request: Request) => Response | null;

/** Receives each reply that a page still waits for. A response of type `error` means no reply. */
export type Hear = (request: Request, answer: Response) => void;

export type OpenBackend = (options: StagedBackendOptions) => Promise<StagedBackend>;

export const openHeadless = async (
  script: Script,
  meet: Meet = () => null,
  hear: Hear | null = null,
  openBackend: OpenBackend = openStagedBackend,
): Promise<HeadlessStage> => {
  const world = createStagedWorld({ seed: script.seed, start: script.start });
  const backend = await openBackend({
    world: world.backend,
    seedWorld: world.seed,
    base: '/',
  });
  document.body.innerHTML = '<div id="root"></div>';
  const container = document.querySelector<HTMLElement>('#root');
  if (!container) throw new Error('there is nothing to show the app in');
  stayHere();
  const stage = await createStage(
    {
      page: window,
      container,
      base: '/',
      moves: false,
      runProgram,
      world,
      backend,
      fetch: async (url, init) => {
        const request = new Request(new URL(String(url), location.origin), init);
        const answer = meet(request) ?? backend.handle(request);
        // Not awaited, so that the page's reply is not delayed. The page reports failures itself.
        if (hear)
          Promise.resolve(answer).then(
            (one) => init?.signal?.aborted !== true && hear(request, one),
            () => undefined,
          );
        return answer;
      },
      openPage: async (name) => openHeadlessPage(name),
      showPage: () => undefined,
    },
    { ...script, transport: 'page' },
  );
  return { stage, controls: backend.controls, handle: backend.handle };
};

export const openHeadlessStage = async (...parts: Parameters<typeof openHeadless>): Promise<Stage> =>
  (await openHeadless(...parts)).stage;
