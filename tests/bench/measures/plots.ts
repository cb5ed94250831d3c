/** Measures a metric chart in Chromium with the library loaded, with and without CPU throttling by four. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import type { WithBrowser } from '../browser/openBrowser.ts';
import type { PlotTimes } from '../inPage/plotTimes.tsx';

export type PlotMeasures = { readonly usual: PlotTimes; readonly slow: PlotTimes };

export const measurePlots = async (
  withBrowser: WithBrowser,
  inPage: string,
  rounds: number,
): Promise<PlotMeasures> => {
  const at = (slowdown: number) =>
    withBrowser({ slowdown }, async ({ page }) => {
      await openBenchPage(page, inPage);
      return callBenchPage(page, 'plotTimes', { rounds: rounds + 1 });
    });
  return { usual: await at(1), slow: await at(4) };
};
