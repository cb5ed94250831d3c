/** Delays replies to a command, so that a test can inspect the waiting page. */
import type { Page } from 'playwright/test';

declare global {
  var letReplies: (() => void) | undefined;
}

/** Delays replies whose address ends with `path`, on later pages too. The returned function releases all, now and later. */
export const holdReplies = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const hold = (end: string): void => {
    const { promise, resolve } = Promise.withResolvers<void>();
    globalThis.letReplies = resolve;
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const reply = await send(input, init);
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
      if (pathname.endsWith(end)) await promise;
      return reply;
    };
  };
  await page.addInitScript(hold, path);
  return () => page.evaluate(() => globalThis.letReplies?.());
};
