/** Stories of visitors who need a page to be well made: axe finds nothing at any impact, in both themes. */
import type { Page } from 'playwright/test';
import { nora } from '#tests/support/cast.ts';
import { findBarriers } from '../stage/findBarriers.ts';
import { expect, test } from '../stage/story.ts';

const publicPages = [
  '',
  'industries',
  'industries/ecommerce',
  'about',
  'login',
  'register',
  'demo-credentials',
  'no-such-page',
];
const protectedPages = ['dashboard', 'roi-calculator', 'demo'];

const expectNoBarriers = async (page: Page): Promise<void> => {
  expect(await findBarriers(page)).toEqual([]);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the public pages have no barriers [S2.1]', async ({ page }) => {
      for (const path of publicPages) {
        await test.step(`/${path}`, async () => {
          await page.goto(`./${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoBarriers(page);
        });
      }
    });

    test('the pages of signed-in people have no barriers [S2.3]', async ({
      page,
      loginPage,
      dashboardPage,
      navigation,
    }) => {
      await loginPage.open();
      await loginPage.signInAs('Admin');
      await expect(dashboardPage.live).toBeVisible();
      await expect(dashboardPage.part('People')).toContainText('Ada Moreau');
      for (const path of protectedPages) {
        await test.step(`/${path}`, async () => {
          await page.goto(`./${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoBarriers(page);
        });
      }
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
      await expectNoBarriers(page);
      await navigation.open();
      await expectNoBarriers(page);
    });
  });
}
