/** Leads a page that is awake to another address by its router, so that the program is not loaded anew. */
import { expect, type Page } from 'playwright/test';

/** `address` begins with a slash. */
export const goWithin = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    // Before the second frame the page before still stands there, which is not busy.
    return new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    });
  }, address);
  await expect(page.locator(':is(main, [role="dialog"]) [aria-busy="true"]')).toHaveCount(0);
};
