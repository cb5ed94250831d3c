/** Tests the list of the own sessions, and signing out elsewhere. */
import { expect, test } from 'vitest';
import { credentialsOf, nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const hour = 3_600_000;

const openThree = async () => {
  const backend = openTestBackend();
  const first = (await backend.signUp(nora)).session.token;
  const signIn = async () => (await backend.succeed('signIn', { body: credentialsOf(nora) })).session.token;
  backend.world.clock.advance(hour);
  const [second, third] = [await signIn(), await signIn()];
  const sessions = async (token: string) => (await backend.succeed('listSessions', { token })).items;
  const statusOf = async (token: string) => (await backend.ask('readSession', { token })).status;
  return { ...backend, first, second, third, sessions, statusOf };
};

test('the list has this session first, with the last request of each', async () => {
  const { world, first, second, sessions } = await openThree();
  world.clock.advance(hour);
  await sessions(second);
  const listed = await sessions(first);
  expect(listed.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  expect(listed.map(({ last_seen_at }) => last_seen_at)).toEqual([
    '2026-01-05T11:00:00.000Z',
    '2026-01-05T11:00:00.000Z',
    '2026-01-05T10:00:00.000Z',
  ]);
  expect(listed[0]).toMatchObject({ device: null, started_at: '2026-01-05T09:00:00.000Z' });
});

test('one session ends, and then all others, but not this one', async () => {
  const { ask, succeed, first, second, third, sessions, statusOf } = await openThree();
  const other = (await sessions(first)).find(({ is_current }) => !is_current);
  await succeed('endSession', { token: first, params: { id: other?.id ?? '' } });
  expect((await Promise.all([second, third].map(statusOf))).toSorted()).toEqual([200, 401]);
  expect(
    statusAndBody(await ask('endSession', { token: first, params: { id: other?.id ?? '' } })),
  ).toMatchObject(refusal('notFound'));
  await succeed('endOtherSessions', { token: first });
  expect(await Promise.all([first, second, third].map(statusOf))).toEqual([200, 401, 401]);
  expect((await sessions(first)).length).toBe(1);
  await succeed('endOtherSessions', { token: first });
});

test('nobody ends the session of somebody else', async () => {
  const { ask, signUp, sessions, first, statusOf } = await openThree();
  const id = (await sessions(first))[0]?.id ?? '';
  const { token } = (await signUp(otto)).session;
  expect((await ask('endSession', { token, params: { id } })).status).toBe(404);
  await ask('endOtherSessions', { token });
  expect(await statusOf(first)).toBe(200);
});
