/** Navigates a hydrated page by its router, so that the program is not loaded again. */
import { expect, type Page } from 'playwright/test';

export const goWithin = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    // Until the second frame the previous page is still shown, and it is not busy.
    return new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    });
  }, address);
  await expect(page.locator(':is(main, [role="dialog"]) [aria-busy="true"]')).toHaveCount(0);
};
