/** Stories of a workspace that several tabs look at. */
import { createDashboardPage } from '../pages/dashboardPage.ts';
import { expect, test } from '../stage/story.ts';

test('a profile that is edited in one tab shows in the other without a reload [S4.3]', async ({
  page,
  context,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  const other = createDashboardPage(await context.newPage());
  await other.open();
  await expect(other.live).toBeVisible();
  await page.bringToFront();
  await dashboardPage.editProfile({ 'First name': 'Adele' });
  await expect(navigation.bar.getByText('Adele', { exact: true })).toBeVisible();
  await expect(dashboardPage.greeting('Adele')).toBeVisible();
  await expect(dashboardPage.part('Your profile')).toContainText('Adele Moreau');
  await expect(other.activity.first()).toContainText('Adele Moreau changed their first name');
  await expect(other.part('People')).toContainText('Adele Moreau (you)');
});

test('a profile that cannot be is refused by its field, and nobody is signed out [S4.3]', async ({
  watch,
  page,
  loginPage,
  dashboardPage,
}) => {
  watch.expectRefusals('422 PATCH /api/auth/profile');
  await loginPage.open();
  await loginPage.signInAs('Manager');
  await dashboardPage.editProfile({ 'Last name': ' ' });
  const field = page.getByRole('form', { name: 'Edit your profile' }).getByLabel('Last name');
  await expect(field).toHaveAccessibleDescription('Last name is required');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dashboardPage.part('Your profile')).toContainText('Marcus Chen');
  await page.reload();
  await expect(dashboardPage.greeting('Marcus')).toBeVisible();
});

test('what happened stays: the activity is there again after signing out and in [S4.1]', async ({
  page,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await dashboardPage.editProfile({ 'Company name': 'Northlight Studio' });
  await expect(dashboardPage.activity.first()).toContainText('changed their company name');
  await navigation.signOut();
  await expect(page).toHaveURL('./');
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.activity.filter({ hasText: 'changed their company name' })).toHaveCount(1);
  await expect(dashboardPage.activity.filter({ hasText: 'Ada Moreau signed out' })).toHaveCount(1);
  await expect(dashboardPage.part('Your profile')).toContainText('Northlight Studio');
});

test('the client’s person comes home to their client, and sees neither plan, price nor staff', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Client');
  await expect(dashboardPage.live).toBeVisible();
  await expect(dashboardPage.activity.first()).toContainText('Clara Lindqvist signed in');
  await expect(page.getByRole('heading', { name: 'Fjord & Foam', level: 1 })).toBeVisible();
  await expect(dashboardPage.part('People')).toContainText('Clara Lindqvist (you)Client contact');
  await expect(dashboardPage.part('Subscription')).toBeHidden();
  // Their own media budget is told in the same words as a price.
  await expect(page.getByRole('main')).not.toContainText(
    /(?<!media budget to )\$[\d,.]+ a (?:month|year)|Enterprise|Ada|Marcus/,
  );
  const about = (text: string | RegExp) => dashboardPage.activity.filter({ hasText: text });
  await expect(about(/Northlight Agency .* Fjord & Foam/).first()).toBeVisible();
  await expect(about(/Stackpilot|Maple|Marcus|competitor/)).toHaveCount(0);
});
