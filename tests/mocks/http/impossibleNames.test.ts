/** Tests impossible names in addresses, found by the contract's fuzzer: they get a reply and never cause an internal error. */
import { describe, expect, test } from 'vitest';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  return { ...backend, token: (await backend.demo('admin')).session.token };
};

const impossible = ['with-hyphen', 'Capital', '東京', 'x'.repeat(41), '..%2f'];

describe('names that no stream can have', () => {
  test('of a thing are answered as those of nothing', async () => {
    const { ask, token } = await openDemo();
    const replies = await Promise.all(
      impossible.map((id) =>
        ask('renameRoiScenario', {
          token,
          params: { id },
          headers: { 'If-Match': '*' },
          body: { name: 'N' },
        }),
      ),
    );

    expect(replies.map(statusAndBody)).toEqual(impossible.map(() => refusal('notFound')));
  });

  test('of a stream of events have no events', async () => {
    const { succeed, token } = await openDemo();
    const lists = await Promise.all(
      impossible.map((stream) =>
        succeed('listEvents', { token, query: new URLSearchParams({ stream }).toString() }),
      ),
    );

    expect(lists.map(({ items, total }) => [items, total])).toEqual(impossible.map(() => [[], 0]));
  });

  test('a team is asked for before there was one: it is not there, as the document says', async () => {
    const { ask, token } = await openDemo();

    expect(statusAndBody(await ask('readTeam', { token, query: 'as_of=0' }))).toEqual(refusal('notFound'));
  });
});
