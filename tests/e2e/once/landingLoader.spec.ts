/** Tests the loader of a page before its code has come. */
import { createLandingPage } from '../pages/landingPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { untilAwake } from '../support/untilAwake.ts';

test('the page says that it loads for 100 ms: by its style alone before the program is there, then by the clock [S2.11][S9.4]', async ({
  page,
  navigation,
}) => {
  const { promise, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const { loader } = createLandingPage(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(loader).toHaveCSS('animation-delay', '0.1s');
  await expect(loader).toHaveCSS('opacity', '0');
  letScriptsCome();
  await expect(loader).toHaveCount(0);
  await page.clock.install();
  await page.goto('./features');
  await untilAwake(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await navigation.goTo('Home');
  await expect(loader).toBeVisible();
  await page.clock.runFor(99);
  await expect(loader).toBeVisible();
  await page.clock.runFor(1);
  await expect(loader).toHaveCount(0);
});
