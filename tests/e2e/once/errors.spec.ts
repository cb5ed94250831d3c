/** Tests error boundaries of page parts. */

import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';

declare global {
  var breakTimes: boolean | undefined;
  var breakAmounts: boolean | undefined;
}

test('a part that breaks leaves a panel, the rest works, and Try Again brings it back [S2.20]', async ({
  page,
  watch,
  loginPage,
  dashboardPage,
}) => {
  watch.expectFaults(/times of day are broken/);
  await page.addInitScript(() => {
    // Only code that formats a time of day reads the minutes.
    const { getMinutes } = Date.prototype;
    Date.prototype.getMinutes = function () {
      if (globalThis.breakTimes) throw new Error('times of day are broken');
      return getMinutes.call(this);
    };
    globalThis.breakTimes = true;
  });
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await dashboardPage.show('Activity');
  const panel = page.getByRole('alert', { name: 'Activity Error' });
  await expect(panel.getByRole('heading', { name: 'Activity Error' })).toBeVisible();
  await expect(panel).toContainText('Something went wrong. Please try again.');
  await expect(dashboardPage.part('Needs attention')).toBeVisible();
  const place = await panel.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(width - 40);
  await test.step('at the bottom', async () => {
    const { height } = page.viewportSize() ?? { height: 0 };
    const gap = height - (place?.y ?? 0) - (place?.height ?? 0);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(40);
  });
  await page.evaluate(() => {
    globalThis.breakTimes = false;
  });
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(panel).toBeHidden();
  await expect(dashboardPage.activity.first()).toContainText('Ada Moreau signed in');
});

test('a page that breaks leaves a panel with its name and the way to every other page, and Try Again brings it back [S2.20]', async ({
  page,
  watch,
  navigation,
}) => {
  watch.expectFaults(/amounts are broken/);
  await page.addInitScript(() => {
    // Amount formatting is the only caller of `padEnd` on these pages.
    const { padEnd } = String.prototype;
    String.prototype.padEnd = function (...padding) {
      if (globalThis.breakAmounts) throw new Error('amounts are broken');
      return padEnd.apply(this, padding);
    };
  });
  await page.goto('./about');
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await page.evaluate(() => {
    globalThis.breakAmounts = true;
  });
  await navigation.goTo('Pricing');
  const panel = page.getByRole('alert', { name: 'Pricing Error' });
  await expect(panel).toContainText('Something went wrong. Please try again.');
  await expect(page.getByRole('heading', { name: 'This page crashed', level: 1 })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await navigation.goTo('Industries');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await navigation.goTo('Pricing');
  await expect(panel).toBeVisible();
  await page.evaluate(() => {
    globalThis.breakAmounts = false;
  });
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});
