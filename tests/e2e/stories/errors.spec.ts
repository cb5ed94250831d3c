/** Stories of parts of a page that break. */
import { expect, test } from '../stage/story.ts';

declare global {
  /** Whether times of day cannot be written just now. */
  var breakTimes: boolean | undefined;
}

test('a part that breaks leaves a panel, the rest works, and Try Again brings it back [S2.20]', async ({
  page,
  watch,
  loginPage,
  dashboardPage,
}) => {
  watch.expectFaults(/times of day are broken/);
  await page.addInitScript(() => {
    const { prototype } = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
    Object.defineProperty(prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        if (globalThis.breakTimes && this.resolvedOptions().hour !== undefined)
          throw new Error('times of day are broken');
        return format?.call(this);
      },
    });
    globalThis.breakTimes = true;
  });
  await loginPage.open();
  await loginPage.signInAs('Admin');
  const panel = page.getByRole('alert', { name: 'Activity Error' });
  await expect(panel.getByRole('heading', { name: 'Activity Error' })).toBeVisible();
  await expect(panel).toContainText('Something went wrong. Please try again.');
  await expect(dashboardPage.part('People')).toContainText('Ada Moreau (you)');
  const place = await panel.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(width - 40);
  await test.step('at the bottom, above the support chat', async () => {
    const chat = await page.getByRole('button', { name: 'Open support chat' }).boundingBox();
    const gap = (chat?.y ?? 0) - (place?.y ?? 0) - (place?.height ?? 0);
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
