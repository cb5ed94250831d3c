/** Tests the backend with bare HTTP requests, as an outside client of its contract. */
import { describe, expect, test } from 'vitest';
import { nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { readReply } from '#tests/support/contractReply.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const opened = () => {
  const { send } = openTestBackend();
  return async (method: string, path: string, call: CallOptions = {}) =>
    readReply(await send(method, path, call));
};

const asJson = { 'Content-Type': 'application/json' };

describe('a stranger', () => {
  test('has nonsense refused by kind: malformed, unknown, not allowed, invalid [S5.2][S7.1]', async () => {
    const { backend } = openTestBackend();
    const malformed = new Request('https://app.example/api/auth/sign-in', {
      method: 'POST',
      headers: asJson,
      body: '{"email":',
    });
    const call = opened();
    const invalid = await call('POST', '/api/auth/sign-up', {
      body: signUpBodyOf({ ...nora, password: '12345', company: '' }),
    });
    const statuses = [
      (await backend.handle(malformed)).status,
      (await call('GET', '/api/no-such-thing')).status,
      (await call('DELETE', '/api/plans')).status,
      (await call('GET', '/api/workspace')).status,
    ];

    expect(statuses).toEqual([400, 404, 405, 401]);
    expect(invalid).toMatchObject({
      status: 422,
      body: {
        errors: {
          password: 'Password must be at least 6 characters long',
          'profile.company': 'Company name is required',
        },
      },
    });
  });

  test('signs up under one key twice, is answered twice and signed up once [S7.1]', async () => {
    const call = opened();
    const keyed = { 'Idempotency-Key': 'nora-signs-up' };
    const signUp = (person: typeof nora, headers: Record<string, string> = keyed) =>
      call('POST', '/api/auth/sign-up', { headers, body: signUpBodyOf(person) });
    const first = await signUp(nora);
    const again = await signUp(nora);

    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect([first, again].map(({ headers }) => headers.get('x-log-events'))).toEqual([
      'AccountRegistered,WorkspaceCreated,MemberJoined,ClientAdded,SessionStarted',
      null,
    ]);
    expect([(await signUp(otto)).status, (await signUp(nora, {})).status]).toEqual([422, 409]);
  });

  test('asks for the past, and finds a request’s trace in the log', async () => {
    const backend = openTestBackend();
    const { token } = (await backend.signUp(nora)).session;
    const correlation = '0af7651916cd43dd8448eb211c80319c';
    const changed = await backend.ask('updateProfile', {
      token,
      headers: { traceparent: `00-${correlation}-b7ad6b7169203331-01` },
      body: { first_name: 'Adele' },
    });
    const position = Number(changed.headers.get('x-log-position'));
    const found = await backend.succeed('listEvents', { token, query: `correlation=${correlation}` });
    const namesAt = async (query: string) =>
      (await backend.succeed('readWorkspace', { token, query })).members.map(({ name }) => name);

    expect(changed.status).toBe(200);
    expect(found.items.map((item) => [item.type, item.position])).toEqual([['ProfileUpdated', position]]);
    expect(await namesAt('')).toEqual([`Adele ${nora.lastName}`]);
    expect(await namesAt(`as_of=${position - 1}`)).toEqual([`${nora.firstName} ${nora.lastName}`]);
  });

  test('is shown the contract', async () => {
    const { status, headers, body } = await opened()('GET', '/api/openapi.json');

    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('application/json')]);
    expect(body).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
      paths: { '/api/auth/sign-in': { post: expect.any(Object) } },
    });
  });
});
