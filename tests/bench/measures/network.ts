/** Measures the cost of the Lab's network panel in Chromium. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import type { WithBrowser } from '../browser/openBrowser.ts';
import type { NetworkTimes } from '../inPage/networkTimes.ts';

export const measureNetwork = (
  withBrowser: WithBrowser,
  inPage: string,
  rounds: number,
): Promise<NetworkTimes> =>
  withBrowser({ slowdown: 1 }, async ({ page }) => {
    await openBenchPage(page, inPage);
    return callBenchPage(page, 'networkTimes', { rounds });
  });
