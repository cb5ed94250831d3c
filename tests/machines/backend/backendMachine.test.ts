/** Tests the start of the demo backend parallel to the page. */
import { describe, expect, test } from 'vitest';
import { createGate } from '#machines/api/gate.ts';
import { NetworkProblem } from '#machines/api/networkProblem.ts';
import { backendMachine, type StartedBackend } from '#machines/backend/backendMachine.ts';
import { backendService } from '#machines/backend/backendService.ts';
import { settle } from '#world/settle.ts';
import { seen, startMachine } from '../machineHarness.ts';

const open = () => {
  const gate = createGate();
  const starts: { resolve: (started: StartedBackend) => void; reject: (error: unknown) => void }[] = [];
  const startBackend = () =>
    new Promise<StartedBackend>((resolve, reject) => {
      starts.push({ resolve, reject });
    });
  const takings: PromiseWithResolvers<void>[] = [];
  const takeWorker = () => {
    const taking = Promise.withResolvers<void>();
    takings.push(taking);
    return taking.promise;
  };
  const started = startMachine(backendMachine.provide(backendService({ startBackend, takeWorker, gate })));
  gate.whenWaiting(() => started.actor.send({ type: 'backend.want' }));
  const calls: unknown[] = [];
  const call = async () => {
    const place = calls.push('waiting') - 1;
    gate.wait().then(
      () => {
        calls[place] = 'through';
      },
      (error: unknown) => {
        calls[place] = error;
      },
    );
    await settle();
  };
  return { ...started, starts, takings, call, calls };
};

const started: StartedBackend = { mode: 'direct', memoryReason: 'no storage' };
const at = (state: string, context: object = {}, tags: string[] = []) => ({
  state,
  context: { started: null, problem: null, wanted: true, ...context },
  tags,
});
const problem = { message: 'The demo backend could not be started in this browser.' };
const refusal = new NetworkProblem('notStarted');

describe(backendMachine.id, () => {
  test('waits for the first paint; calls wait with it', async () => {
    const { actor, starts, call, calls } = open();
    await call();

    expect([seen(actor), starts, calls]).toEqual([at('waitingForPaint'), [], ['waiting']]);
  });

  test('starts after the paint and lets calls through once it is ready', async () => {
    const { actor, starts, call, calls } = open();
    await call();
    actor.send({ type: 'page.painted' });
    await call();
    expect([seen(actor), starts.length, calls]).toEqual([
      at('starting', {}, ['busy']),
      1,
      ['waiting', 'waiting'],
    ]);

    starts[0]?.resolve(started);
    await call();
    expect([seen(actor), calls]).toEqual([at('ready', { started }), ['through', 'through', 'through']]);
  });

  test.each([
    ['worker', (taking?: PromiseWithResolvers<void>) => taking?.resolve()],
    ['direct', (taking?: PromiseWithResolvers<void>) => taking?.reject(new Error('refused'))],
  ] as const)('lets calls through before a worker is there, and then keeps to %s', async (mode, end) => {
    const { actor, starts, takings, call, calls } = open();
    await call();
    actor.send({ type: 'page.painted' });
    const bridged = { mode: 'untilWorker', memoryReason: null } as const;
    starts[0]?.resolve(bridged);
    await call();
    expect([seen(actor), takings.length, calls]).toEqual([
      at('bridging', { started: bridged }),
      1,
      ['through', 'through'],
    ]);

    end(takings[0]);
    await call();
    expect([seen(actor), calls]).toEqual([
      at('ready', { started: { mode, memoryReason: null } }),
      ['through', 'through', 'through'],
    ]);
  });

  test('refuses calls when it could not start, and holds them again for another try', async () => {
    const { actor, starts, call, calls } = open();
    await call();
    actor.send({ type: 'page.painted' });
    starts[0]?.reject(new Error('no worker'));
    await settle();
    await call();
    expect([seen(actor), calls]).toEqual([at('failed', { problem }), [refusal, refusal]]);

    actor.send({ type: 'backend.retry' });
    await call();
    expect([seen(actor), starts.length, calls[2]]).toEqual([
      at('starting', { problem }, ['busy']),
      2,
      'waiting',
    ]);
    starts[1]?.resolve(started);
    await settle();
    expect([seen(actor), calls[2]]).toEqual([at('ready', { started }), 'through']);
  });

  test('stays away from a page that is only read, until a call or somebody wants it', async () => {
    const { actor, starts, call, calls } = open();
    actor.send({ type: 'page.painted' });
    expect([seen(actor), starts]).toEqual([at('unasked', { wanted: false }), []]);

    await call();
    expect([seen(actor), starts.length, calls]).toEqual([at('starting', {}, ['busy']), 1, ['waiting']]);
  });

  test('starts once, however often it is wanted and the page is painted', () => {
    const { actor, starts } = open();
    actor.send({ type: 'page.painted' });
    actor.send({ type: 'backend.want' });
    actor.send({ type: 'backend.want' });
    actor.send({ type: 'page.painted' });

    expect(starts.length).toEqual(1);
  });
});
