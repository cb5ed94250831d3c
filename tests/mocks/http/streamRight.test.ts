/** Tests that a stream ends when its permission is lost: it sends no later events, and the last message gives the reason. */
import { describe, expect, test } from 'vitest';
import { demoCompany } from '#domain/accounts/demoAccounts.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { streamEnd } from '#domain/contract/streamEnd.ts';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { readFeed } from '#tests/support/feedReader.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const fjord = 'fjordandfoam';
const changed = { 'If-Match': '*' } as const;
const streams = ['streamEvents', 'streamVisits'] as const;

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const sign = async (name: 'admin' | 'manager' | 'client') => (await backend.demo(name)).session.token;
  const [admin, manager, client] = [await sign('admin'), await sign('manager'), await sign('client')];
  const as = (token: string) => (name: EndpointName, call: CallOptions) =>
    backend.succeed(name, { headers: changed, ...call, token });
  const look = async () =>
    (await backend.succeed('viewAsClient', { token: admin, body: { client_id: fjord } })).session.token;
  const clients = (await backend.succeed('listClients', { token: admin, query: 'limit=100' })).items;
  const etagOf = (id: string) => clients.find((one) => one.id === id)?.etag ?? '';
  return { ...backend, admin, manager, client, look, as, etagOf, call: as(admin) };
};

type Demo = Awaited<ReturnType<typeof openDemo>>;

let appended = 0;

/** Appends one event directly to the log. `about` names an account or a client. */
const append = ({ log }: Pick<Demo, 'log'>, type: string, data: object, about: string) => {
  appended += 1;
  return log.append({
    commandId: `appended-${appended}`,
    commandHash: '0'.repeat(64),
    correlationId: '1'.repeat(32),
    actor: { kind: 'system', id: 'tests' },
    events: [
      { stream: 'workspace-northlight', event: { type, data }, tags: ['workspace:northlight', about] },
    ],
  });
};

const somethingElse = async (demo: Demo) => {
  for (const about of [`client:${fjord}`, 'account:democlient', 'account:demomanager'])
    await append(demo, 'SomethingHappened', {}, about);
};

type Way = {
  readonly who: 'admin' | 'manager' | 'client' | 'look';
  readonly first?: (demo: Demo) => Promise<unknown>;
  readonly lose: (demo: Demo, token: string) => Promise<unknown>;
  readonly reason: string;
  readonly last: string | null;
};

const member = { params: { id: 'demomanager' } };
const own = { params: { id: 'democlient' } };
const role = (name: string) => (demo: Demo) =>
  demo.call('changeMemberRole', { ...member, body: { role: name } });
const end = ({ call }: Demo) => call('deleteWorkspace', { body: { name: demoCompany } });
const archive = ({ call }: Demo) => call('archiveClient', { params: { id: fjord } });
const suspend = (accountId: string) => (demo: Demo) => {
  const suspendedAt = new Date(demo.world.clock.now()).toISOString();
  const data = { workspaceId: 'northlight', accountId, suspendedAt };
  return append(demo, 'MemberSuspended', data, `account:${accountId}`);
};

const ways: Readonly<Record<string, Way>> = {
  'a sign-out': {
    who: 'manager',
    lose: ({ as }, token) => as(token)('signOut', {}),
    reason: 'sessionMissing',
    last: 'SessionEnded',
  },
  'a removal': {
    who: 'manager',
    lose: ({ call }) => call('removeMember', member),
    reason: 'sessionMissing',
    last: 'MemberRemoved',
  },
  'the removal of a person of a client': {
    who: 'client',
    lose: ({ call }) => call('removeMember', own),
    reason: 'sessionMissing',
    last: 'MemberRemoved',
  },
  'a suspension': {
    who: 'manager',
    lose: suspend('demomanager'),
    reason: 'sessionMissing',
    last: 'MemberSuspended',
  },
  'a role that is lowered': {
    who: 'manager',
    first: role('admin'),
    lose: role('manager'),
    reason: 'accessChanged',
    last: 'MemberRoleChanged',
  },
  'a role that is raised': {
    who: 'manager',
    lose: role('admin'),
    reason: 'accessChanged',
    last: 'MemberRoleChanged',
  },
  'another owner': {
    who: 'admin',
    lose: ({ call }) => call('changeOwner', { body: { member_id: 'demomanager', name: demoCompany } }),
    reason: 'accessChanged',
    last: 'WorkspaceOwnerChanged',
  },
  'the deletion of the workspace': {
    who: 'manager',
    lose: end,
    reason: 'workspaceDeleted',
    last: 'WorkspaceDeleted',
  },
  'an own client that is archived': {
    who: 'client',
    lose: archive,
    reason: 'clientArchived',
    last: 'ClientArchived',
  },
  'an own client that is deleted': {
    who: 'client',
    lose: ({ call }) => call('deleteClient', { params: { id: fjord }, body: { name: 'Fjord & Foam' } }),
    reason: 'clientArchived',
    last: 'ClientArchived',
  },
  'an own client that is merged into another': {
    who: 'client',
    lose: ({ call, etagOf }) =>
      call('mergeClients', {
        params: { id: 'stackpilot' },
        headers: { 'If-Match': etagOf('stackpilot') },
        body: { merged_id: fjord, merged_etag: etagOf(fjord), take: [] },
      }),
    reason: 'clientArchived',
    last: null,
  },
  'an own client that is restored': {
    who: 'client',
    first: archive,
    lose: ({ call }) => call('restoreClient', { params: { id: fjord } }),
    reason: 'accessChanged',
    last: 'ClientRestored',
  },
  'a look at a client that is archived meanwhile': {
    who: 'look',
    lose: archive,
    reason: 'sessionMissing',
    last: 'ClientArchived',
  },
  'a look by somebody who is out': {
    who: 'look',
    lose: suspend('demoadmin'),
    reason: 'sessionMissing',
    last: null,
  },
};

const endIn = (text: string) => {
  const [, data] = /event: end\ndata: (.*)\n\n$/.exec(text) ?? [];
  return data === undefined ? null : streamEnd.parse(JSON.parse(data)).reason;
};

const typesIn = (text: string) =>
  [...text.matchAll(/event: log\ndata: (.*)\n\n/g)].map(([, data = '']) => JSON.parse(data).type as string);

const openFor = async (name: (typeof streams)[number], way: Way, after?: number) => {
  const demo = await openDemo();
  await way.first?.(demo);
  const token = way.who === 'look' ? await demo.look() : demo[way.who];
  const headers: Record<string, string> =
    after === undefined || name === 'streamVisits' ? {} : { 'Last-Event-ID': String(after) };
  const feed = readFeed(await demo.open(name, { token, headers }));
  return { demo, token, feed };
};

describe.each(streams)('%s', (name) => {
  test.each(Object.entries(ways))(
    'ends with %s, says so, and sends nothing from after it',
    async (_what, way) => {
      const { demo, token, feed } = await openFor(name, way);
      await feed.next();
      await way.lose(demo, token);
      await somethingElse(demo);
      demo.world.clock.advance(60_000);
      const text = await feed.next();

      expect([endIn(text), await feed.ending(), demo.world.clock.pending()]).toEqual([
        way.reason,
        'ended',
        [],
      ]);
      expect(text.includes('event: visits')).toBe(false);
      if (name === 'streamEvents') expect(typesIn(text).at(-1) ?? null).toEqual(way.last);
    },
  );

  test('ends with its session at the very moment at which that runs out', async () => {
    const demo = await openDemo();
    const { token, expires_at } = (await demo.demo('manager')).session;
    demo.world.clock.advance(Date.parse(expires_at) - demo.world.clock.now() - 20_000);
    const feed = readFeed(await demo.open(name, { token }));
    demo.world.clock.advance(19_999);
    const before = [endIn(await feed.next()), await feed.ending()];
    demo.world.clock.advance(1);

    expect(before).toEqual([null, 'open']);
    expect([endIn(await feed.next()), await feed.ending(), demo.world.clock.pending()]).toEqual([
      'sessionMissing',
      'ended',
      [],
    ]);
  });
});

describe('a stream of events', () => {
  test('ends with a password that is changed in another session, and goes on in that one', async () => {
    const backend = openTestBackend();
    const { token } = (await backend.signUp(nora)).session;
    const other = (await backend.succeed('signIn', { body: credentialsOf(nora) })).session.token;
    const [feed, changing] = [token, other].map(async (by) =>
      readFeed(await backend.open('streamEvents', { token: by })),
    );
    const body = { current_password: nora.password, new_password: 'another one' };
    await backend.succeed('changePassword', { token: other, body });
    await backend.ask('updateProfile', { token: other, body: { first_name: 'Eleonora' } });
    const [text, goingOn] = [await (await feed)?.next(), await (await changing)?.next()];

    expect([typesIn(text ?? ''), endIn(text ?? '')]).toEqual([['PasswordChanged'], 'sessionMissing']);
    expect([typesIn(goingOn ?? ''), endIn(goingOn ?? '')]).toEqual([
      ['PasswordChanged', 'ProfileUpdated'],
      null,
    ]);
  });

  test('that begins before a lost right sends what was before it, and not what came after it', async () => {
    const demo = await openDemo();
    const after = (await demo.log.head()).position;
    const feed = readFeed(
      await demo.open('streamEvents', { token: demo.manager, headers: { 'Last-Event-ID': String(after) } }),
    );
    // All three are appended before the stream reads any of them.
    await Promise.all([
      demo.ask('updateProfile', { token: demo.manager, body: { first_name: 'Marc' } }),
      demo.call('removeMember', member),
      demo.ask('updateProfile', { token: demo.admin, body: { first_name: 'Adele' } }),
    ]);
    const told = typesIn(await feed.next());

    expect(told.slice(told.indexOf('MemberRemoved'))).toEqual(['MemberRemoved']);
  });

  test('of a deleted workspace sends nothing of its history, and ends with the restoration', async () => {
    const demo = await openDemo();
    await end(demo);
    const feed = readFeed(
      await demo.open('streamEvents', { token: demo.manager, headers: { 'Last-Event-ID': '0' } }),
    );
    const before = typesIn(await feed.next());
    await demo.demo('client');
    const meanwhile = typesIn(await feed.next());
    await demo.call('restoreWorkspace', {});
    const text = await feed.next();

    expect([before, meanwhile, typesIn(text), endIn(text)]).toEqual([
      ['WorkspaceDeleted'],
      [],
      ['WorkspaceRestored'],
      'accessChanged',
    ]);
  });

  test('of a person whose client is archived goes on with what is about them, and not with what is about the client', async () => {
    const demo = await openDemo();
    await archive(demo);
    const after = (await demo.log.head()).position;
    const feed = readFeed(
      await demo.open('streamEvents', { token: demo.client, headers: { 'Last-Event-ID': String(after) } }),
    );
    const list = (query: string) => demo.succeed('listEvents', { token: demo.client, query });
    await append(demo, 'SomethingHappened', {}, `client:${fjord}`);
    await demo.demo('client');

    expect(typesIn(await feed.next())).toEqual(['SessionStarted']);
    expect((await list(`after=${after}`)).items.map(({ type }) => type)).toEqual(['SessionStarted']);
  });
});
