/** Tests POST /api/auth/sign-up. */
import { describe, expect, test } from 'vitest';
import { sampleClient } from '#domain/clients/sampleClient.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { later, morning, nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { dataOf, factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const over = '2026-02-04T09:00:00.000Z';

describe('sign-up', () => {
  test('creates the account with role user and signs it in at once [S4.1] [S6.1] [S7.1]', async () => {
    const { ask, world } = openTestBackend();
    const { status, body } = await ask('signUp', { body: signUpBodyOf(nora) });
    const { user, session } = body as { user: { id: string }; session: { token: string } };

    expect({ status, body }).toEqual({
      status: 201,
      body: {
        user: { id: user.id, email: nora.email, created_at: morning },
        profile: {
          id: user.id,
          email: nora.email,
          first_name: 'Nora',
          last_name: 'Berg',
          company: 'Berg Media',
          role: 'user',
          avatar_url: null,
        },
        membership: { workspace_id: expect.any(String), kind: 'owner', client: null },
        session: { token: session.token, expires_at: over },
      },
    });
    expect(user.id).toMatch(/^[0-9a-z]{16}$/);
    expect(session.token).toMatch(/^[\w-]{43}$/);
    expect(world.clock.pending()).toEqual([]);
  });

  test('appends account, workspace, sample client and session, all tagged as of the workspace [S7.1]', async () => {
    const { signUp, events } = openTestBackend();
    const id = (await signUp(nora)).user.id;
    const all = await events();
    const { workspaceId } = dataOf(all, 'WorkspaceCreated');
    const { clientId } = dataOf(all, 'ClientAdded');
    const { sessionId } = dataOf(all, 'SessionStarted');
    const common = {
      schemaVersion: 1,
      occurredAt: morning,
      actor: { kind: 'account', id, role: 'user' },
      causationId: null,
      tags: [`workspace:${workspaceId}`, `account:${id}`],
    };

    expect(factsOf(all)).toEqual([
      {
        ...common,
        stream: accountStream.of(nora.email),
        revision: 0,
        type: 'AccountRegistered',
        data: {
          accountId: id,
          email: nora.email,
          role: 'user',
          firstName: 'Nora',
          lastName: 'Berg',
          company: 'Berg Media',
          avatarUrl: null,
          registeredAt: morning,
        },
      },
      {
        ...common,
        stream: `workspace-${workspaceId}`,
        revision: 0,
        type: 'WorkspaceCreated',
        data: { workspaceId, name: 'Berg Media', ownerId: id, createdAt: morning },
      },
      {
        ...common,
        stream: `workspace-${workspaceId}`,
        revision: 1,
        type: 'MemberJoined',
        data: { workspaceId, accountId: id, kind: 'owner', clientId: null, joinedAt: morning },
      },
      {
        ...common,
        stream: `clients-${workspaceId}`,
        revision: 0,
        type: 'ClientAdded',
        tags: [`workspace:${workspaceId}`, `client:${clientId}`],
        data: { clientId, workspaceId, ...sampleClient, addedAt: morning },
      },
      {
        ...common,
        stream: `session-${sessionId}`,
        revision: 0,
        type: 'SessionStarted',
        data: { sessionId, accountId: id, startedAt: morning, expiresAt: over },
      },
    ]);
    expect(new Set(all.map(({ commandId }) => commandId)).size).toBe(1);
  });

  test('opens a session that works [S4.1]', async () => {
    const { signUp, ask } = openTestBackend();
    const signedIn = await signUp(nora);

    expect(statusAndBody(await ask('readSession', { token: signedIn.session.token }))).toEqual({
      status: 200,
      body: signedIn,
    });
  });

  test('with a known address is refused, however it is written, and appends nothing [S5.3] [S8.1]', async () => {
    const { signUp, ask, appendedBy, world } = openTestBackend();
    await signUp(nora);
    world.clock.advance(1_000);
    const written = [nora.email, ' NORA@BergMedia.Example '];
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      for (const email of written) {
        replies.push(statusAndBody(await ask('signUp', { body: signUpBodyOf({ ...otto, email }) })));
      }
    });

    expect(replies).toEqual(written.map(() => refusal('emailTaken')));
    expect(appended).toEqual([]);
  });

  test('of two people makes two accounts in two workspaces', async () => {
    const { signUp, events, world } = openTestBackend();
    const first = await signUp(nora);
    world.clock.advanceTo(Date.parse(later));
    const second = await signUp(otto);
    const created = (await events()).filter(({ type }) => type === 'WorkspaceCreated');

    expect(created.map(({ data }) => (data as { ownerId: string }).ownerId)).toEqual([
      first.user.id,
      second.user.id,
    ]);
    expect(new Set(created.map(({ stream }) => stream)).size).toBe(2);
    expect(second.user.created_at).toBe(later);
  });

  test('reports each field that is wrong [S5.2]', async () => {
    const { ask, events } = openTestBackend();
    const body = { email: 'nora', password: '12345', profile: { firstName: '', lastName: ' ', company: '' } };

    expect(statusAndBody(await ask('signUp', { body }))).toEqual(
      refusal('invalid', {
        errors: {
          'profile.firstName': 'First name is required',
          'profile.lastName': 'Last name is required',
          email: 'Enter an email address such as name@agency.com',
          'profile.company': 'Company name is required',
          password: 'Password must be at least 6 characters long',
        },
      }),
    );
    expect(await events()).toEqual([]);
  });

  test('takes a password of 6 characters and refuses one of 5 [S5.2]', async () => {
    const { ask } = openTestBackend();
    const short = await ask('signUp', { body: signUpBodyOf({ ...nora, password: '12345' }) });
    const enough = await ask('signUp', { body: signUpBodyOf({ ...nora, password: '123456' }) });

    expect(statusAndBody(short)).toEqual(
      refusal('invalid', { errors: { password: 'Password must be at least 6 characters long' } }),
    );
    expect(enough.status).toBe(201);
  });

  test('refuses half a surrogate pair in any text and appends nothing', async () => {
    const { ask, events } = openTestBackend();
    const half = 'abcdef\ud800';
    const bodies = [
      { ...nora, email: `no\udc00ra@berg.example` },
      { ...nora, password: half },
      { ...nora, firstName: half },
      { ...nora, lastName: half },
      { ...nora, company: half },
    ].map(signUpBodyOf);
    const replies = [];
    for (const body of bodies) replies.push(statusAndBody(await ask('signUp', { body })));

    expect(replies).toEqual(
      ['email', 'password', 'profile.firstName', 'profile.lastName', 'profile.company'].map((field) =>
        refusal('invalid', { errors: { [field]: 'Contains a broken character' } }),
      ),
    );
    expect(await events()).toEqual([]);
  });

  test('takes neither a role nor an id from outside [S6.1]', async () => {
    const { ask, events } = openTestBackend();
    const body = { ...signUpBodyOf(nora), role: 'admin', id: 'one' };
    const nested = { ...signUpBodyOf(nora), profile: { ...signUpBodyOf(nora).profile, role: 'admin' } };

    expect([
      statusAndBody(await ask('signUp', { body })),
      statusAndBody(await ask('signUp', { body: nested })),
    ]).toEqual([
      refusal('invalid', { errors: { role: 'Unknown field', id: 'Unknown field' } }),
      refusal('invalid', { errors: { 'profile.role': 'Unknown field' } }),
    ]);
    expect(await events()).toEqual([]);
  });

  test('at the same moment with one address succeeds once [S5.3]', async () => {
    const { ask, events } = openTestBackend();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => ask('signUp', { body: signUpBodyOf(nora) })),
    );

    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await events()).filter(({ type }) => type === 'AccountRegistered')).toHaveLength(1);
    expect(await events()).toHaveLength(5);
  });
});
