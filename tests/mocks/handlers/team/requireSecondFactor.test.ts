/** Tests an agency that requires two-step sign-in: who may, who must, what stays open, and what opens it again. */
import { describe, expect, test } from 'vitest';
import { endpoints } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { codeOfApp } from '#tests/support/authenticatorApp.ts';
import { credentialsOf, nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const openAgency = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { ask, succeed, world } = backend;
  const { token: admin } = (await backend.demo('admin')).session;
  const { token: client } = (await backend.demo('client')).session;
  const join = async (person: typeof nora, role: 'admin' | 'manager') => {
    await succeed('inviteMember', { token: admin, body: { email: person.email, role } });
    return (await succeed('signUp', { body: signUpBodyOf(person) })).session.token;
  };
  const [own, other] = [await join(nora, 'admin'), await join(otto, 'manager')];
  const setUp = async (token: string, { password }: typeof nora) => {
    const { secret } = await succeed('startSecondFactor', { token, body: { password } });
    await succeed('confirmSecondFactor', { token, body: { code: codeOfApp(secret, world.clock.now()) } });
  };
  const demand = (isRequired: boolean, token = own) =>
    ask('requireSecondFactor', { token, body: { is_required: isRequired } });
  const dueOf = async (token: string) =>
    (await succeed('readSession', { token })).membership.second_factor_due ?? false;
  return { ...backend, admin, client, own, other, setUp, demand, dueOf };
};

describe('an agency that requires two-step sign-in', () => {
  test('is made so by an admin who has it, once, and its history says who did', async () => {
    const { own, other, client, setUp, demand, succeed, log } = await openAgency();
    expect(statusAndBody(await demand(true))).toEqual(refusal('ownFactorFirst'));
    await setUp(own, nora);
    expect([(await demand(true, other)).status, (await demand(true, client)).status]).toEqual([403, 403]);
    const after = (await log.head()).position;
    expect([(await demand(true)).body, (await demand(true)).body]).toEqual([
      { is_required: true },
      { is_required: true },
    ]);
    const told = await log.readAll({ after });
    expect(told.map(({ type, data }) => [type, Object(data).isRequired])).toEqual([
      ['SecondFactorRequirementChanged', true],
    ]);
    expect((await succeed('readTeam', { token: own })).second_factor).toEqual({ is_required: true });
  });

  test('closes every call of a member who has not set it up, but those that do so', async () => {
    const { own, other, setUp, demand, ask, dueOf } = await openAgency();
    await setUp(own, nora);
    await demand(true);
    const open: EndpointName[] = [];
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      if (endpoints[name].roles === 'anyone' || name === 'signOut') continue;
      const { body } = await ask(name, { token: other, params: { id: 'x', change: 'x' } as never });
      if (Object(body).code !== 'secondFactorDue') open.push(name);
    }
    expect(open.toSorted()).toEqual([
      'confirmSecondFactor',
      'readSecondFactor',
      'readSession',
      'startSecondFactor',
    ]);
    expect([await dueOf(other), await dueOf(own)]).toEqual([true, false]);
    await setUp(other, otto);
    expect([await dueOf(other), (await ask('listClients', { token: other })).status]).toEqual([false, 200]);
  });

  test('lets people of clients and keys in as before, and a new sign-in is reported at once', async () => {
    const { own, client, setUp, demand, ask, succeed, admin } = await openAgency();
    const { secret } = await succeed('makeApiKey', { token: admin, body: { name: 'Sheet' } });
    await setUp(own, nora);
    await demand(true);
    expect([
      (await ask('readWorkspace', { token: client })).status,
      (await ask('listClients', { token: secret })).status,
    ]).toEqual([200, 200]);
    const { membership } = await succeed('signIn', { body: credentialsOf(otto) });
    expect(membership.second_factor_due).toBe(true);
    await demand(false);
    expect((await ask('listClients', { token: admin })).status).toBe(200);
  });

  test('is closed again to anyone who turns it off', async () => {
    const { own, setUp, demand, ask, succeed } = await openAgency();
    await setUp(own, nora);
    await demand(true);
    await succeed('removeSecondFactor', { token: own, body: { password: nora.password } });
    expect(statusAndBody(await ask('listClients', { token: own }))).toEqual(refusal('secondFactorDue'));
  });
});
