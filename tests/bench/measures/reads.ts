/** Measures reads of one agency in logs of a thousand, ten thousand and a hundred thousand events. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import type { WithBrowser } from '../browser/openBrowser.ts';
import type { ReadPlan, ReadTimes } from '../inPage/readTimes.ts';

const sizes = [1_000, 10_000, 100_000] as const;

export type LogReads = Readonly<Record<ReadPlan['of'], readonly ReadTimes[]>>;

export const measureReads = (withBrowser: WithBrowser, inPage: string, requests: number): Promise<LogReads> =>
  withBrowser({ slowdown: 1 }, async ({ page }) => {
    await openBenchPage(page, inPage);
    const grownBy = async (of: ReadPlan['of']): Promise<readonly ReadTimes[]> => {
      const times: ReadTimes[] = [];
      for (const events of sizes)
        times.push(await callBenchPage(page, 'readTimes', { events, of, rounds: requests }));
      return times;
    };
    return { others: await grownBy('others'), itself: await grownBy('itself') };
  });
