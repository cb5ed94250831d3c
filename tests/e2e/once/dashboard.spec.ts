/** Stories of the overview: the figures that each role is shown, and where they lead. */
import { expect, test } from '../stage/story.ts';

const figuresOf = {
  Admin: ['Clients22', 'Integrations78', 'Competitors3', 'Events this week', 'Apps0'],
  Manager: ['Clients22', 'Events this week', 'Apps0'],
} as const;

const linksOf = {
  Admin: ['Clients', 'Integrations', 'Competitors', 'Events this week', 'Apps'],
  Manager: ['Clients', 'Events this week', 'Apps'],
} as const;

for (const role of ['Admin', 'Manager'] as const) {
  test(`${role} is shown the figures whose pages are open to the role, each the way there [S6.2]`, async ({
    page,
    loginPage,
    dashboardPage,
  }) => {
    await loginPage.open();
    await loginPage.signInAs(role);
    await expect(dashboardPage.live).toBeVisible();
    await expect(dashboardPage.figures.getByRole('listitem')).toContainText(figuresOf[role]);
    await expect(dashboardPage.figures.getByRole('link')).toHaveText(linksOf[role]);
    await dashboardPage.figures.getByRole('link', { name: 'Events this week' }).click();
    await expect(page.getByRole('heading', { name: 'AI Analytics', level: 1 })).toBeVisible();
    await page.goBack();
    await dashboardPage
      .part('Recent activity')
      .getByRole('link', { name: /^All [\d,]+ events$/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Real-Time Monitoring', level: 1 })).toBeVisible();
  });
}

test('a client’s person is shown no figures of the agency, and finds what happened [S6.2]', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Client');
  await expect(dashboardPage.live).toBeVisible();
  await expect(page.getByRole('list', { name: 'Figures of the client' })).toContainText('Spend');
  await expect(dashboardPage.figures).toHaveCount(0);
  await dashboardPage
    .part('Recent activity')
    .getByRole('link', { name: /^All [\d,]+ events$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Real-Time Monitoring', level: 1 })).toBeVisible();
});
