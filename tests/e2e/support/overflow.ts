/** Finds overflow beyond the screen, and empty space at the end of a page. */
import { expect, type Page } from 'playwright/test';

/** Elements beyond the right edge, by width, class and text; empty if none overflow. */
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

/** Absolutely positioned screen reader text lengthens the page unless its scrolling list contains it. */
const emptyEndOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [whole, held] = [
      document.documentElement.scrollHeight,
      document.body.getBoundingClientRect().height,
    ];
    return whole <= Math.max(held, window.innerHeight) + 2 ? [] : [`${whole} high, but holds ${held}`];
  });

/** Long names must be truncated: they neither raise a bar nor push out the sidebar. */
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

/** Polls, because a chart redraws after its container has changed. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => [...(await overflowOf(page)), ...(await emptyEndOf(page)), ...(await brokenFrameOf(page))],
      `${page.url()} at ${page.viewportSize()?.width} pixels`,
    )
    .toEqual([]);

/** Content of each part is not a wider than the part; no match passes too. */
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

/** The usual columns of a table fit without scrolling, buttons included. */
export const expectTablesFit = (page: Page): Promise<void> => expectFits(page, 'main .ant-table-content');
