import { expect, test } from '../stage/story.ts';
import { untilAwake } from '../stage/untilAwake.ts';

for (const width of [390, 1280])
  test(`all of the page is laid out soon after it comes, at a width of ${width}, so that a picture of it is whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
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
  });
