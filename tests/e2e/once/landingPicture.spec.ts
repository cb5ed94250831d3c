import { expect, test } from '../support/browserTest.ts';
import { untilAwake } from '../support/untilAwake.ts';

declare global {
  var shifts: number[] | undefined;
}

/** Runs inside the page before everything else: notes the score of each layout shift. */
const watchShifts = (): void => {
  const shifts: number[] = [];
  globalThis.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
};

for (const width of [390, 1280])
  test(`all of the page is laid out soon after it comes, at a width of ${width}, so that a picture of it is whole, and nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watchShifts);
    await page.goto('./');
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
  });
