/** Tests the team: members, roles and invitations up to the first sign-in. */
import { describe, expect, test } from 'vitest';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const token = (await backend.demo('admin')).session.token;
  const manager = (await backend.demo('manager')).session.token;
  const invite = (email: string, role = 'manager', by = token) =>
    backend.ask('inviteMember', { token: by, body: { email, role } });
  return { ...backend, token, manager, invite, team: () => backend.succeed('readTeam', { token }) };
};

const at = (id: string) => ({ params: { id } });

describe('the team', () => {
  test('is the agency’s own people, with what each did last', async () => {
    const { team } = await openDemo();
    const { members, invitations, seats } = await team();

    expect(members.map(({ name, role, kind, status }) => [name, role, kind, status])).toEqual([
      ['Ada Moreau', 'admin', 'owner', 'active'],
      [members[1]?.name, 'manager', 'staff', 'active'],
    ]);
    expect(members.every(({ last_active_at }) => last_active_at !== null)).toBe(true);
    expect([invitations, seats]).toEqual([[], { used: 2, limit: -1 }]);
  });

  test('takes who signs up with an invited address, with the role of the invitation', async () => {
    const { invite, team, succeed } = await openDemo();
    expect((await invite(nora.email.toUpperCase(), 'admin')).status).toBe(201);
    expect((await team()).seats.used).toBe(3);
    const signedIn = await succeed('signUp', { body: signUpBodyOf(nora) });
    const { members, invitations, seats } = await team();

    expect([signedIn.profile.role, signedIn.membership]).toEqual([
      'admin',
      { workspace_id: 'northlight', kind: 'staff', client: null },
    ]);
    expect([members.length, invitations, seats.used]).toEqual([3, [], 3]);
    expect((await succeed('readWorkspace', { token: signedIn.session.token })).workspace.id).toBe(
      'northlight',
    );
  });

  test('takes an invited person by a link, once, for a week, and for the invited address alone', async () => {
    const { invite, team, succeed, ask, token, world, manager } = await openDemo();
    await invite(nora.email);
    const [invitation] = (await team()).invitations;
    const call = { token, ...at(invitation?.id ?? '') };
    const old = await succeed('linkInvitation', call);
    world.clock.advance(6 * 86_400_000);
    const { token: link } = await succeed('linkInvitation', { ...call, token: manager });
    world.clock.advance(86_400_000);
    const read = (text: string) => ask('readInvitation', { query: `token=${text}` });
    const join = (more: object) =>
      ask('signUp', { body: { ...signUpBodyOf(nora), invitation: link, ...more } });

    expect(statusAndBody(await read(old.token))).toEqual(refusal('invitationLinkExpired'));
    expect(statusAndBody(await read('nothing'))).toEqual(refusal('notFound'));
    expect((await read(link)).body).toEqual({
      workspace_name: 'Northlight Agency',
      email: nora.email,
      role: 'manager',
      client_name: null,
      expires_at: new Date(world.clock.now() + 6 * 86_400_000).toISOString(),
    });
    expect(statusAndBody(await join({ email: 'else@bergmedia.example' }))).toEqual(
      refusal('invalid', { errors: { email: 'Use the address that was invited' } }),
    );
    expect((await join({})).status).toBe(201);
    expect(statusAndBody(await join({}))).toEqual(refusal('invitationClosed'));
    expect(statusAndBody(await read(link))).toEqual(refusal('invitationClosed'));
    expect((await ask('linkInvitation', call)).status).toBe(409);
  });

  test('gives who joins the clients of the invitation, those that are archived meanwhile left out', async () => {
    const { ask, team, succeed, token, log } = await openDemo();
    const client_ids = ['stackpilot', 'fjordandfoam', 'mapleclinic'];
    const body = { email: nora.email, role: 'manager', client_ids };
    const unknown = { ...body, client_ids: ['nobody'] };
    expect(statusAndBody(await ask('inviteMember', { token, body: unknown }))).toEqual(
      refusal('invalid', { errors: { client_ids: 'Choose active clients of this workspace' } }),
    );
    const { invitation } = await succeed('inviteMember', { token, body });
    const { client } = await succeed('readClient', { token, ...at('mapleclinic') });
    await succeed('archiveClient', { token, ...at('mapleclinic'), headers: { 'If-Match': client.etag } });
    const before = (await log.head()).position;
    const { user } = await succeed('signUp', { body: signUpBodyOf(nora) });
    const { members } = await team();
    const types = (await log.readAll({ after: before })).map(({ type }) => type);

    expect(invitation.clients.map(({ name }) => name)).toEqual([
      'Fjord & Foam',
      'Maple Street Clinic',
      'Stackpilot',
    ]);
    expect(members.find(({ id }) => id === user.id)?.clients).toEqual([
      { id: 'fjordandfoam', name: 'Fjord & Foam' },
      { id: 'stackpilot', name: 'Stackpilot' },
    ]);
    expect(types.filter((type) => type === 'ClientOwnerAssigned')).toHaveLength(2);
  });

  test('takes who is invited for a client as a person of that client alone, without a place of the plan', async () => {
    const { ask, team, succeed, token, manager } = await openDemo();
    const ofClient = (...client_ids: string[]) => ({ email: nora.email, role: 'user', client_ids });
    const oneOnly = refusal('invalid', { errors: { client_ids: 'Choose their client' } });
    expect(statusAndBody(await ask('inviteMember', { token, body: ofClient() }))).toEqual(oneOnly);
    expect(
      statusAndBody(await ask('inviteMember', { token, body: ofClient('stackpilot', 'openloft') })),
    ).toEqual(oneOnly);
    const before = (await team()).seats;
    await succeed('inviteMember', { token: manager, body: ofClient('stackpilot') });
    const invited = await team();
    const signedIn = await succeed('signUp', { body: signUpBodyOf(nora) });
    const joined = await team();
    const seen = { token: signedIn.session.token };
    const { people } = await succeed('readClientRecord', { token, query: 'client=stackpilot' });

    expect(invited.invitations.map(({ email, role, clients }) => ({ email, role, clients }))).toEqual([
      { email: nora.email, role: 'user', clients: [{ id: 'stackpilot', name: 'Stackpilot' }] },
    ]);
    expect([invited.seats, joined.seats, joined.invitations]).toEqual([before, before, []]);
    expect(joined.members.map(({ id }) => id)).toEqual(invited.members.map(({ id }) => id));
    expect([signedIn.profile.role, signedIn.membership]).toEqual([
      'user',
      { workspace_id: 'northlight', kind: 'client', client: { id: 'stackpilot', name: 'Stackpilot' } },
    ]);
    expect(people.map(({ id }) => id)).toEqual([signedIn.user.id]);
    expect((await succeed('readSession', seen)).membership).toEqual(signedIn.membership);
    expect(statusAndBody(await ask('listClients', seen))).toEqual(refusal('roleForbidden'));
    const others = { ...seen, query: 'client=openloft&from=2026-01-01&to=2026-01-02' };
    expect(statusAndBody(await ask('readMetrics', others))).toEqual(refusal('roleForbidden'));
  });

  test('has no place for a withdrawn invitation, nor for one of a plan that shrank meanwhile', async () => {
    const { invite, ask, succeed, team, token } = await openDemo();
    const { body } = await invite(nora.email);
    const { id } = Object(body).invitation;
    await succeed('startSimulation', { token, body: { plan_name: 'starter' } });
    expect(statusAndBody(await ask('signUp', { body: signUpBodyOf(nora) }))).toEqual(
      refusal('memberSuspended'),
    );
    await succeed('revokeInvitation', { token, ...at(id) });
    expect(statusAndBody(await ask('restoreInvitation', { token, ...at(id) }))).toEqual(
      refusal('limitReached', { limit: 1, used: 1, plan: 'starter', neededPlan: 'pro' }),
    );
    await succeed('endSimulation', { token });
    const own = await succeed('signUp', { body: signUpBodyOf(nora) });
    expect([own.membership.kind, (await team()).seats.used]).toEqual(['owner', 2]);
  });

  test('invites an address once, and nobody who is there', async () => {
    const { invite, ask, token } = await openDemo();
    await invite('kim@northlight.example');

    expect(statusAndBody(await invite(' KIM@northlight.example '))).toEqual(refusal('invitationKnown'));
    expect(statusAndBody(await invite('manager@agencylens.demo'))).toEqual(refusal('memberKnown'));
    expect(statusAndBody(await invite('kim'))).toEqual(
      refusal('invalid', { errors: { email: 'Enter an email address such as name@agency.com' } }),
    );
    await ask('removeMember', { token, ...at('demomanager') });
    expect(Object((await invite('manager@agencylens.demo')).body).reason).toMatch(
      /was removed. Bring them back/,
    );
  });

  test('loses who is removed, who can be brought back; the owner stays', async () => {
    const { ask, succeed, token, manager, team } = await openDemo();
    await succeed('removeMember', { token, ...at('demomanager') });
    const signIn = { body: { email: 'manager@agencylens.demo', password: 'demo1234' } };

    expect(statusAndBody(await ask('readSession', { token: manager }))).toEqual(refusal('sessionMissing'));
    expect(statusAndBody(await ask('signIn', signIn))).toEqual(refusal('memberRemoved'));
    expect((await team()).removed.map(({ id, status }) => [id, status])).toEqual([
      ['demomanager', 'removed'],
    ]);
    await succeed('restoreMember', { token, ...at('demomanager') });
    expect((await ask('signIn', signIn)).status).toBe(200);
    expect(statusAndBody(await ask('removeMember', { token, ...at('demoadmin') }))).toEqual(
      refusal('roleForbidden', { reason: 'You cannot remove yourself.' }),
    );
  });

  test('lets a manager see to managers, and not to admins or to themselves', async () => {
    const { ask, invite, manager, token } = await openDemo();
    const role = (id: string, as: string, by = manager) =>
      ask('changeMemberRole', { token: by, ...at(id), body: { role: as } });
    const onlyAdmins = refusal('roleForbidden', { reason: 'Only an admin can change an admin.' });

    expect(statusAndBody(await invite('kim@a.example', 'admin', manager))).toEqual(
      refusal('roleForbidden', { reason: 'Only an admin can invite an admin.' }),
    );
    expect((await invite('kim@a.example', 'manager', manager)).status).toBe(201);
    expect(statusAndBody(await role('demomanager', 'admin'))).toEqual(
      refusal('roleForbidden', { reason: 'You cannot change your own role.' }),
    );
    expect(statusAndBody(await role('demoadmin', 'manager'))).toEqual(onlyAdmins);
    expect(statusAndBody(await ask('removeMember', { token: manager, ...at('demoadmin') }))).toEqual(
      onlyAdmins,
    );
    expect((await role('demomanager', 'admin', token)).status).toBe(200);
    expect(statusAndBody(await role('demoadmin', 'manager'))).toEqual(refusal('ownerStays'));
  });

  test('is closed to people of clients', async () => {
    const { ask, demo } = await openDemo();
    const { token } = (await demo('client')).session;
    expect(statusAndBody(await ask('readTeam', { token }))).toEqual(refusal('roleForbidden'));
  });
});
