/** Tests checking replies against the contract, each once. */
import { describe, expect, test } from 'vitest';
import { createContractChecks } from '#ui/lab/network/contractChecks.ts';
import { openSession } from './session.ts';

describe('the contract check of calls', () => {
  test('finds nothing wrong with what the backend answers, and says nothing of what it cannot see', async () => {
    const session = await openSession();
    const { api, controls } = session;
    await session.connect();
    await api.call('listPlans');
    await api.call('readSubscription');
    await api.call('saveRoiScenario', { body: {} as never }).catch(() => {});
    controls.setFault({ route: 'listPlans', fault: { kind: 'cutBody', share: 0.5 }, reach: { next: 1 } });
    await api.call('listPlans').catch(() => {});
    controls.setFault({ route: 'listPlans', fault: { kind: 'status', status: 401 }, reach: { next: 1 } });
    await api.call('listPlans').catch(() => {});
    const checks = createContractChecks(controls);
    checks.work(session.calls(), 100);

    expect(session.calls().map((call) => [call.request.name, checks.of(call)])).toEqual([
      ['POST /api/auth/sign-up', null],
      ['GET /api/events/stream', []],
      ['GET /api/plans', []],
      ['GET /api/subscription', []],
      ['POST /api/roi/scenarios', []],
      ['GET /api/plans', null],
      ['GET /api/plans', ['This endpoint does not refuse with sessionMissing']],
    ]);
    expect(checks.broken()).toBe(1);
  });

  test('knows of auth replies what was found as they passed, while someone watched', async () => {
    const session = await openSession();
    const { api, controls } = session;
    const stop = controls.watch();
    await api.call('readSession');
    await api.call('updateProfile', { body: { role: 'admin' } as never }).catch(() => {});
    stop();
    stop();
    await api.call('readSession');
    const checks = createContractChecks(controls);
    checks.work(session.calls(), 100);

    expect(session.calls().map((call) => checks.of(call))).toEqual([null, [], [], null]);
  });

  test('goes on where it stopped, newest first, and looks at each reply once', async () => {
    const session = await openSession(40);
    for (let count = 0; count < 4; count += 1) await session.through(session.api.call('listPlans'));
    const pending = session.api.call('listPlans');
    await session.settle();
    let looked = 0;
    const violations = () => {
      looked += 1;
      return [];
    };
    const checks = createContractChecks({ violations, found: () => null });
    const calls = session.calls();
    const left = [checks.work(calls, 3), checks.work(calls, 3), checks.work(calls, 3)];
    const [oldest] = calls;
    await session.through(pending);

    expect([left, looked, oldest && checks.of(oldest)]).toEqual([[true, false, false], 4, null]);
  });
});
