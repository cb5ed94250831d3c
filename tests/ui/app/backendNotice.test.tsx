/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { backendMachine, type StartedBackend } from '#machines/backend/backendMachine.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { BackendNotice } from '#ui/app/BackendNotice.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';

/** What the notice says of a backend that has started so. */
const noticeOf = async (started: StartedBackend): Promise<string> => {
  const backend = createActor(
    backendMachine.provide({
      actors: { startBackend: fromPromise(async () => started), takeWorker: fromPromise(async () => {}) },
      actions: { holdCalls: () => {}, letCallsThrough: () => {}, refuseCalls: () => {} },
    }),
  ).start();
  backend.send({ type: 'backend.want' });
  backend.send({ type: 'page.painted' });
  await waitFor(backend, ({ context }) => context.started !== null);
  const services = { actors: { backend } } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <BackendNotice />
    </ServicesContext>,
  );
  const text = page.container.textContent ?? '';
  await page.unmount();
  backend.stop();
  return text;
};

test('says that nothing is kept, and why', async () => {
  expect(await noticeOf({ mode: 'worker', memoryReason: 'the browser has no IndexedDB' })).toBe(
    'This browser gives the demo no lasting storage, so everything is forgotten when you close this tab (the browser has no IndexedDB).',
  );
});

test('says nothing where all is kept and a worker answers', async () => {
  expect(await noticeOf({ mode: 'worker', memoryReason: null })).toBe('');
});
