/** Tests the static gallery of the build. */
import { signInAndOut } from '#scenarios/shipped/signInAndOut.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';
import { expectNoOverflow } from '../support/overflow.ts';

test('The gallery shows every chart and scenario without the app, and a scenario plays on its page', async ({
  page,
}) => {
  await page.goto('./gallery/');
  await expect(page.getByRole('heading', { name: 'Charts and scenarios' })).toBeVisible();
  await expectNoOverflow(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Authentication' }).click();
  const drawing = page.getByRole('img', { name: 'State chart of Authentication' });
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: signInAndOut.title }).click();
  await page.getByText('Play it here').click();
  const caption = signInAndOut.steps.flatMap((step) => ('caption' in step ? [step.caption] : []))[0] ?? '';
  await expect(page.frameLocator('iframe').getByText(caption, { exact: true }).last()).toBeVisible({
    timeout: 120_000,
  });
});
