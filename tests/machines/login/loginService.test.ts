/** Tests the services of the sign-in page. */
import { describe, expect, test } from 'vitest';
import { createApiClient } from '#machines/api/apiClient.ts';
import type { Outcome } from '#machines/api/outcome.ts';
import { type LoginForm, loginMachine } from '#machines/login/loginMachine.ts';
import { loginService } from '#machines/login/loginService.ts';
import { startLifecycle } from '#machines/start.ts';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { settle } from '#world/settle.ts';
import { fakeServer, noReply, problemReply } from '../fakeServer.ts';
import { newWorld, seen } from '../machineHarness.ts';

const form: LoginForm = { ...credentialsOf(nora), remember: false };

const open = (server: ReturnType<typeof fakeServer>) => {
  const world = newWorld();
  const ready = () => Promise.resolve();
  const session = { token: () => null };
  const api = createApiClient({ world, baseUrl: '', fetch: server.fetch, ready, session });
  const forms: LoginForm[] = [];
  const reply = Promise.withResolvers<Outcome>();
  let stops = 0;
  const signIn = (sent: LoginForm, signal?: AbortSignal) => {
    forms.push(sent);
    signal?.addEventListener('abort', () => {
      stops += 1;
    });
    return reply.promise;
  };
  const service = loginService({ api, auth: { signIn } });
  const actor = startLifecycle(world, loginMachine.provide(service), { id: 'login' });
  return { actor, forms, server, reply, stops: () => stops };
};

describe('the login service', () => {
  test('signs in through the auth actor [S7.1]', async () => {
    const { actor, forms, reply } = open(fakeServer());
    actor.send({ type: 'form.submit', ...form });
    reply.resolve({ error: { message: 'Invalid email or password' } });
    await settle();

    expect([forms, seen(actor).context]).toEqual([
      [form],
      { problem: 'Invalid email or password', fieldProblems: {}, filled: null },
    ]);
  });

  test('stops following the sign-in when the page is left', () => {
    const { actor, stops } = open(fakeServer());
    actor.send({ type: 'form.submit', ...form });
    const before = stops();
    actor.stop();

    expect([before, stops()]).toEqual([0, 1]);
  });

  test.each([
    [
      problemReply('oauthLoginUnavailable'),
      'OAuth login is not available in memory mode. Please use email/password login.',
    ],
    [noReply, 'The server did not answer. Try again in a moment.'],
  ])('asks the backend for a sign-in by another provider [S8.2] (%#)', async (answer, problem) => {
    const { actor, server } = open(fakeServer(answer, answer));
    actor.send({ type: 'provider.choose', provider: 'github' });
    await settle();

    expect(seen(actor).context).toEqual({ problem, fieldProblems: {}, filled: null });
    expect(server.asked.map(({ method, url, body }) => [method, url, body])[0]).toEqual([
      'POST',
      '/api/auth/oauth/github',
      { intent: 'login' },
    ]);
  });
});
