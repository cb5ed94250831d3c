/** What is read of the log before the code that answers is there. */
import { describe, expect, test } from 'vitest';
import { readFirst } from '#mocks/hosts/browser/readFirst.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const signedIn = async () => {
  const parts = openTestBackend();
  const { session } = await parts.succeed('signUp', { body: signUpBodyOf(nora) });
  return { ...parts, token: session.token };
};

describe('readFirst', () => {
  test('reads the workspace of the session, up to the head', async () => {
    const { log, token, events } = await signedIn();
    const first = await readFirst({ log, snapshots: null }, token);
    const all = await events();

    expect(first?.page).toEqual({
      events: all.filter(({ tags }) => tags.includes(`workspace:${first?.workspaceId}`)),
      reached: all.length,
      isLast: true,
    });
    expect(first?.page?.events.length).toBeGreaterThan(0);
  });

  test.each([null, 'token-of-nobody'])('reads no event for the token %s', async (token) => {
    const { log } = await signedIn();
    const readTagged = () => Promise.reject(new Error('events were read'));

    expect(await readFirst({ log: { ...log, readTagged }, snapshots: null }, token)).toBeNull();
  });

  test('reads no event where a snapshot stands for them', async () => {
    const { log, token } = await signedIn();
    const readTagged = () => Promise.reject(new Error('events were read'));
    const first = await readFirst({ log: { ...log, readTagged }, snapshots: { leastEvents: 1 } }, token);

    expect(first).toMatchObject({ workspaceId: expect.any(String), page: null });
  });

  test('leaves it to the first question to tell that the storage refuses', async () => {
    const { log, token } = await signedIn();
    const readTagged = () => Promise.reject(new Error('the storage refuses'));

    expect(await readFirst({ log: { ...log, readTagged }, snapshots: null }, token)).toBeNull();
  });
});
