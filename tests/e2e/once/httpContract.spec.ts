/** Tests the backend by plain `fetch` through the worker; other promises of the contract are tested without a browser. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { expect, test } from '../support/browserTest.ts';
import { callApi } from '../support/callApi.ts';

const credentials = { email: demoAccounts.admin.email, password: demoPassword };

declare global {
  /** True once the worker has confirmed that it forwards this page's requests to its backend. */
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
  // The worker answers while the demo is still being written.
  await expect
    .poll(async () => Number((await callApi(page, { path: '/api/plans' })).headers['x-log-position']))
    .toBeGreaterThan(0);
});

test('a refusal is a problem document with the exact text, and reports the log’s head [S5.3][S8.1]', async ({
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
