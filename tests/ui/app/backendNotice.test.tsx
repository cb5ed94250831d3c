/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { backendMachine, type StartedBackend } from '#machines/backend/backendMachine.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { BackendNotice } from '#ui/app/AppShell.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const noticeOf = async (started: StartedBackend, isExpected: boolean): Promise<string> => {
  const backend = createActor(
    backendMachine.provide({
      actors: {
        startBackend: fromPromise<StartedBackend | null>(async () => started),
        takeWorker: fromPromise(async () => {}),
      },
      actions: { holdCalls: () => {}, letCallsThrough: () => {}, refuseCalls: () => {} },
    }),
  ).start();
  backend.send({ type: 'backend.want' });
  backend.send({ type: 'page.painted' });
  await waitFor(backend, ({ context }) => context.started !== null);
  const services = { actors: { backend }, world: createVirtualWorld() } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <BackendNotice />
    </ServicesContext>,
  );
  if (isExpected) await until(() => expect(page.container.textContent).not.toBe(''));
  const text = page.container.textContent ?? '';
  await page.unmount();
  backend.stop();
  return text;
};

test('says that nothing is kept, and why', async () => {
  expect(await noticeOf({ mode: 'worker', memoryReason: 'the browser has no IndexedDB' }, true)).toBe(
    'This browser gives the demo no lasting storage, so everything is forgotten when you close this tab (the browser has no IndexedDB).',
  );
});

test('says nothing where all is kept and a worker answers', async () => {
  expect(await noticeOf({ mode: 'worker', memoryReason: null }, false)).toBe('');
});

test('says that data of a newer version can be read and not changed', async () => {
  expect(await noticeOf({ mode: 'worker', memoryReason: null, readOnly: true }, true)).toBe(
    'A newer version of AgencyLens wrote the data in this browser. You can read it here; to change anything, reload the page to get that version.',
  );
});
