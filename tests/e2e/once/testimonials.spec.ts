/** Tests three testimonials that rotate, pause while they are read, and play one at a time. */
import { createLandingPage } from '../pages/landingPage.ts';
import { expect, test } from '../support/browserTest.ts';

const rotation = 5_000;
const longWhile = 12 * rotation;

test('the testimonials take turns every 5 s, and rest for the focus, the pointer, a hidden tab, less motion and a button [S2.12][S4.7][S9.4]', async ({
  page,
}) => {
  const { open, person, inFront, stopRotating } = createLandingPage(page);
  const expectInFront = (name: string) => expect(inFront).toContainText(name);
  const tellTab = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await page.clock.install();
  await open();
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await person('Maya Okafor').focus();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  await test.step('the focus', async () => {
    await page.clock.runFor(longWhile);
    await expectInFront('Maya Okafor');
    await person('Maya Okafor').blur();
    await page.clock.runFor(rotation - 1);
    await expectInFront('Maya Okafor');
    await page.clock.runFor(1);
    await expectInFront('Jonas Weber');
  });
  await test.step('the pointer', async () => {
    await person('Priya Raman').hover();
    await page.clock.runFor(longWhile);
    await expectInFront('Jonas Weber');
    await page.mouse.move(1, 1);
    await page.clock.runFor(rotation);
    await expectInFront('Priya Raman');
  });
  await test.step('a hidden tab', async () => {
    await tellTab(true);
    await page.clock.runFor(longWhile);
    await expectInFront('Priya Raman');
    await tellTab(false);
    await page.clock.runFor(rotation);
    await expectInFront('Maya Okafor');
  });
  await test.step('less motion, for which there is no button', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(stopRotating).toHaveCount(0);
    await page.clock.runFor(longWhile);
    await expectInFront('Maya Okafor');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(stopRotating).toHaveAttribute('aria-pressed', 'false');
    await page.clock.runFor(rotation);
    await expectInFront('Jonas Weber');
  });
  await test.step('the button', async () => {
    await stopRotating.press('Enter');
    await stopRotating.blur();
    await page.clock.runFor(longWhile);
    await expectInFront('Jonas Weber');
    await stopRotating.press('Enter');
    await stopRotating.blur();
    await page.clock.runFor(rotation);
    await expectInFront('Priya Raman');
  });
});

test('each testimonial plays and pauses by its button, by keyboard, and only one plays at a time [S2.12][S4.7]', async ({
  page,
}) => {
  const { open, testimonials, toggle, toggles, inFront } = createLandingPage(page);
  await page.clock.install();
  await open();
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await toggle('Jonas Weber').press('Enter');
  const playing = testimonials.getByRole('button', { name: /^Pause the story of/ });
  await expect(playing).toHaveAccessibleName('Pause the story of Jonas Weber');
  await expect(inFront).toContainText('Jonas Weber');
  await expect(
    testimonials.getByText('Every figure opens up: the formula, the sums, the source, the day.'),
  ).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(
    testimonials.getByText('A client asked me why her cost per sale had gone up in March.'),
  ).toBeVisible();
  await toggle('Maya Okafor').press(' ');
  await expect(playing).toHaveAccessibleName('Pause the story of Maya Okafor');
  await expect(testimonials.getByText('We report to nineteen clients.')).toBeVisible();
  await toggle('Maya Okafor').press(' ');
  await expect(playing).toHaveCount(0);
  await expect(toggles).toHaveCount(3);
  await expect(testimonials.getByText('Mondays were for copying numbers into slides.')).toBeVisible();
});

test('testimonials that break say that they load, the rest of the page works, and another try brings them back [S2.12]', async ({
  page,
  watch,
}) => {
  watch.expectFaults(/no word on motion/);
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes('reduced-motion') && !sessionStorage.getItem('mended'))
        throw new Error('no word on motion');
      return matchMedia.call(window, query);
    };
  });
  const { open, testimonials, toggles, figure } = createLandingPage(page);
  await open();
  await expect(testimonials.getByRole('status')).toHaveText('Loading testimonials...');
  await figure('Conversion').click();
  await expect(figure('Conversion')).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await testimonials.getByRole('button', { name: 'Try again' }).click();
  await expect(toggles).toHaveCount(3);
});
