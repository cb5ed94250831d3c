/** Tests PATCH /api/auth/profile. */
import { describe, expect, test } from 'vitest';
import type { ProfileChanges } from '#domain/contract/authSchemas.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import { later, nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

/** Once triggered, answers one more query for a person and knows no one afterwards. */
const forgetfulReadModel = () => {
  let questionsLeft = Number.POSITIVE_INFINITY;
  const readThrough = (readModel: ReadModel): ReadModel => ({
    ...readModel,
    of: async (workspaceId) => {
      const answers = await readModel.of(workspaceId);
      questionsLeft -= 1;
      return questionsLeft >= 0 ? answers : { ...answers, accountDirectory: { byId: {} } };
    },
  });
  return {
    readThrough,
    forget: () => {
      questionsLeft = 1;
    },
  };
};

describe('profile update', () => {
  test('merges the given fields [S4.3] [S3.1]', async () => {
    const { signUp, ask } = openTestBackend();
    const signedIn = await signUp(nora);
    const { token } = signedIn.session;
    const body = { first_name: 'Eleonora', avatar_url: 'https://pictures.example/nora.png' };
    const profile = { ...signedIn.profile, ...body };

    expect(statusAndBody(await ask('updateProfile', { token, body }))).toEqual({
      status: 200,
      body: { profile },
    });
    expect((await ask('readSession', { token })).body).toEqual({ ...signedIn, profile });
  });

  test('appends the fields that differ [S4.3]', async () => {
    const { signUp, ask, appendedBy, events, world } = openTestBackend();
    const { user, session } = await signUp(nora);
    const registered = (await events())[0];
    world.clock.advanceTo(Date.parse(later));
    const body = { first_name: 'Nora', company: 'Berg & Lang' };
    const appended = await appendedBy(() => ask('updateProfile', { token: session.token, body }));

    expect(factsOf(appended)).toEqual([
      {
        stream: registered?.stream,
        revision: 1,
        type: 'ProfileUpdated',
        schemaVersion: 1,
        occurredAt: later,
        actor: { kind: 'account', id: user.id, role: 'user' },
        tags: registered?.tags,
        causationId: null,
        data: { accountId: user.id, changes: { company: 'Berg & Lang' }, updatedAt: later },
      },
    ]);
  });

  test('that changes nothing succeeds and appends nothing [S4.3]', async () => {
    const { signUp, ask, appendedBy } = openTestBackend();
    const { profile, session } = await signUp(nora);
    const bodies: readonly ProfileChanges[] = [{}, { first_name: 'Nora' }, { avatar_url: null }];
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      for (const body of bodies) {
        const reply = await ask('updateProfile', { token: session.token, body });
        replies.push([statusAndBody(reply), reply.headers.get('ETag')]);
      }
    });

    expect(replies).toEqual(bodies.map(() => [{ status: 200, body: { profile } }, '"r0"']));
    expect(appended).toEqual([]);
  });

  test('can take a picture away again', async () => {
    const { signUp, succeed } = openTestBackend();
    const { profile, session } = await signUp(nora);
    await succeed('updateProfile', { token: session.token, body: { avatar_url: 'https://p.example/n.png' } });

    expect(await succeed('updateProfile', { token: session.token, body: { avatar_url: null } })).toEqual({
      profile,
    });
  });

  test('without a session is refused in the specified words [S4.3] [S8.1]', async () => {
    const { ask } = openTestBackend();

    expect(statusAndBody(await ask('updateProfile', { body: { first_name: 'Eleonora' } }))).toEqual(
      refusal('noUserLoggedIn'),
    );
  });

  test('of a user that is no longer known is refused in the specified words [S4.3] [S8.1]', async () => {
    const { readThrough, forget } = forgetfulReadModel();
    const { signUp, ask } = openTestBackend({ readThrough });
    const { token } = (await signUp(nora)).session;
    forget();

    expect(statusAndBody(await ask('updateProfile', { token, body: { first_name: 'Eleonora' } }))).toEqual(
      refusal('userNotFound'),
    );
  });

  test('refuses role, ids and address, and signs nobody out [S4.3]', async () => {
    const { signUp, ask, appendedBy } = openTestBackend();
    const { session } = await signUp(nora);
    const body = { role: 'admin', id: 'one', email: 'other@berg.example', first_name: 'Eleonora' };
    const appended = await appendedBy(async () => {
      expect(statusAndBody(await ask('updateProfile', { token: session.token, body }))).toEqual(
        refusal('invalid', {
          errors: { role: 'Unknown field', id: 'Unknown field', email: 'Unknown field' },
        }),
      );
    });

    expect([appended, (await ask('readSession', { token: session.token })).status]).toEqual([[], 200]);
  });

  test('reports each field that is wrong', async () => {
    const { signUp, ask, appendedBy } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const bodies = [
      { first_name: '', last_name: ' ', company: 'x'.repeat(121), avatar_url: 'http://p.example/n.png' },
      { avatar_url: 'javascript:alert(1)' },
      { avatar_url: `https://p.example/${'n'.repeat(2_048)}` },
      { avatar_url: '' },
      { first_name: 'Nora\ud800', avatar_url: 'https://p.example/\ud800' },
    ];
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      for (const body of bodies) replies.push(statusAndBody(await ask('updateProfile', { token, body })));
    });

    expect(replies).toEqual(
      [
        {
          first_name: 'First name is required',
          last_name: 'Last name is required',
          company: 'Company name must be at most 120 characters long',
          avatar_url: 'Avatar must be an https address',
        },
        { avatar_url: 'Avatar must be an https address' },
        { avatar_url: 'Avatar must be an https address' },
        { avatar_url: 'Avatar must be an https address' },
        { first_name: 'Contains a broken character', avatar_url: 'Contains a broken character' },
      ].map((errors) => refusal('invalid', { errors })),
    );
    expect(appended).toEqual([]);
  });
});
