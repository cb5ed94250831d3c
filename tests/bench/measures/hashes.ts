/** Measures how long this browser takes to compare a password with its verifier. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import type { WithBrowser } from '../browser/openBrowser.ts';
import { type Summary, summarize } from '../summary.ts';

/** Milliseconds. The hash runs off the main thread, so CPU throttling does not affect it. */
export const measureHashes = (withBrowser: WithBrowser, inPage: string, rounds: number): Promise<Summary> =>
  withBrowser({ slowdown: 1 }, async ({ page }) => {
    await openBenchPage(page, inPage);
    return summarize(await callBenchPage(page, 'hashTimes', rounds));
  });
