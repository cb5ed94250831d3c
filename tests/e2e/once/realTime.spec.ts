/** Browser tests of watching the workspace live: what happens elsewhere appears, the page can be held still, and each event can be looked into. */

import { expect, test } from '../stage/browserTest.ts';
import { callApi, sessionHeader } from '../stage/callApi.ts';
import { findBarriers } from '../stage/findBarriers.ts';

test('an admin watches what another tab does, holds the page still, goes on and looks into an event [S2.3] [S2.4] [S6.2]', async ({
  page,
  context,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  const other = await context.newPage();
  await other.goto('./demo');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();
  await navigation.goTo('Real-Time Monitoring');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Today so far' })).toBeVisible();
  await main.getByRole('link', { name: 'Live log', exact: true }).click();
  const feed = main.getByRole('region', { name: 'Live feed' }).locator('tbody').getByRole('row');
  const rename = async (first_name: string) => {
    const headers = await sessionHeader(other);
    await callApi(other, { method: 'PATCH', path: '/api/auth/profile', headers, body: { first_name } });
  };
  await expect(main.getByRole('status')).toHaveText('Connected');
  await expect(feed.first()).toContainText('Ada Moreau signed in');
  await expect(main.getByRole('region', { name: 'Events per minute' })).toContainText(
    '1 event in the last 30 minutes',
  );
  await expect(main.getByRole('region', { name: 'Requests per minute' })).toContainText(
    /\d+ requests in the last 30 minutes/,
  );

  await rename('Adele');
  await expect(feed.first()).toContainText('Adele Moreau changed their first name');
  await main.getByRole('button', { name: 'Pause' }).click();
  await rename('Ada');
  await expect(main.getByText('Paused · 1 new event')).toBeVisible();
  await expect(feed.filter({ hasText: 'changed their first name' })).toHaveCount(1);
  await main.getByRole('button', { name: 'Resume' }).click();
  await expect(feed.filter({ hasText: 'changed their first name' })).toHaveCount(2);
  await expect(main.getByText('Paused')).toBeHidden();

  await feed.first().getByRole('link').click();
  const event = main.getByRole('region', { name: /^Event [\d,]+$/ });
  await expect(event.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(event).toContainText('Ada Moreau changed their first name');
  await expect(event.getByText('When')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await event.getByRole('link', { name: 'Close' }).click();
  await expect(event).toBeHidden();
  const events = main.getByRole('region', { name: 'Events per minute' });
  await events.getByText('Table', { exact: true }).click();
  await expect(events.getByRole('row')).toHaveCount(31);
});
