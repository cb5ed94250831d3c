/** Tests viewing a client's portal: the client's scope only, read-only, for eight hours, recorded in the history. */
import { describe, expect, test } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { neededQuery } from '#tests/support/neededQuery.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

const fjord = 'fjordandfoam';
const hour = 60 * 60_000;

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const admin = (await backend.demo('admin')).session.token;
  const look = (client_id = fjord, token = admin) =>
    backend.ask('viewAsClient', { token, body: { client_id } });
  const enter = async () => Object((await look()).body).session.token as string;
  return { ...backend, admin, look, enter };
};

const names = Object.keys(paths) as EndpointName[];
const writing = names.filter((name) => paths[name][0] !== 'GET' && name !== 'signOut');

/** Endpoints about the requesting person or the time, not the client. */
const personal: readonly EndpointName[] = [
  'readSession',
  'streamEvents',
  'paymentProvider',
  'readOpenApi',
  'readShare',
];
/** These include the client person's own past, such as sign-ins; a viewer of the portal has none. */
const tellsOfPerson: readonly EndpointName[] = [
  'listEvents',
  'listHistory',
  'listSessions',
  'readActivity',
  'readWorkspace',
];
/** A stream does not end; its non-streaming endpoint returns the same data. */
const streams: readonly EndpointName[] = ['streamVisits'];
const reading = names.filter(
  (name) => paths[name][0] === 'GET' && !personal.includes(name) && !streams.includes(name),
);

describe('a look at a client’s portal', () => {
  test('is a session of a client’s person, in the name of who looks, for eight hours', async () => {
    const { look, succeed, world } = await open();
    const { status, body } = await look();
    const token = Object(body).session.token;
    const session = await succeed('readSession', { token });
    world.clock.advance(8 * hour - 1);
    const last = (await succeed('readSession', { token })).membership;
    world.clock.advance(1);

    expect([status, session]).toEqual([201, body]);
    expect([session.profile.role, session.profile.first_name, session.membership]).toEqual([
      'user',
      'Ada',
      {
        workspace_id: 'northlight',
        kind: 'client',
        client: { id: fjord, name: 'Fjord & Foam' },
        viewing: true,
      },
    ]);
    expect(last).toEqual(session.membership);
    await expect(succeed('readSession', { token })).rejects.toThrow('sessionMissing');
  });

  test('is reported in the history, with who looked at whom, and not to the client', async () => {
    const { look, appendedBy, demo, succeed } = await open();
    const [event, ...more] = await appendedBy(() => look());
    const clara = (await demo('client')).session.token;
    const { items } = await succeed('listEvents', { token: clara, query: 'limit=500' });

    expect([event?.type, event?.actor, more]).toEqual([
      'ClientViewStarted',
      { kind: 'account', id: 'demoadmin', role: 'admin' },
      [],
    ]);
    expect(event?.data).toMatchObject({ accountId: 'demoadmin', clientId: fjord });
    expect(items.filter(({ type }) => type === 'ClientViewStarted')).toEqual([]);
  });

  test('ends on exit, and leaves the own session as it was', async () => {
    const { enter, ask, admin, succeed } = await open();
    const token = await enter();
    await ask('signOut', { token });

    expect([
      (await ask('readSession', { token })).status,
      (await succeed('readSession', { token: admin })).profile.role,
    ]).toEqual([401, 'admin']);
  });

  test('ends with the client, and with who looks', async () => {
    const { enter, ask, succeed, admin, demo, look } = await open();
    const token = await enter();
    const manager = (await demo('manager')).session.token;
    const other = Object((await look('mapleclinic', manager)).body).session.token as string;
    const client = (await succeed('readClient', { token: admin, params: { id: fjord } })).client;
    await succeed('archiveClient', {
      token: admin,
      params: { id: fjord },
      headers: { 'If-Match': client.etag },
    });
    await succeed('removeMember', { token: admin, params: { id: 'demomanager' } });

    expect([
      (await ask('readSession', { token })).status,
      (await ask('readSession', { token: other })).status,
    ]).toEqual([401, 401]);
  });

  test('is open to staff alone, and only to what is theirs', async () => {
    const { look, demo } = await open();
    const clara = (await demo('client')).session.token;

    expect([(await look(fjord, clara)).status, (await look('nobody')).status]).toEqual([403, 404]);
  });
});

/** Shared by all endpoints: nothing here changes the agency. */
const openOnce = () => {
  let opened: ReturnType<typeof openWhole> | null = null;
  return () => {
    opened ??= openWhole();
    return opened;
  };
};

const openWhole = async () => {
  const backend = openTestBackend();
  await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const admin = (await backend.demo('admin')).session.token;
  const clara = (await backend.demo('client')).session.token;
  const view = await backend.succeed('viewAsClient', { token: admin, body: { client_id: fjord } });
  return { ...backend, clara, look: view.session.token };
};

describe('what a look at a portal may do', () => {
  const whole = openOnce();

  test.each(reading)('is to be answered by %s as the client’s person is', async (name) => {
    const { ask, clara, look } = await whole();
    const call = { params: { id: 'nothing' }, query: new URLSearchParams(neededQuery(name)).toString() };
    const own = await ask(name, { ...call, token: clara });
    const seen = await ask(name, { ...call, token: look });

    expect(seen.status).toBe(own.status);
    if (!tellsOfPerson.includes(name)) expect(seen.body).toEqual(own.body);
  });

  test.each(writing)('is not %s', async (name) => {
    const { ask, events, look } = await whole();
    const before = (await events()).length;
    const params = { id: 'nothing', change: 'one', provider: 'google', token: 'none' };
    const { status, body } = await ask(name, { params, body: {}, token: look });

    expect([status, Object(body).code, (await events()).length]).toEqual([403, 'viewIsReadOnly', before]);
  });
});
