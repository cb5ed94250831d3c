/** The real app on a stage without a browser: pages in a simulated document, the backend called as a function. */

import { runInThisContext } from 'node:vm';
import { createEventLog } from '#events/log/createEventLog.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { createPasswords } from '#mocks/auth/passwords.ts';
import { createBackend } from '#mocks/backend.ts';
import { createLogControls } from '#mocks/inspection/createLogControls.ts';
import { createNetworkControls } from '#mocks/network/createNetworkControls.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import type { Script } from '#scenarios/script.ts';
import { createStage } from '#ui/stage/createStage.tsx';
import type { Stage } from '#ui/stage/stage.ts';
import { createStagedWorld } from '#world/stagedWorld.ts';

/** An app over a log in memory, in the document of this test. */
export const openHeadlessStage = async (script: Script): Promise<Stage> => {
  const world = createStagedWorld({ seed: script.seed, start: script.start });
  const tenant = 'main';
  const log = createEventLog({ storage: memoryStorage(), hints: silentHints, world: world.backend, tenant });
  await seedDemo(log, world.backend);
  const readModel = createReadModel(log, world.backend.trace);
  const line = createNetworkControls({ world: world.backend, profile: 'instant', remember: () => undefined });
  const backend = createBackend({
    world: world.backend,
    log,
    readModel,
    passwords: createPasswords(world.backend.ids),
    network: line.network,
    basePath: '',
    isProviderUp: () => true,
  });
  const logControls = createLogControls({ world: world.backend, log, readModel, indexedDb: null });
  document.body.innerHTML = '<div id="root"></div>';
  const container = document.querySelector<HTMLElement>('#root');
  if (!container) throw new Error('there is nothing to show the app in');
  return createStage(
    {
      page: window,
      container,
      base: '/',
      moves: false,
      runProgram: async (text) => void runInThisContext(text),
      world,
      fetch: (url, init) => backend.handle(new Request(new URL(String(url), location.origin), init)),
      startBackend: async () => ({
        mode: 'direct',
        memoryReason: null,
        controls: async () => ({ network: line.controls, log: logControls }),
        answers: () => readModel.current(),
      }),
    },
    { ...script, transport: 'page' },
  );
};
