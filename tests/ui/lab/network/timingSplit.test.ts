/** Tests splitting the time of a call into phases. */
import { describe, expect, test } from 'vitest';
import { timingSplit } from '#ui/lab/network/timingSplit.ts';
import { openSession } from './session.ts';

describe('the timing of a call', () => {
  test('is split into latency, being held, and the body', async () => {
    const session = await openSession(120);
    const { api, controls, through, world } = session;
    controls.hold('listPlans');
    controls.setFault({ route: 'all', fault: { kind: 'slowBody', duration: 500 }, reach: { next: 1 } });
    const ended = api.call('listPlans');
    await world.clock.advanceAsync(420);
    controls.releaseAll();
    await through(ended, 600);

    expect(session.calls().map(timingSplit)).toEqual([
      { hop: 0, latency: 0, handler: 0, held: 0, body: 0, total: 0 },
      { hop: 0, latency: 120, handler: 0, held: 300, body: 500, total: 920 },
    ]);
  });

  test('is what the backend did not report, on the way there and back', async () => {
    const session = await openSession();
    const [call] = session.calls();
    if (!call?.result || !call.response) throw new Error('there is no call');
    const headers = new Headers({ 'Server-Timing': 'latency;dur=20, handler;dur=5.5' });
    const slow = {
      ...call,
      result: { ...call.result, headers, headAfter: 40 },
      response: { ...call.response, realTime: call.request.realTime + 50 },
    };

    expect(timingSplit(slow)).toEqual({
      hop: 14.5,
      latency: 20,
      handler: 5.5,
      held: 0,
      body: 10,
      total: 50,
    });
  });

  test('is not known without a reply, and ends for a stream with its opening', async () => {
    const session = await openSession(40);
    await session.connect();
    session.controls.setFault({
      route: 'all',
      fault: { kind: 'networkError', lost: 'request' },
      reach: { next: 1 },
    });
    await session.through(session.api.call('listPlans'));
    const pending = session.api.call('listPlans');
    await session.settle();
    const splits = session.calls().map((call) => timingSplit(call)?.total ?? null);
    await session.through(pending);

    expect(splits).toEqual([0, 40, null, null]);
  });
});
