import type { Page } from 'playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { untilAwake } from '../support/untilAwake.ts';

declare global {
  var shifts: number[] | undefined;
}

/** Runs inside the page before everything else: records the score of each layout shift. */
const watchShifts = (): void => {
  const shifts: number[] = [];
  globalThis.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Delays the font, so that the page uses the fallback. */
const holdTypeface = async (page: Page) => {
  const { promise: due, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await due;
    await route.continue();
  });
  return {
    comes: async () => {
      release();
      await page.waitForFunction(
        () => document.fonts.status === 'loaded' && document.fonts.check('16px "Geist Variable"'),
      );
      // A shift is reported after the frame that drew it.
      await page.evaluate(
        () =>
          new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
      );
    },
  };
};

for (const width of [390, 1280])
  test(`all of the page is laid out soon after it comes, at a width of ${width}, so that a picture of it is whole, and nothing shifts, hardly by a typeface that comes late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watchShifts);
    const typeface = await holdTypeface(page);
    // The load event would wait for the font.
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    const skipped = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main section :is(h2, h3, p, a)')]
          .filter((part) => part.checkVisibility())
          .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
          .map(({ textContent }) => textContent),
      );
    await untilAwake(page);
    await expect.poll(skipped).toEqual([]);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);

    await typeface.comes();
    // Line breaks must not change; a button next to a word may move by up to three pixels.
    expect(
      await page.evaluate(() => (globalThis.shifts ?? []).reduce((sum, one) => sum + one, 0)),
    ).toBeLessThan(0.001);
  });
