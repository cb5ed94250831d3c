/** Measures fold speed of the projections in Chromium, used by the product, and in Node, used by tests. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import type { WithBrowser } from '../browser/openBrowser.ts';
import { type FoldRates, foldRates } from '../inPage/foldRates.ts';

export type FoldTimes = { readonly chromium: FoldRates; readonly node: FoldRates };

const agencies = 1_000;

export const measureFolds = async (
  withBrowser: WithBrowser,
  inPage: string,
  rounds: number,
): Promise<FoldTimes> => {
  const plan = { agencies, rounds };
  const chromium = await withBrowser({ slowdown: 1 }, async ({ page }) => {
    await openBenchPage(page, inPage);
    return callBenchPage(page, 'foldRates', plan);
  });
  return { chromium, node: foldRates(plan) };
};
