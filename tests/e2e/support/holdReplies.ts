/** Keeps the replies to a command back, so that what a page shows while it waits can be looked at for as long as that takes. */
import type { Page } from 'playwright/test';

declare global {
  var letReplies: (() => void) | undefined;
}

/** Holds replies whose address ends with `path`, on pages loaded later too. The function it gives lets them go, now and later. */
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
