/** Tests the backend behind a service worker: start, failure and recovery. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriersInBothThemes } from '../support/findBarriers.ts';
import { untilAwake } from '../support/untilAwake.ts';

const backendCode = '**/assets/backend-*.js';

test('the backend is fetched after the first paint and works behind a service worker, whatever becomes of that', async ({
  page,
  context,
  loginPage,
  dashboardPage,
}) => {
  test.slow();
  const renameTo = async (name: string): Promise<void> => {
    await dashboardPage.editProfile({ 'First name': name });
    await expect(dashboardPage.greeting(name)).toBeVisible();
    await expect(dashboardPage.activity.first()).toContainText(`${name} Moreau changed their first name`);
  };
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await dashboardPage.untilLive();
  const { painted, fetched, controlled } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/backend-'))
      .map(({ startTime }) => startTime),
    controlled: navigator.serviceWorker.controller?.scriptURL.endsWith('/requestWorker.js'),
  }));
  expect(fetched).toHaveLength(1);
  expect(fetched[0]).toBeGreaterThan(painted);
  expect(controlled).toBe(true);
  await test.step('a farewell that the worker hears late leaves the page that is there its backend', async () => {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { serviceWorker } = navigator;
          serviceWorker.addEventListener('message', ({ data }) => {
            if (data.type === 'KEEPALIVE_RESPONSE') resolve();
          });
          serviceWorker.controller?.postMessage('CLIENT_CLOSE');
          // Replies after `CLIENT_CLOSE`, so the worker has handled the close.
          serviceWorker.controller?.postMessage('KEEPALIVE_REQUEST');
        }),
    );
    await renameTo('Adele');
  });
  await test.step('a page that was loaded past the worker is taken over, without another load', async () => {
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.reload', { ignoreCache: true });
    await dashboardPage.untilLive();
    await renameTo('Adela');
    expect(loads).toHaveLength(1);
  });
  await test.step('anyone who lost their worker sees their data before there is one again', async () => {
    const callsByWorker = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.includes('/api/')),
      );
    const asked = ['/api/auth/session', '/api/subscription', '/api/workspace', '/api/events'];
    await page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      await Promise.all(registrations.map((registration) => registration.unregister()));
    });
    await page.reload();
    await dashboardPage.untilLive();
    // Late requests may already reach the worker.
    expect((await callsByWorker()).filter((path) => asked.includes(path))).toEqual([]);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const callOf = (path: string) => expect.stringMatching(`${path}$`);
    await expect
      .poll(async () => {
        await page.evaluate(async () => (await fetch('api/plans')).text());
        return callsByWorker();
      })
      .toContainEqual(callOf('/api/plans'));
    await renameTo('Ada');
    expect(await callsByWorker()).toContainEqual(callOf('/api/auth/profile'));
  });
  await test.step('a page that the worker controls asks for its own code and for the worker’s before anything runs', async () => {
    await page.addInitScript(() => {
      // Once a body exists, only the head's scripts have run.
      const watch = new MutationObserver(() => {
        if (document.body === null) return;
        watch.disconnect();
        const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
        Object.assign(window, { asked: [...links].map(({ href }) => href) });
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.goto('./clients');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
    const asked = await page.evaluate(() => (window as Window & { asked?: readonly string[] }).asked ?? []);
    const names = asked.map((url) => url.slice(url.lastIndexOf('/') + 1).split('-')[0]);
    expect(names).toEqual(expect.arrayContaining(['app', 'backend', 'Clients', 'workerTransport']));
  });
});

test('a page to be read starts no backend before its visitor stirs', async ({ page }) => {
  const countOfBackends = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/backend-'))
          .length,
    );
  await page.goto('./');
  await untilAwake(page);
  expect(await countOfBackends()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(countOfBackends).toBe(1);
});

test('a backend that cannot be fetched is reported, and started by another try; calls wait until it is there [S4.4]', async ({
  page,
  context,
  watch,
  loginPage,
  dashboardPage,
}) => {
  watch.expectFaults(/^net::ERR_FAILED GET .*backend-/);
  await context.route(backendCode, (route) => route.abort());
  await loginPage.open();
  await loginPage.fillIn(demoAccounts.admin.email, demoPassword);
  const notice = page.getByRole('alert').filter({ hasText: 'in this browser' });
  await expect(notice).toBeVisible();
  await loginPage.submit.click();
  await expect(loginPage.problem).toHaveText(
    'The demo backend could not be started. Reload the page or try again.',
  );
  const { promise, resolve: letBackendCome } = Promise.withResolvers<void>();
  await context.unroute(backendCode);
  await context.route(backendCode, async (route) => {
    await promise;
    await route.continue();
  });
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await loginPage.submit.click();
  await expect(loginPage.email).toBeDisabled();
  await expect(loginPage.quickButton('Admin')).toBeDisabled();
  letBackendCome();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
});

test('without lasting storage the page says so and everything works', async ({
  page,
  loginPage,
  registerPage,
  dashboardPage,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true }),
  );
  await loginPage.open();
  await expect(page.getByRole('status')).toContainText(
    'This browser gives the demo no lasting storage, so everything is forgotten when you close this tab',
  );
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await loginPage.signInAs('Admin');
  await dashboardPage.untilLive();
  await dashboardPage.editProfile({ 'First name': 'Adele' });
  await expect(dashboardPage.activity.first()).toContainText('Adele Moreau changed their first name');
  await expect(registerPage.heading).toBeHidden();
});
