/** Measures the metric engine in Chromium: at the promised size, compared with crossfilter2, and at five million rows. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import type { WithBrowser } from '../browser/openBrowser.ts';
import type { WorkerTimes } from '../inPage/metrics/workerTimes.ts';
import type { MetricPlan, MetricTimes } from '../inPage/metricTimes.ts';

export type MetricMeasures = {
  readonly usual: MetricTimes;
  readonly slow: MetricTimes;
  readonly millions: MetricTimes;
  readonly worker: WorkerTimes;
};

const promised = { sources: 250, questions: 200, withPeer: true } as const;
const many = { sources: 6_850, questions: 20, withPeer: false } as const;

export const measureMetrics = async (withBrowser: WithBrowser, inPage: string): Promise<MetricMeasures> => {
  const at = (slowdown: number, plan: MetricPlan) =>
    withBrowser({ slowdown }, async ({ page }) => {
      await openBenchPage(page, inPage);
      return callBenchPage(page, 'metricTimes', plan);
    });
  const worker = withBrowser({ slowdown: 1 }, async ({ page }) => {
    await openBenchPage(page, inPage);
    return callBenchPage(page, 'workerTimes', { sources: promised.sources, questions: 200 });
  });
  return {
    worker: await worker,
    usual: await at(1, promised),
    slow: await at(4, { ...promised, questions: 60, withPeer: false }),
    millions: await at(1, many),
  };
};
