/** Tests the backend of a stage and its branches. */
import { describe, expect, test } from 'vitest';
import { openStagedBackend } from '#mocks/hosts/stage/stagedBackend.ts';
import { createStagedWorld } from '#world/stagedWorld.ts';

const signIn = (password: string): Request =>
  new Request('http://localhost/api/auth/sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@agencylens.demo', password }),
  });

const readSession = (token: string): Request =>
  new Request('http://localhost/api/auth/session', { headers: { Authorization: `Bearer ${token}` } });

describe('the backend of a stage', () => {
  test('goes on in a branch: events up to the position, passwords and open sessions come along, the log before is left', async () => {
    const { backend: world, seed: seedWorld } = createStagedWorld({ seed: 3 });
    const backend = await openStagedBackend({ world, seedWorld, base: '/' });
    const main = (await backend.controls()).log;
    const { position: seeded } = await main.head();
    const { session } = await (await backend.handle(signIn('demo1234'))).json();
    const before = await main.head();

    await backend.fork(seeded, 'What if');
    const { log } = await backend.controls();
    const [listed, branch] = await log.branches.list();

    expect((await log.readAll({ after: seeded })).map(({ type, actor }) => [type, actor])).toEqual([
      ['SessionStarted', { kind: 'import', id: 'lab' }],
    ]);
    expect([listed?.open, branch?.open, branch?.name, branch?.begunWith, branch?.id]).toEqual([
      false,
      true,
      'What if',
      seeded,
      log.branches.current(),
    ]);
    expect([
      (await backend.handle(readSession(session.token))).status,
      (await backend.handle(signIn('demo12345'))).status,
      (await backend.handle(signIn('demo1234'))).status,
    ]).toEqual([200, 401, 200]);
    expect((await log.verify()).broken).toBe(null);
    expect(await main.head()).toEqual(before);
  });
});
