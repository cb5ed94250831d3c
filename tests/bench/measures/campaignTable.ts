/** Measures how smoothly the table of ten thousand campaigns scrolls. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import type { WithBrowser } from '../browser/openBrowser.ts';
import type { CampaignScrollTimes } from '../inPage/scrollCampaigns.tsx';

const campaigns = 10_000;
const frames = 300;

export const measureCampaignTable = (
  withBrowser: WithBrowser,
  inPage: string,
): Promise<CampaignScrollTimes> =>
  withBrowser({ slowdown: 1 }, async ({ page }) => {
    await openBenchPage(page, inPage);
    return callBenchPage(page, 'scrollCampaigns', { campaigns, frames });
  });
