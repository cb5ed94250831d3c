/** Tests documented access for invalid sessions, for every plan, and for the admin of another workspace. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import { planNames } from '#domain/plans/planCatalogue.ts';
import { nora } from '#tests/support/cast.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { documentedRefusal, endpointNames, refusedAccess, type Who } from './documentedAccess.ts';

/** These calls change every later reply, so they come last. */
const endings: readonly EndpointName[] = [
  'startTrial',
  'endSimulation',
  'cancelSubscription',
  'eraseOwn',
  'signOut',
];

const inOrder = [...endpointNames.filter((name) => !endings.includes(name)), ...endings];

type Told = Readonly<Record<string, ProblemCode | null>>;

const documentedFor = (who: Who): Told =>
  Object.fromEntries(inOrder.map((name) => [name, documentedRefusal(name, who)]));

const toldTo = async (backend: TestBackend, token: string): Promise<Told> => {
  const told: [string, ProblemCode | null][] = [];
  for (const name of inOrder) told.push([name, await refusedAccess(backend, name, { token })]);
  return Object.fromEntries(told);
};

const openDemo = async (): Promise<TestBackend> => {
  const backend = openTestBackend();
  await backend.seed();
  return backend;
};

const admin: Who = { role: 'admin', isOwner: true, plan: 'enterprise' };

describe('every endpoint, as the document says,', () => {
  test('takes a session that has run out for none', async () => {
    const backend = await openDemo();
    const { token, expires_at } = (await backend.demo('admin')).session;
    expect(await refusedAccess(backend, 'readSession', { token })).toBeNull();
    backend.world.clock.advance(Date.parse(expires_at) - backend.world.clock.now());

    expect(await toldTo(backend, token)).toEqual(documentedFor(null));
  });

  test('takes a session that was ended for none', async () => {
    const backend = await openDemo();
    const { token } = (await backend.demo('admin')).session;
    await backend.succeed('signOut', { token });

    expect(await toldTo(backend, token)).toEqual(documentedFor(null));
  });

  test('takes a session of somebody who was removed for none', async () => {
    const backend = await openDemo();
    const { token } = (await backend.demo('manager')).session;
    const by = (await backend.demo('admin')).session.token;
    await backend.succeed('removeMember', {
      token: by,
      params: { id: 'demomanager' },
      headers: { 'If-Match': '*' },
    });

    expect(await toldTo(backend, token)).toEqual(documentedFor(null));
  });

  test('goes by a role that was lowered, from the next call of the same session on', async () => {
    const backend = await openDemo();
    const by = (await backend.demo('admin')).session.token;
    const as = (role: string) =>
      backend.succeed('changeMemberRole', {
        token: by,
        params: { id: 'demomanager' },
        headers: { 'If-Match': '*' },
        body: { role },
      });
    await as('admin');
    const { token } = (await backend.demo('manager')).session;
    expect(await refusedAccess(backend, 'listIntegrations', { token })).toBeNull();
    await as('manager');

    expect(await toldTo(backend, token)).toEqual(
      documentedFor({ role: 'manager', isOwner: false, plan: 'enterprise' }),
    );
  });

  test.each(planNames)('goes by the features of the plan %s', async (plan) => {
    const backend = openTestBackend();
    const { token } = (await backend.signUp(nora)).session;
    await backend.succeed('checkout', { token, body: { plan_name: plan, billing_cycle: 'monthly' } });

    expect(await toldTo(backend, token)).toEqual(documentedFor({ ...admin, plan, isElsewhere: true }));
  });

  test('lets the admin of another workspace through to nothing of this one', async () => {
    const backend = await openDemo();
    const { token } = (await backend.signUp(nora)).session;
    await backend.succeed('checkout', { token, body: { plan_name: 'enterprise', billing_cycle: 'monthly' } });
    const own = (await backend.demo('admin')).session.token;
    const [client] = (await backend.succeed('listClients', { token: own })).items;
    const params = { id: client?.id ?? '' };

    expect((await backend.ask('readClient', { token: own, params })).status).toBe(200);
    expect((await backend.ask('readClient', { token, params })).status).toBe(404);
    expect((await backend.succeed('listClients', { token })).items.map(({ sample }) => sample)).toEqual([
      true,
    ]);
    expect(await toldTo(backend, token)).toEqual(documentedFor({ ...admin, isElsewhere: true }));
  });
});
