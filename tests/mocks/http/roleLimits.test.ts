/** Tests role limits that depend on a body or target: each is tried with a real body and appears in the API document. */
import { expect, test } from 'vitest';
import { demoPassword } from '#domain/accounts/demoAccounts.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';
import { endpointNames, operationOf } from './documentedAccess.ts';

const openTeam = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { ask, succeed, demo, signUp } = backend;
  const owner = (await demo('admin')).session.token;
  const invite = async (email: string) =>
    (await succeed('inviteMember', { token: owner, body: { email, role: 'admin' } })).invitation.id;
  /** Returns the log's latest position, to undo the latest change. */
  const last = async () => (await backend.log.head()).position;
  const join = async (email: string) => {
    await invite(email);
    return succeed('signUp', { body: signUpBodyOf({ ...nora, email }) });
  };
  const admin = await join(nora.email);
  const { user: removed } = await join('ines@bergmedia.example');
  await succeed('removeMember', { token: owner, params: { id: removed.id } });
  const withdrawn = await invite('ida@bergmedia.example');
  await succeed('revokeInvitation', { token: owner, params: { id: withdrawn } });
  const revokedAt = await last();
  await succeed('updateProfile', { token: owner, body: { first_name: 'Adele' } });
  const renamedAt = await last();
  const invitation = await invite('ivy@bergmedia.example');
  const invitedAt = await last();
  return {
    ask,
    tokens: {
      owner,
      admin: admin.session.token,
      manager: (await demo('manager')).session.token,
      client: (await demo('client')).session.token,
      newOwner: (await signUp(otto)).session.token,
    },
    ids: { admin: admin.user.id, removed: removed.id, invitation },
    changes: [renamedAt, revokedAt, invitedAt],
  };
};

type Team = Awaited<ReturnType<typeof openTeam>>;
type Person = keyof Team['tokens'];
type Try = readonly [by: Person, name: EndpointName, call: CallOptions];

const ruled = {
  owner: 'admin',
  admin: 'admin',
  manager: 'manager',
  client: 'user',
  newOwner: 'owner',
} as const;

const rivalRule = {
  client_ids: ['fjordandfoam'],
  figure: 'sessions',
  condition: 'rival',
  threshold: 0.03,
  direction: 'either',
  window_days: 7,
  cooldown_days: 7,
  rival: 'birchandbay.example',
} as const;

const triesOf = ({ ids, changes }: Team): readonly Try[] => {
  const invitation = { params: { id: ids.invitation } };
  const admin = { params: { id: ids.admin } };
  const removed = { params: { id: ids.removed } };
  const headers = { 'If-Match': '*' };
  return [
    ['manager', 'inviteMember', { body: { email: 'ann@bergmedia.example', role: 'admin' } }],
    ['manager', 'resendInvitation', invitation],
    ['manager', 'linkInvitation', invitation],
    ['manager', 'revokeInvitation', invitation],
    ['manager', 'restoreInvitation', invitation],
    ['manager', 'changeMemberRole', { ...admin, body: { role: 'manager' } }],
    ['admin', 'changeMemberRole', { ...admin, body: { role: 'manager' } }],
    ['manager', 'removeMember', admin],
    ['admin', 'removeMember', admin],
    ['manager', 'restoreMember', removed],
    ['admin', 'eraseMember', { ...admin, body: { name: 'Nora Berg' } }],
    ['admin', 'changeOwner', { body: { member_id: ids.admin, name: 'Northlight' }, headers }],
    ['owner', 'eraseOwn', { body: { name: 'Adele Moreau' } }],
    ['newOwner', 'eraseOwn', { body: { name: 'Otto Lang' } }],
    ['client', 'changePassword', { body: { current_password: demoPassword, new_password: 'another-17' } }],
    ['owner', 'startSecondFactor', { body: { password: demoPassword } }],
    ['manager', 'confirmSecondFactor', { body: { code: '123456' } }],
    ['client', 'removeSecondFactor', { body: { password: demoPassword } }],
    ['manager', 'setAlertRules', { body: rivalRule }],
    ['manager', 'answerReportRun', { params: { id: 'any' }, body: { answer: 'accept' } }],
    ...changes.map((position): Try => ['manager', 'undoChange', { body: { position } }]),
  ];
};

const people = 'managers and people of clients, other than themselves';
const own = 'changes that they may make themselves';
const invitations = 'invitations of managers and of people of clients';

test('each is refused as the document says of that role', async () => {
  const team = await openTeam();
  const tries = triesOf(team);
  const told = [];
  for (const [by, name, call] of tries) {
    const { body } = await team.ask(name, { token: team.tokens[by], ...call });
    told.push([by, name, Object(body).code, operationOf(name)['x-role-limits']?.[ruled[by]]]);
  }

  expect(told).toEqual(
    [
      ['manager', 'inviteMember', invitations],
      ['manager', 'resendInvitation', invitations],
      ['manager', 'linkInvitation', invitations],
      ['manager', 'revokeInvitation', invitations],
      ['manager', 'restoreInvitation', invitations],
      ['manager', 'changeMemberRole', 'managers other than themselves, who stay managers'],
      ['admin', 'changeMemberRole', 'people other than themselves'],
      ['manager', 'removeMember', people],
      ['admin', 'removeMember', 'people other than themselves'],
      ['manager', 'restoreMember', people],
      ['admin', 'eraseMember', 'people other than themselves'],
      ['admin', 'changeOwner', 'people other than themselves'],
      ['owner', 'eraseOwn', 'admins who do not own the workspace and are not the last admin'],
      ['newOwner', 'eraseOwn', 'nothing, as long as they own the workspace'],
      ['client', 'changePassword', 'accounts other than those of the demo'],
      ['owner', 'startSecondFactor', 'accounts other than those of the demo'],
      ['manager', 'confirmSecondFactor', 'accounts other than those of the demo'],
      ['client', 'removeSecondFactor', 'accounts other than those of the demo'],
      ['manager', 'setAlertRules', 'rules about figures, not about competitors'],
      ['manager', 'answerReportRun', 'comments'],
      ['manager', 'undoChange', own],
      ['manager', 'undoChange', own],
      ['manager', 'undoChange', own],
    ].map(([by, name, words]) => [by, name, 'roleForbidden', words]),
  );
  // Limits of reads are by client, which `clientsOfOthers.test.ts` tries.
  const limited = endpointNames.filter((name) => 'limits' in endpoints[name] && paths[name][0] !== 'GET');
  expect(new Set(tries.map(([, name]) => name))).toEqual(new Set(limited));
});
