/** Stories of signing up that are alike on every screen: what is refused, what is kept, and where it leads. */
import { demoAccounts } from '#domain/accounts/demoAccounts.ts';
import { nora, otto } from '#tests/support/cast.ts';
import { expect, test } from '../stage/story.ts';

test('the button of the success screen goes to the dashboard at once [S2.16][S4.5]', async ({
  page,
  registerPage,
  dashboardPage,
  navigation,
}) => {
  await page.clock.install();
  await registerPage.open();
  await registerPage.register(otto);
  await expect(registerPage.welcome('Otto')).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 700));
  await registerPage.goToDashboard.click();
  await expect(page).toHaveURL('./dashboard');
  await page.clock.resume();
  await expect(dashboardPage.greeting('Otto')).toBeVisible();
  await expect(navigation.bar.getByText('Owner', { exact: true })).toBeVisible();
  await expect(dashboardPage.part('Subscription')).toContainText('This workspace has no active plan.');
  await expect(dashboardPage.activity.filter({ hasText: 'added the sample client' })).toHaveCount(1);
});

test('an address that has an account is refused and nothing typed is lost [S5.3][S8.1][S8.4]', async ({
  page,
  watch,
  registerPage,
}) => {
  watch.expectRefusals('409 POST /api/auth/sign-up');
  await registerPage.open();
  await registerPage.register({ ...nora, email: demoAccounts.manager.email });
  await expect(registerPage.problem).toHaveText('User already exists');
  await expect(page).toHaveURL('./register');
  await expect(registerPage.field('Company name')).toHaveValue(nora.company);
  await expect(registerPage.field('Password')).toHaveValue(nora.password);
  await expect(registerPage.terms).toBeChecked();
});

test('the form can be sent only with the terms accepted [S5.2]', async ({ registerPage }) => {
  await registerPage.open();
  await registerPage.fillIn(nora);
  await expect(registerPage.submit).toBeDisabled();
  await registerPage.terms.check();
  await expect(registerPage.submit).toBeEnabled();
  await registerPage.terms.uncheck();
  await expect(registerPage.submit).toBeDisabled();
});

test('each field says what is wrong with it, and nothing is sent [S5.2][S8.1]', async ({ registerPage }) => {
  await registerPage.open();
  await registerPage.terms.check();
  await registerPage.submit.click();
  const complaints = {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    Email: 'Email is required',
    'Company name': 'Company name is required',
    Password: 'Password must be at least 6 characters long',
  };
  for (const [label, complaint] of Object.entries(complaints))
    await expect(registerPage.field(label)).toHaveAccessibleDescription(complaint);
  await registerPage.fillIn(nora, 'something else');
  await registerPage.submit.click();
  await expect(registerPage.field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
  await registerPage.fillIn({ ...nora, password: '12345' });
  await registerPage.submit.click();
  await expect(registerPage.field('Password')).toHaveAccessibleDescription(
    'Password must be at least 6 characters long',
  );
});

test('signing up with another provider says that memory mode has none [S8.2]', async ({
  page,
  watch,
  registerPage,
}) => {
  watch.expectRefusals('501 POST /api/auth/oauth/google', '501 POST /api/auth/oauth/github');
  await registerPage.open();
  for (const provider of ['Google', 'GitHub']) {
    await page.getByRole('button', { name: `Sign up with ${provider}` }).click();
    await expect(registerPage.problem).toHaveText(
      'OAuth registration is not available in memory mode. Please use email/password registration.',
    );
    await registerPage.field('First name').fill(provider);
    await expect(registerPage.problem).toBeHidden();
  }
});
