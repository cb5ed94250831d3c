/** Stories of a stranger who uses the backend by `fetch`, as its contract promises. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { callApi } from '../stage/callApi.ts';
import { expect, test } from '../stage/story.ts';

type SignedIn = { readonly user: { readonly id: string }; readonly session: { readonly token: string } };

const credentials = { email: demoAccounts.admin.email, password: demoPassword };

declare global {
  /** Whether the worker has said that it brings this page's requests to its backend. */
  var isWorkerListening: boolean | undefined;
}

test.beforeEach(async ({ page, loginPage }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data.type === 'MOCKING_ENABLED') globalThis.isWorkerListening = true;
    });
  });
  await loginPage.open();
  await page.waitForFunction(() => globalThis.isWorkerListening === true);
  await expect.poll(async () => (await callApi(page, { path: '/api/plans' })).status).toBe(200);
});

test('a refusal is a problem document with the exact text, and tells the log’s head [S5.3][S8.1]', async ({
  page,
  watch,
}) => {
  watch.expectRefusals('401 POST /api/auth/sign-in');
  const { status, headers, body } = await callApi(page, {
    method: 'POST',
    path: '/api/auth/sign-in',
    body: { ...credentials, password: 'not it' },
  });
  expect(status).toBe(401);
  expect(headers['content-type']).toBe('application/problem+json');
  expect(Number(headers['x-log-position'])).toBeGreaterThan(0);
  expect(body).toEqual({
    type: expect.any(String),
    title: expect.any(String),
    status: 401,
    detail: 'Invalid email or password',
    code: 'wrongCredentials',
  });
});

test('nonsense is refused by kind: malformed, unknown, not allowed, invalid [S5.2][S7.1]', async ({
  page,
  watch,
}) => {
  watch.expectRefusals(
    '400 POST /api/auth/sign-in',
    '404 GET /api/no-such-thing',
    '405 DELETE /api/plans',
    '422 POST /api/auth/sign-up',
    '401 GET /api/workspace',
  );
  const statusOf = async (call: Parameters<typeof callApi>[1]) => (await callApi(page, call)).status;
  expect(await statusOf({ method: 'POST', path: '/api/auth/sign-in', body: '{"email":' })).toBe(400);
  expect(await statusOf({ path: '/api/no-such-thing' })).toBe(404);
  expect(await statusOf({ method: 'DELETE', path: '/api/plans' })).toBe(405);
  expect(await statusOf({ path: '/api/workspace' })).toBe(401);
  const { status, body } = await callApi<{ errors: object }>(page, {
    method: 'POST',
    path: '/api/auth/sign-up',
    body: signUpBodyOf({ ...nora, password: '12345', company: '' }),
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    password: 'Password must be at least 6 characters long',
    'profile.company': 'Company name is required',
  });
});

test('a sign-up under the same key is answered once more and done once [S7.1]', async ({ page, watch }) => {
  watch.expectRefusals('422 POST /api/auth/sign-up', '409 POST /api/auth/sign-up');
  const headers = { 'Idempotency-Key': 'nora-signs-up' };
  const signUp = (person: typeof nora, more: Record<string, string> = headers) =>
    callApi<SignedIn>(page, {
      method: 'POST',
      path: '/api/auth/sign-up',
      headers: more,
      body: signUpBodyOf(person),
    });
  const first = await signUp(nora);
  const again = await signUp(nora);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(first.headers['idempotency-replayed']).toBeUndefined();
  expect(again.headers['idempotency-replayed']).toBe('true');
  // The demo agency may still be coming into the log: what a reply tells of its own events says who wrote, the log's head does not.
  expect(first.headers['x-log-events']).toBe(
    'AccountRegistered,WorkspaceCreated,MemberJoined,ClientAdded,SessionStarted',
  );
  expect(again.headers['x-log-events']).toBeUndefined();
  expect((await signUp(otto)).status).toBe(422);
  expect((await signUp(nora, {})).status).toBe(409);
});

test('the past can be asked for, and a request’s trace is found in the log', async ({ page }) => {
  const { body: signedIn } = await callApi<SignedIn>(page, {
    method: 'POST',
    path: '/api/auth/sign-in',
    body: credentials,
  });
  const session = { Authorization: `Bearer ${signedIn.session.token}` };
  const correlation = '0af7651916cd43dd8448eb211c80319c';
  const changed = await callApi(page, {
    method: 'PATCH',
    path: '/api/auth/profile',
    headers: { ...session, traceparent: `00-${correlation}-b7ad6b7169203331-01` },
    body: { first_name: 'Adele' },
  });
  expect(changed.status).toBe(200);
  const position = Number(changed.headers['x-log-position']);
  const { body: found } = await callApi<{ items: readonly { type: string; position: number }[] }>(page, {
    path: `/api/events?correlation=${correlation}`,
    headers: session,
  });
  expect(found.items.map((item) => [item.type, item.position])).toEqual([['ProfileUpdated', position]]);
  const namesAt = async (query: string) => {
    const path = `/api/workspace${query}`;
    const { body } = await callApi<{ members: readonly { name: string }[] }>(page, {
      path,
      headers: session,
    });
    return body.members.map(({ name }) => name);
  };
  expect(await namesAt('')).toContain('Adele Moreau');
  expect(await namesAt(`?as_of=${position - 1}`)).toContain('Ada Moreau');
});

test('the contract describes itself', async ({ page }) => {
  type Document = { openapi: string; paths: Record<string, Record<string, object>> };
  const { status, headers, body } = await callApi<Document>(page, { path: '/api/openapi.json' });
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  expect(body.openapi).toMatch(/^3\.1\./);
  expect(Object.keys(body.paths)).toContain('/api/auth/sign-in');
  expect(body.paths['/api/auth/sign-in']).toHaveProperty('post');
});
