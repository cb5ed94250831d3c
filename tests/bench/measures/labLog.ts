/** Measures the Lab with logs of ten thousand and a hundred thousand events: durations and scrolling. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import type { WithBrowser } from '../browser/openBrowser.ts';
import type { LogTimes } from '../inPage/logTimes.ts';
import type { ScrollTimes } from '../inPage/scrollRows.tsx';

export type LabLogTimes = {
  readonly tenThousand: LogTimes;
  readonly hundredThousand: LogTimes;
  readonly scroll: ScrollTimes;
};

const frames = 300;

export const measureLabLog = (
  withBrowser: WithBrowser,
  inPage: string,
  rounds: number,
): Promise<LabLogTimes> =>
  withBrowser({ slowdown: 1 }, async ({ page }) => {
    await openBenchPage(page, inPage);
    return {
      tenThousand: await callBenchPage(page, 'logTimes', { events: 10_000, rounds }),
      hundredThousand: await callBenchPage(page, 'logTimes', {
        events: 100_000,
        rounds: Math.min(rounds, 3),
      }),
      scroll: await callBenchPage(page, 'scrollRows', { events: 100_000, frames }),
    };
  });
