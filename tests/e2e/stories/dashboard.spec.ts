/** Stories of the overview: the figures that each role is shown, and where they lead. */
import { expect, test } from '../stage/story.ts';

const figuresOf = {
  Admin: ['Clients8', 'Integrations9', 'Competitors3', 'Events this week', 'Apps0', 'PlanEnterprise'],
  Manager: ['Clients8', 'Events this week', 'Apps0', 'PlanEnterprise'],
  Client: ['Events this week', 'Apps0', 'PlanEnterprise'],
} as const;

const linksOf = {
  Admin: ['Clients', 'Integrations', 'Competitors', 'Events this week', 'Apps', 'Plan'],
  Manager: ['Clients', 'Events this week', 'Apps', 'Plan'],
  Client: ['Events this week', 'Apps'],
} as const;

for (const role of ['Admin', 'Manager', 'Client'] as const) {
  test(`${role} is shown the figures whose pages are open to the role, each the way there [S6.2]`, async ({
    page,
    loginPage,
    dashboardPage,
  }) => {
    await loginPage.open();
    await loginPage.signInAs(role);
    await expect(dashboardPage.live).toBeVisible();
    await expect(dashboardPage.figures.locator('> div')).toContainText(figuresOf[role]);
    await expect(dashboardPage.figures.getByRole('link')).toHaveText(linksOf[role]);
    await dashboardPage.figures.getByRole('link', { name: 'Events this week' }).click();
    await expect(page.getByRole('heading', { name: 'AI Analytics', level: 1 })).toBeVisible();
    await page.goBack();
    await dashboardPage
      .part('Recent activity')
      .getByRole('link', { name: /^All \d+ events$/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Real-time monitoring', level: 1 })).toBeVisible();
  });
}
