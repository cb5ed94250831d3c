/** Stories of visitors who need a page to be well made: axe finds nothing at any impact, in both themes. */
import type { Page } from 'playwright/test';
import { nora } from '#tests/support/cast.ts';
import { routes } from '#ui/app/routes.ts';
import { findBarriersInBothThemes } from '../stage/findBarriers.ts';
import { expect, test } from '../stage/story.ts';

/** All that there are, as visitors would type them, and one that there is not. */
const publicPages = [
  ...routes.filter(({ guard }) => guard === undefined).map(({ path }) => path),
  '/nowhere',
];
const protectedPages = routes.filter(({ guard }) => guard !== undefined).map(({ path }) => path);

const expectNoBarriers = async (page: Page): Promise<void> => {
  expect(await findBarriersInBothThemes(page)).toEqual([]);
};

/** Visits one page after the other and tells of all of them together. */
const expectNoBarriersAt = async (page: Page, paths: readonly string[]): Promise<void> => {
  const found: string[] = [];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`.${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      found.push(...(await findBarriersInBothThemes(page)).map((barrier) => `${path}: ${barrier}`));
    });
  }
  expect(found).toEqual([]);
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the public pages have no barriers [S2.1]', async ({ page }) => {
  test.slow();
  await expectNoBarriersAt(page, publicPages);
});

test('the pages of signed-in people have no barriers [S2.3]', async ({
  page,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  test.slow();
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  await expect(dashboardPage.part('People')).toContainText('Ada Moreau');
  await expectNoBarriersAt(page, protectedPages);
  await navigation.open();
  await expectNoBarriers(page);
});

test('forms have no barriers while they complain, and neither has the success screen [S8.4]', async ({
  page,
  watch,
  loginPage,
  registerPage,
}) => {
  watch.expectRefusals('401 POST /api/auth/sign-in');
  await loginPage.open();
  await loginPage.submit.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectNoBarriers(page);
  await loginPage.signIn('nobody@agencylens.demo', 'wrong-one');
  await expect(loginPage.problem).toBeVisible();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectNoBarriers(page);
  await page.clock.install();
  await registerPage.open();
  await registerPage.terms.check();
  await registerPage.submit.click();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await expectNoBarriers(page);
  await registerPage.register(nora);
  await expect(registerPage.welcome('Nora')).toBeVisible();
  await expectNoBarriers(page);
});

test('the profile’s form and the notice of a forgetful browser have no barriers', async ({
  page,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await loginPage.open();
  await expect(page.getByRole('status')).toBeVisible();
  await loginPage.signInAs('Client');
  await expect(dashboardPage.live).toBeVisible();
  await page.getByRole('button', { name: 'Edit your profile' }).click();
  const form = page.getByRole('form', { name: 'Edit your profile' });
  await expect(form).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await navigation.open();
  await expectNoBarriers(page);
});
