/** Tests the services of the sign-up page. */
import { describe, expect, test } from 'vitest';
import type { NewAccount, RegistrationInput } from '#domain/accounts/signUpRules.ts';
import { createApiClient } from '#machines/api/apiClient.ts';
import type { Outcome } from '#machines/api/outcome.ts';
import { registrationMachine } from '#machines/registration/registrationMachine.ts';
import { registrationService } from '#machines/registration/registrationService.ts';
import { startLifecycle } from '#machines/start.ts';
import { nora } from '#tests/support/cast.ts';
import { settle } from '#world/settle.ts';
import { fakeServer, problemReply } from '../fakeServer.ts';
import { newWorld, seen } from '../machineHarness.ts';

const form: RegistrationInput = { ...nora, confirmPassword: nora.password, termsAccepted: true };

const open = (server: ReturnType<typeof fakeServer>, invitation: string | null = null) => {
  const world = newWorld();
  const ready = () => Promise.resolve();
  const session = { token: () => null };
  const api = createApiClient({ world, baseUrl: '', fetch: server.fetch, ready, session });
  const accounts: NewAccount[] = [];
  const signUp = async (account: NewAccount): Promise<Outcome> => {
    accounts.push(account);
    return { error: null };
  };
  let opened = 0;
  const goToDashboard = () => {
    opened += 1;
  };
  const service = registrationService({ api, auth: { signUp }, goToDashboard, invitation });
  const actor = startLifecycle(world, registrationMachine.provide(service), { id: 'registration' });
  return { actor, accounts, server, opened: () => opened };
};

describe('the registration service', () => {
  test('signs up through the auth actor with what belongs to the account, then opens the dashboard [S7.1] [S4.5]', async () => {
    const { actor, accounts, opened } = open(fakeServer());
    actor.send({ type: 'form.submit', ...form });
    await settle();
    expect([accounts, seen(actor).state, opened()]).toEqual([[nora], 'succeeded', 0]);

    actor.send({ type: 'dashboard.open' });
    expect(opened()).toEqual(1);
  });

  test('sends the token of an invitation’s link along', async () => {
    const { actor, accounts } = open(fakeServer(), 'token-of-a-link');
    actor.send({ type: 'form.submit', ...form });
    await settle();
    expect(accounts).toEqual([{ ...nora, invitation: 'token-of-a-link' }]);
  });

  test('asks the backend for a registration by another provider [S8.2]', async () => {
    const { actor, server } = open(fakeServer(problemReply('oauthRegistrationUnavailable')));
    actor.send({ type: 'provider.choose', provider: 'google' });
    await settle();

    expect(seen(actor).context).toEqual({
      problem: 'OAuth registration is not available in memory mode. Please use email/password registration.',
      fieldProblems: {},
      typed: null,
    });
    expect(server.asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/api/auth/oauth/google', { intent: 'register' }],
    ]);
  });
});
