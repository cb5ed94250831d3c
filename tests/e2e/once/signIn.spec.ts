/** Stories of signing in. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { expect, test } from '../stage/story.ts';

const providers = [
  { provider: 'Google', refusal: '501 POST /api/auth/oauth/google' },
  { provider: 'GitHub', refusal: '501 POST /api/auth/oauth/github' },
];

test('nothing is sent before email and password are there [S5.1]', async ({ page, loginPage }) => {
  await loginPage.open();
  await expect(loginPage.email).toHaveAttribute('type', 'email');
  await loginPage.submit.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(loginPage.email).toHaveAccessibleDescription('Email is required');
  await loginPage.fillIn('ada', 'x');
  await expect(page.getByText('Email is required')).toBeHidden();
  await loginPage.submit.click();
  await expect(loginPage.email).toHaveAccessibleDescription(/^Enter an email address/);
});

test('the password can be shown and hidden again [S2.15]', async ({ page, loginPage }) => {
  await loginPage.open();
  await loginPage.password.fill('moonlight');
  await expect(loginPage.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(loginPage.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /^Hide/ }).click();
  await expect(loginPage.password).toHaveAttribute('type', 'password');
  await expect(loginPage.password).toHaveValue('moonlight');
});

test('signing in with another provider says that memory mode has no such way [S2.15][S8.2]', async ({
  page,
  watch,
  loginPage,
}) => {
  watch.expectRefusals(...providers.map(({ refusal }) => refusal));
  for (const { provider } of providers)
    await test.step(provider, async () => {
      await loginPage.open();
      await page.getByRole('button', { name: `Sign in with ${provider}` }).click();
      await expect(loginPage.problem).toHaveText(
        'OAuth login is not available in memory mode. Please use email/password login.',
      );
    });
});

test('a forgotten password is explained on the spot [S2.15]', async ({ page, loginPage, demoPage }) => {
  await loginPage.open();
  const question = page.getByRole('button', { name: 'Forgot password?' });
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  const note = page.getByRole('status');
  await expect(note).toContainText('This is a demo, so no mail is sent.');
  await note.getByRole('link', { name: 'credentials page' }).click();
  await expect(demoPage.heading).toBeVisible();
});

test('the sign-in page leads to the other ways in and shows its badges [S2.1][S2.15]', async ({
  page,
  loginPage,
  registerPage,
  demoPage,
}) => {
  await loginPage.open();
  const badges = page.getByRole('list', { name: 'Security' }).getByRole('listitem');
  await expect(badges).toHaveText(['256-bit SSL', 'SOC2', '99.9% uptime']);
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect(registerPage.heading).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'what each one shows' }).click();
  await expect(demoPage.heading).toBeVisible();
});

test('the page of the demo accounts shows the password and signs in [S2.1][S6.1]', async ({
  page,
  demoPage,
  dashboardPage,
}) => {
  await demoPage.open();
  await expect(page.getByText(demoPassword, { exact: true })).toBeVisible();
  await expect(demoPage.account('Manager').getByText(demoAccounts.manager.email)).toBeVisible();
  await demoPage.signInAs('Manager');
  await expect(dashboardPage.greeting('Marcus')).toBeVisible();
});

test('someone signs in by keyboard alone [S2.15]', async ({ page, loginPage, dashboardPage }) => {
  const { keyboard } = page;
  await loginPage.open();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await keyboard.press('Enter');
  for (const stop of ['Create your account', 'what each one shows']) {
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: stop })).toBeFocused();
  }
  for (const name of ['Admin', 'Manager', 'Client'] as const) {
    await keyboard.press('Tab');
    await expect(loginPage.quickButton(name)).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(loginPage.email).toBeFocused();
  await keyboard.type(demoAccounts.client.email);
  await keyboard.press('Tab');
  await expect(loginPage.password).toBeFocused();
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  await expect(dashboardPage.greeting('Clara')).toBeVisible();
});
