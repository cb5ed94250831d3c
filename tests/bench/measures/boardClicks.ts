/** Measures how long a click waits while a client's board draws its charts. */
import type { Page } from 'playwright';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import { untilQuiet } from '../browser/settle.ts';
import { type WatchedClicks, watchClicks } from '../browser/watchClicks.ts';
import { copyCold } from './deepLinks.ts';

/** Milliseconds without a new picture after which all charts count as drawn. */
const calm = 600;

const read = async (page: Page): Promise<WatchedClicks & { readonly now: number }> => {
  const watched = await page.evaluate(() => watchedClicks && { ...watchedClicks, now: performance.now() });
  if (watched === undefined) throw new Error('the clicks are not watched');
  return watched;
};

const isDrawn = ({ firstPicture, lastPicture, now }: WatchedClicks & { readonly now: number }): boolean =>
  firstPicture > 0 && now - lastPicture > calm;

/** Clicks the greeting, which responds only with a frame, until all charts are drawn. Each click waits for the one before. */
const clickMeanwhile = async (page: Page): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const box = await heading.boundingBox();
  if (box === null) throw new Error('the board has no heading to click on');
  while (!isDrawn(await read(page))) await page.mouse.click(box.x + 4, box.y + box.height / 2);
};

/** The longest wait between the first and the last picture; 16 ms if none took longer. `profile` is signed in. */
export const clickBetweenCharts = (
  withBrowser: WithBrowser,
  { signedIn, product }: { signedIn: string; product: string },
  slowdown: number,
): Promise<number> =>
  withProfile((profile) => {
    copyCold(signedIn, profile);
    return withBrowser({ slowdown, profile }, async ({ page }) => {
      await page.addInitScript(watchClicks);
      await page.goto(`${product}/dashboard?client=fjordandfoam`, { waitUntil: 'commit' });
      await clickMeanwhile(page);
      await untilQuiet(page);
      const { clicks, firstPicture, lastPicture } = await read(page);
      const between = clicks.filter(({ at, duration }) => at + duration >= firstPicture && at <= lastPicture);
      return between.reduce((longest, { duration }) => Math.max(longest, duration), 16);
    });
  });
