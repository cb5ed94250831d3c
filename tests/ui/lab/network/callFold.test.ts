/** Tests folding frames into calls. */
import { describe, expect, test } from 'vitest';
import { statusClassOf, statusText } from '#ui/lab/network/call.ts';
import { createCallFold } from '#ui/lab/network/callFold.ts';
import { createTrace } from '#world/createTrace.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { openSession } from './session.ts';

describe('the calls of a trace', () => {
  test('report each request its reply, its faults, its events and where it came from', async () => {
    const session = await openSession();
    const { api, controls, world } = session;
    await api.call('updateProfile', { body: { first_name: 'Eleonora' } });
    controls.setFault({ route: 'listPlans', fault: { kind: 'status', status: 503 }, reach: { next: 1 } });
    const gesture = world.trace.record({ kind: 'gesture', name: 'sent', detail: { origin: 'lab' } });
    await api.call('listPlans', { cause: gesture }).catch(() => {});
    controls.setFault({ route: 'all', fault: { kind: 'cutBody', share: 0.1 }, reach: { next: 1 } });
    await api.call('readWorkspace').catch(() => {});
    controls.setFault({
      route: 'readBilling',
      fault: { kind: 'networkError', lost: 'request' },
      reach: { next: 1 },
    });
    await api.call('readBilling').catch(() => {});

    expect(
      session
        .calls()
        .map((call) => [
          call.request.name,
          statusText(call),
          statusClassOf(call),
          call.events,
          call.fromLab,
          call.faults.map(({ name }) => name.split(':')[0]),
        ]),
    ).toEqual([
      ['POST /api/auth/sign-up', '201', 'success', 5, false, []],
      ['PATCH /api/auth/profile', '200', 'success', 1, false, []],
      ['GET /api/plans', '503', 'failed', 0, true, ['Status 503']],
      ['GET /api/workspace', 'broken', 'lost', 0, false, ['Cut body']],
      ['GET /api/billing', 'noReply', 'lost', 0, false, ['Network error']],
    ]);
  });

  test('report a stream what it brought, and its end', async () => {
    const session = await openSession();
    const leave = await session.connect();
    await session.api.call('updateProfile', { body: { first_name: 'Eleonora' } });
    await session.settle();
    const open = session.calls().find(({ isStream }) => isStream);
    await leave();
    const left = session.calls().find(({ isStream }) => isStream);

    expect([open?.messages.map(({ name }) => name), open?.closed, left?.closed?.name]).toEqual([
      ['#6 ProfileUpdated'],
      null,
      'the stream was left',
    ]);
  });

  test('are the same list, and the same calls, as long as nothing of them changes', async () => {
    const session = await openSession();
    const before = session.calls();
    session.world.trace.record({ kind: 'note', name: 'nothing' });
    const same = session.calls();
    await session.api.call('listPlans');
    const after = session.calls();

    expect([same === before, after === before, after[0] === before[0], after.length]).toEqual([
      true,
      false,
      true,
      2,
    ]);
  });

  test('are those up to an earlier moment when that is looked at, and all again afterwards', async () => {
    const { api, world } = await openSession();
    await api.call('listPlans');
    const fold = createCallFold();
    const frames = world.trace.frames();
    const all = fold.take(frames);
    const request = frames.findIndex(({ name }) => name === 'GET /api/plans');
    const earlier = fold.take(frames.slice(0, request + 1));

    expect([all.map(statusText), earlier.map(statusText), fold.take(frames).map(statusText)]).toEqual([
      ['201', '200'],
      ['201', 'pending'],
      ['201', '200'],
    ]);
  });

  test('forget what the ring has forgotten', () => {
    const { clock, ids } = createVirtualWorld();
    const trace = createTrace({ clock, ids, capacity: 4, realTime: () => 0 });
    const fold = createCallFold();
    const asked = { method: 'GET', path: '/api/plans', query: '', attempt: 1, headers: {} };
    const detail = { ...asked, authorized: false, hasBody: false, body: undefined };
    const counts = Array.from({ length: 6 }, () => {
      trace.record({ kind: 'request', name: 'GET /api/plans', cause: null, detail });
      return fold.take(trace.frames()).map(({ number }) => number);
    });

    expect(counts.slice(3)).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4, 5],
      [3, 4, 5, 6],
    ]);
  });
});
