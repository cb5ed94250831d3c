/** Tests people of a client: 48-hour invitations, removal by any staff and restoring. The clock starts at 2026-01-05, 09:00 UTC. */
import { describe, expect, test } from 'vitest';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const hour = 3_600_000;
const fjord = 'fjordandfoam';
const at = (id: string) => ({ params: { id } });

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const signedIn = async (role: 'admin' | 'manager' | 'client') => (await backend.demo(role)).session.token;
  const token = await signedIn('manager');
  const ofClient = { email: nora.email, role: 'user', client_ids: [fjord] } as const;
  const invite = async (by = token) =>
    (await backend.succeed('inviteMember', { token: by, body: ofClient })).invitation;
  const signUp = () => backend.ask('signUp', { body: signUpBodyOf(nora) });
  const people = async () => {
    const record = await backend.succeed('readClientRecord', { token, query: `client=${fjord}` });
    return { in: record.people.map(({ id }) => id), out: record.removed_people.map(({ id }) => id) };
  };
  const wait = async (time: number) => {
    backend.world.clock.advance(time);
    return { ...backend, token: await signedIn('manager') };
  };
  return { ...backend, signedIn, token, invite, signUp, people, wait };
};

describe('the invitation of a client’s person', () => {
  test('says until when it can be accepted, and can until then', async () => {
    const { invite, signUp, wait } = await openDemo();
    expect((await invite()).expires_at).toBe('2026-01-07T09:00:00.000Z');
    await wait(48 * hour - 1);

    expect((await signUp()).status).toBe(201);
  });

  test('is refused from then on, and nothing is made; sent again, it can be accepted for as long again', async () => {
    const { invite, signUp, wait, appendedBy } = await openDemo();
    const { id } = await invite();
    const { succeed, token } = await wait(48 * hour);
    const appended = await appendedBy(async () => {
      expect(statusAndBody(await signUp())).toEqual(refusal('invitationExpired'));
    });
    expect(appended).toEqual([]);

    const { invitation } = await succeed('resendInvitation', { token, ...at(id) });
    expect([invitation.status, invitation.expires_at]).toEqual(['open', '2026-01-09T09:00:00.000Z']);
    await wait(48 * hour - 1);
    const { status, body } = await signUp();
    expect([status, Object(body).membership?.client?.id]).toEqual([201, fjord]);
  });

  test('is in nobody’s way once it is over: the address is invited anew, and the old one is not sent again', async () => {
    const { invite, wait } = await openDemo();
    const { id } = await invite();
    const { ask, token } = await wait(48 * hour);
    expect((await invite(token)).id).not.toBe(id);

    expect(statusAndBody(await ask('resendInvitation', { token, ...at(id) }))).toEqual(
      refusal('invitationKnown'),
    );
    expect((await ask('revokeInvitation', { token, ...at(id) })).status).toBe(204);
  });

  test('is another one than that to the team, which does not expire', async () => {
    const { succeed, signUp, wait, signedIn } = await openDemo();
    const body = { email: nora.email, role: 'manager' } as const;
    const { invitation } = await succeed('inviteMember', { token: await signedIn('admin'), body });
    await wait(60 * 24 * hour);

    expect([invitation.expires_at, (await signUp()).status]).toEqual([null, 201]);
  });
});

describe('a client’s person', () => {
  test('is removed by a manager, signs in no more, and is brought back as the person of that client', async () => {
    const { ask, succeed, token, people, signedIn } = await openDemo();
    const clara = await signedIn('client');
    const { members } = await succeed('readTeam', { token });
    expect(await people()).toEqual({ in: ['democlient'], out: [] });
    await succeed('removeMember', { token, ...at('democlient') });

    expect(await people()).toEqual({ in: [], out: ['democlient'] });
    expect(statusAndBody(await ask('readSession', { token: clara }))).toEqual(refusal('sessionMissing'));
    const signIn = { body: { email: 'client@agencylens.demo', password: 'demo1234' } };
    expect(statusAndBody(await ask('signIn', signIn))).toEqual(refusal('memberRemoved'));

    const { member } = await succeed('restoreMember', { token, ...at('democlient') });
    expect([member.kind, await people()]).toEqual(['client', { in: ['democlient'], out: [] }]);
    expect((await succeed('signIn', signIn)).membership.client?.id).toBe(fjord);
    expect((await succeed('readTeam', { token })).members.length).toBe(members.length);
  });

  test('is removed and brought back by taking a change back, and gets no role of the team', async () => {
    const { ask, succeed, token, people, log } = await openDemo();
    await succeed('removeMember', { token, ...at('democlient') });
    const undo = async () =>
      succeed('undoChange', { token, body: { position: (await log.head()).position } });
    await undo();
    expect(await people()).toEqual({ in: ['democlient'], out: [] });
    await undo();
    expect(await people()).toEqual({ in: [], out: ['democlient'] });
    await undo();

    const role = { token, ...at('democlient'), body: { role: 'manager' } } as const;
    expect(statusAndBody(await ask('changeMemberRole', role))).toEqual(refusal('notFound'));
  });
});
