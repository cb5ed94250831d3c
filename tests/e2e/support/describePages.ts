/** Prints the pages of a failed browser test, for readers who have only its output. */
import type { BrowserContext, Page } from 'playwright/test';

/** Milliseconds for one page; a hanging page is skipped. */
const patience = 3_000;

/** Maximum lines per page, so that the error itself stays readable. */
const longest = 30;

const describePage = async (page: Page): Promise<string> => {
  const tree = await page
    .locator('main')
    .first()
    .ariaSnapshot({ timeout: patience })
    .catch((error: unknown) => `could not be read: ${String(error)}`);
  return [page.url(), ...tree.split('\n').slice(0, longest)].join('\n');
};

export const describePages = async (context: BrowserContext): Promise<string> =>
  (await Promise.all(context.pages().map(describePage))).join('\n\n');
