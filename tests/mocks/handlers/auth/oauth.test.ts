/** Tests POST /api/auth/oauth/{google,github}. */
import { describe, expect, test } from 'vitest';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const providers = ['google', 'github'] as const;

describe('another provider', () => {
  test('is not available for login in memory mode [S8.2]', async () => {
    const { ask, events } = openTestBackend();
    const replies = await Promise.all(
      providers.map((provider) => ask('oauth', { params: { provider }, body: { intent: 'login' } })),
    );

    expect(replies.map(statusAndBody)).toEqual([
      refusal('oauthLoginUnavailable'),
      refusal('oauthLoginUnavailable'),
    ]);
    expect(await events()).toEqual([]);
  });

  test('is not available for registration in memory mode [S8.2]', async () => {
    const { ask } = openTestBackend();
    const replies = await Promise.all(
      providers.map((provider) => ask('oauth', { params: { provider }, body: { intent: 'register' } })),
    );

    expect(replies.map(statusAndBody)).toEqual([
      refusal('oauthRegistrationUnavailable'),
      refusal('oauthRegistrationUnavailable'),
    ]);
  });

  test('must be said for login or registration', async () => {
    const { ask } = openTestBackend();
    const reply = await ask('oauth', { params: { provider: 'google' }, body: { intent: 'link' } });

    expect([reply.status, Object.keys((reply.body as { errors: object }).errors)]).toEqual([422, ['intent']]);
  });

  test('is one of two: others are not at any address', async () => {
    const { ask } = openTestBackend();
    const reply = await ask('oauth', { params: { provider: 'twitter' }, body: { intent: 'login' } });

    expect(statusAndBody(reply)).toEqual(refusal('notFound'));
  });
});
