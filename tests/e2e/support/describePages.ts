/** Tells what the pages of a browser test showed when it failed, for whoever has nothing but its output. */
import type { BrowserContext, Page } from 'playwright/test';

/** Milliseconds that a page has to say it: one that hangs says nothing. */
const patience = 3_000;

/** Lines of a page that still leave room for what went wrong. */
const longest = 30;

const describePage = async (page: Page): Promise<string> => {
  const tree = await page
    .locator('main')
    .first()
    .ariaSnapshot({ timeout: patience })
    .catch((error: unknown) => `could not be read: ${String(error)}`);
  return [page.url(), ...tree.split('\n').slice(0, longest)].join('\n');
};

/** Each page's address and the accessibility tree of what it is about. */
export const describePages = async (context: BrowserContext): Promise<string> =>
  (await Promise.all(context.pages().map(describePage))).join('\n\n');
