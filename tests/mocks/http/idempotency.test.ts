/** Tests idempotency keys: a repeated command gets the stored reply. */
import { describe, expect, test } from 'vitest';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { credentialsOf, nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { type Reply, refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const keyed = (key: string) => ({ 'Idempotency-Key': key });

const wasReplayed = ({ headers }: Reply) => headers.get('Idempotency-Replayed');

describe('idempotency', () => {
  test('gives the stored reply to the same command, token and all, and appends nothing', async () => {
    const { ask, events, world } = openTestBackend();
    const call = { body: signUpBodyOf(nora), headers: keyed('one') };
    const first = await ask('signUp', call);
    world.clock.advance(60_000);
    const again = await ask('signUp', call);

    expect([wasReplayed(first), wasReplayed(again)]).toEqual([null, 'true']);
    expect(statusAndBody(again)).toEqual(statusAndBody(first));
    expect(await events()).toHaveLength(5);
  });

  test('takes a body written in another order as the same', async () => {
    const { ask } = openTestBackend();
    const { email, password, profile } = signUpBodyOf(nora);
    const first = await ask('signUp', { body: { email, password, profile }, headers: keyed('one') });
    const again = await ask('signUp', { body: { profile, password, email }, headers: keyed('one') });

    expect([wasReplayed(again), again.body]).toEqual(['true', first.body]);
  });

  test('refuses the same key for another body', async () => {
    const { ask, events } = openTestBackend();
    await ask('signUp', { body: signUpBodyOf(nora), headers: keyed('one') });
    const other = await ask('signUp', { body: signUpBodyOf(otto), headers: keyed('one') });

    expect(statusAndBody(other)).toEqual(refusal('keyReused'));
    expect(await events()).toHaveLength(5);
  });

  test('keeps the keys of endpoints and of people apart', async () => {
    const { ask, succeed, signUp } = openTestBackend();
    const tokens = [(await signUp(nora)).session.token, (await signUp(otto)).session.token];
    const changes = await Promise.all(
      tokens.map((token, index) =>
        ask('updateProfile', { token, body: { first_name: `Name ${index}` }, headers: keyed('one') }),
      ),
    );
    const signIn = await ask('signIn', { body: credentialsOf(nora), headers: keyed('one') });
    const names = await Promise.all(
      tokens.map(async (token) => (await succeed('readSession', { token })).profile.first_name),
    );

    expect([...changes, signIn].map((reply) => [reply.status, wasReplayed(reply)])).toEqual([
      [200, null],
      [200, null],
      [200, null],
    ]);
    expect(names).toEqual(['Name 0', 'Name 1']);
  });

  test('keeps the keys of one person’s endpoints apart', async () => {
    const { ask, signUp } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const replies = [
      await ask('updateProfile', { token, body: { first_name: 'Eleonora' }, headers: keyed('one') }),
      await ask('startTrial', { token, headers: keyed('one') }),
    ];

    expect(replies.map((reply) => [reply.status, wasReplayed(reply)])).toEqual([
      [200, null],
      [201, null],
    ]);
  });

  test('gives the stored reply with the version that it reported', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const call = { token, body: { first_name: 'Eleonora' }, headers: keyed('one') };
    const first = await ask('updateProfile', call);
    await ask('updateProfile', { token, body: { first_name: 'Nora' } });
    const again = await ask('updateProfile', call);

    expect([first, again].map((reply) => [wasReplayed(reply), reply.headers.get('ETag')])).toEqual([
      [null, '"r1"'],
      ['true', '"r1"'],
    ]);
    expect(statusAndBody(again)).toEqual(statusAndBody(first));
  });

  test('counts for the account: what was sent before a new sign-in is not done twice', async () => {
    const { signUp, ask, succeed, appendedBy } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const save = (session: string) =>
      ask('saveRoiScenario', {
        token: session,
        body: { name: 'Base', inputs: roiDefaults },
        headers: keyed('one'),
      });
    const first = await save(token);
    await succeed('signOut', { token });
    const next = (await succeed('signIn', { body: credentialsOf(nora) })).session.token;
    const appended = await appendedBy(async () => {
      const again = await save(next);
      expect([wasReplayed(again), again.headers.get('ETag'), again.body]).toEqual([
        'true',
        '"r0"',
        first.body,
      ]);
    });

    expect(appended).toEqual([]);
  });

  test('of an ended session is known for the sign-out that ended it', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const replies = [
      await ask('signOut', { token, headers: keyed('one') }),
      await ask('signOut', { token, headers: keyed('one') }),
      await ask('signOut', { token, headers: keyed('two') }),
      await ask('updateProfile', { token, body: { first_name: 'Eve' }, headers: keyed('one') }),
    ];

    expect(replies.map((reply) => [reply.status, wasReplayed(reply)])).toEqual([
      [204, null],
      [204, 'true'],
      [401, null],
      [401, null],
    ]);
  });

  test('without a key does the work again', async () => {
    const { signUp, ask, appendedBy } = openTestBackend();
    await signUp(nora);
    const appended = await appendedBy(async () => {
      await ask('signIn', { body: credentialsOf(nora) });
      await ask('signIn', { body: credentialsOf(nora) });
    });

    expect(appended.map(({ type }) => type)).toEqual(['SessionStarted', 'SessionStarted']);
  });

  test('does not keep a refusal: the same command may succeed later', async () => {
    const { ask, signUp } = openTestBackend();
    const call = { body: credentialsOf(nora), headers: keyed('one') };
    const before = await ask('signIn', call);
    await signUp(nora);

    expect([before.status, (await ask('signIn', call)).status]).toEqual([401, 200]);
  });

  test('gives one reply to the same command sent twice at once', async () => {
    const { ask, events } = openTestBackend();
    const call = { body: signUpBodyOf(nora), headers: keyed('one') };
    const [one, other] = await Promise.all([ask('signUp', call), ask('signUp', call)]);
    const codes = [one, other].map((reply) => reply?.status);

    expect(codes.every((status) => status === 201)).toBe(true);
    expect(one?.body).toEqual(other?.body);
    expect(await events()).toHaveLength(5);
  });

  test('holds for a command that changes nothing, too', async () => {
    const { signUp, ask, succeed } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const quiet = { token, body: { first_name: 'Nora' }, headers: keyed('one') };
    const first = await ask('updateProfile', quiet);
    await succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });
    const again = await ask('updateProfile', quiet);

    expect([wasReplayed(again), again.body]).toEqual(['true', first.body]);
  });

  test('is remembered by a backend that starts on the same records', async () => {
    const world = createVirtualWorld();
    const storage = memoryStorage();
    const open = () => openTestBackend({ world, log: openMemoryLog(world, { storage }) });
    const call = { body: signUpBodyOf(nora), headers: keyed('one') };
    const first = await open().ask('signUp', call);
    const again = await open().ask('signUp', call);

    expect([wasReplayed(again), again.body]).toEqual(['true', first.body]);
  });

  test('needs a key of 1 to 255 characters', async () => {
    const { ask, events } = openTestBackend();
    const refused = await Promise.all(
      ['', '   ', 'k'.repeat(256)].map((key) =>
        ask('signUp', { body: signUpBodyOf(nora), headers: keyed(key) }),
      ),
    );
    const before = await events();
    const longest = await ask('signUp', { body: signUpBodyOf(nora), headers: keyed('k'.repeat(255)) });

    expect(refused.map(statusAndBody)).toEqual(
      refused.map(() =>
        refusal('invalid', { errors: { 'Idempotency-Key': 'Must have 1 to 255 characters' } }),
      ),
    );
    expect([before, longest.status]).toEqual([[], 201]);
  });
});
