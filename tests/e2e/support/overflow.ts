/** What makes a page wider than its screen, or longer than what it holds. */
import { expect, type Page } from 'playwright/test';

/** What lies beyond the right edge, by its width, its class and its text; empty when the page is no wider than the screen. */
const overflowOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        ({ tagName, className, textContent }) =>
          `${scrollWidth} ${tagName}.${className} ${textContent?.slice(0, 40)}`,
      );
  });

/** Of words for readers alone, which stand absolutely: in a list that scrolls they lengthen the page unless the list holds them. */
const emptyEndOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [whole, held] = [
      document.documentElement.scrollHeight,
      document.body.getBoundingClientRect().height,
    ];
    return whole <= Math.max(held, window.innerHeight) + 2 ? [] : [`${whole} high, but holds ${held}`];
  });

/** Names are as long as people make them: they are cut where they stand, and make no bar higher and leave no side navigation. */
const brokenFrameOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('header[data-bar]')].filter(
      ({ offsetHeight }) => offsetHeight > 80,
    );
    const links = [...document.querySelectorAll('aside a')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    return [
      ...bars.map(({ offsetHeight }) => `a bar is ${offsetHeight} high`),
      ...links.map(({ textContent, scrollWidth }) => `${textContent} is ${scrollWidth} wide`),
    ];
  });

/** Waits: a chart is drawn anew once its room has changed. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => [...(await overflowOf(page)), ...(await emptyEndOf(page)), ...(await brokenFrameOf(page))],
      `${page.url()} at ${page.viewportSize()?.width} pixels`,
    )
    .toEqual([]);

/** What each of these parts holds is no wider than the part; none of them there is right too. */
export const expectFits = (page: Page, parts: string): Promise<void> =>
  expect
    .poll(
      () =>
        page
          .locator(parts)
          .evaluateAll((found) =>
            found
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
              .map(
                ({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth}`,
              ),
          ),
      `${parts} of ${page.url()} at ${page.viewportSize()?.width} pixels`,
    )
    .toEqual([]);

/** The usual columns of a table stand beside each other, buttons included: nothing of them waits to be scrolled to. */
export const expectTablesFit = (page: Page): Promise<void> => expectFits(page, 'main .ant-table-content');
