/** Tests filtering calls, their counts, and finding the call of a frame. */
import { describe, expect, test } from 'vitest';
import { callSpans } from '#ui/lab/network/CallList.tsx';
import { callOfFrame } from '#ui/lab/network/callOfFrame.ts';
import {
  type CallFilter,
  callFigures,
  filterCalls,
  formatCallFilter,
  parseCallFilter,
} from '#ui/lab/network/filterCalls.ts';
import { openSession } from './session.ts';

const noFilter = parseCallFilter('');

const mixedSession = async () => {
  const session = await openSession(40);
  const { api, controls, through } = session;
  const leave = await session.connect();
  await through(api.call('readSubscription', { query: { as_of: '5' } }));
  controls.setFault({ route: 'listPlans', fault: { kind: 'status', status: 503 }, reach: { next: 1 } });
  await through(api.call('listPlans'));
  await through(api.call('saveRoiScenario', { body: {} as never }));
  controls.setFault({ route: 'all', fault: { kind: 'networkError', lost: 'request' }, reach: { next: 1 } });
  await through(api.call('readBilling'));
  await through(api.call('updateProfile', { body: { first_name: 'Eleonora' } }));
  await session.settle();
  const pending = api.call('readWorkspace').catch(() => {});
  await session.settle();
  return { ...session, leave, pending };
};

describe('the list of calls', () => {
  test('has its filters in the address', () => {
    const filter: CallFilter = { text: 'auth -log', method: 'POST', status: 'failed', onlyFaulted: true };
    expect(parseCallFilter(formatCallFilter(filter))).toEqual(filter);
    expect(formatCallFilter(noFilter)).toBe('');
  });

  test('leaves out what the filters do not want', async () => {
    const calls = (await mixedSession()).calls();
    const paths = (filter: Partial<CallFilter>) =>
      filterCalls(calls, { ...noFilter, ...filter }).map(({ asked }) => asked.path.replace('/api/', ''));

    expect([
      paths({ text: 'POST scen' }),
      paths({ text: '-auth -events 40' }),
      paths({ text: 'AS_OF=5' }),
      paths({ method: 'PATCH' }),
      paths({ status: 'failed' }),
      paths({ status: 'refused' }),
      paths({ status: 'lost' }),
      paths({ status: 'pending' }),
      paths({ onlyFaulted: true }),
      paths({ onlyFaulted: true, status: 'success' }),
    ]).toEqual([
      ['roi/scenarios'],
      [],
      ['subscription'],
      ['auth/profile'],
      ['plans'],
      ['roi/scenarios'],
      ['billing'],
      ['workspace'],
      ['plans', 'billing'],
      [],
    ]);
    expect(filterCalls(calls, noFilter)).toBe(calls);
  });

  test('counts what is on its way, and how long the finished ones took', async () => {
    const session = await mixedSession();
    const before = callFigures(session.calls());
    await session.leave();
    await session.through(session.pending);

    expect([before, callFigures(session.calls())]).toEqual([
      { inFlight: 1, streams: 1, p50: 40, p95: 40 },
      { inFlight: 0, streams: 0, p50: 40, p95: 40 },
    ]);
    expect(callFigures([])).toEqual({ inFlight: 0, streams: 0, p50: null, p95: null });
  });

  test('reports when something happened on each: of a stream, its opening and its messages', async () => {
    const session = await mixedSession();
    const spans = callSpans(session.calls(), 1_000);
    const start = session.calls()[1]?.request.realTime ?? 0;

    expect(spans.map((span) => span.map((time) => time - start))).toEqual([
      [0, 0],
      [0, 40],
      [240, 240],
      [40, 80],
      [80, 120],
      [120, 160],
      [160, 200],
      [200, 240],
      [240, 1_000],
    ]);
  });
});

describe('the call of a frame', () => {
  test('is the one in its chain of causes, that of its stream, or the nearest of its thread', async () => {
    const session = await mixedSession();
    const calls = session.calls();
    const { trace } = session.world;
    const gesture = trace.record({ kind: 'gesture', name: 'press', cause: null });
    const [stranger] = [trace.record({ kind: 'note', name: 'nothing', cause: null })];
    await session.through(session.api.call('listPlans', { cause: gesture }));
    const all = session.calls();
    const found = (name: string) => {
      const frame = trace.frames().findLast((other) => other.name === name);
      return frame && callOfFrame(all, frame, trace.frame)?.request.name;
    };

    expect([
      found('ProfileUpdated'),
      found('Network error: GET /api/billing'),
      found('#6 ProfileUpdated'),
      found('press'),
      found('nothing'),
    ]).toEqual([
      'PATCH /api/auth/profile',
      'GET /api/billing',
      'GET /api/events/stream',
      'GET /api/plans',
      undefined,
    ]);
    expect([stranger?.number, calls.length, all.length]).toEqual([gesture.number + 1, 8, 9]);
  });
});
