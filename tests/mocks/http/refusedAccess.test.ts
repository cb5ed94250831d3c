/** Tests the access checks and their refusals. */
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { refusedAccess } from '#mocks/access/refusedAccess.ts';
import type { Caller } from '#mocks/http/context.ts';
import { later, nextDay } from '#tests/support/cast.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const endpoint: Endpoint = {
  summary: 'For tests',
  roles: ['admin', 'manager'],
  success: { status: 200, reply: null },
  refusals: [],
};

const personWith = (role: Caller['role']): Caller => ({
  accountId: 'noraowner',
  sessionId: 'one',
  token: 'token',
  expiresAt: nextDay,
  role,
  workspaceId: 'noraspace',
  kind: 'staff',
  clientId: null,
});

const answersAfter = async (events: readonly AppEvent[]) => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  if (events.length > 0) await appendFacts(log, world, events);
  return createReadModel(log, world.trace).whole();
};

const told = async (asked: Endpoint, caller: Caller | null, now = later) => {
  const refused = refusedAccess(asked, caller, { answers: await answersAfter(sampleEventsOf('nora')), now });
  return refused && { code: refused.code, extras: refused.extras };
};

describe('access', () => {
  test('to what anyone may call is everybody’s', async () => {
    expect(await told({ ...endpoint, roles: 'anyone' }, null)).toBeNull();
  });

  test('needs a session, and says so in the endpoint’s own words', async () => {
    expect([
      await told(endpoint, null),
      await told({ ...endpoint, withoutSession: 'noUserLoggedIn' }, null),
    ]).toEqual([
      { code: 'sessionMissing', extras: {} },
      { code: 'noUserLoggedIn', extras: {} },
    ]);
  });

  test('needs one of the endpoint’s roles [S6.1]', async () => {
    expect([
      await told(endpoint, personWith('admin')),
      await told(endpoint, personWith('manager')),
      await told(endpoint, personWith('user')),
    ]).toEqual([null, null, { code: 'roleForbidden', extras: {} }]);
  });

  test('needs the feature in the plan of the workspace’s owner [S6.3]', async () => {
    const asking = (feature: NonNullable<Endpoint['feature']>, now?: string) =>
      told({ ...endpoint, feature }, personWith('admin'), now);

    expect([
      await asking('ai_insights'),
      await asking('predictive_analytics'),
      await asking('basic_analytics', nextDay),
      await asking('ai_insights', nextDay),
    ]).toEqual([
      null,
      { code: 'featureLocked', extras: { plan: 'pro', neededPlan: 'enterprise' } },
      null,
      { code: 'featureLocked', extras: { plan: null, neededPlan: 'pro' } },
    ]);
  });
});
