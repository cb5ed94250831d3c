/** Measures how much the second copy slows appends down. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import type { CopyAppends } from '../inPage/copyAppends.ts';

const appends = 120;

/** Own rounds per requested round: 3,000 appends per half in five, so that the 99th percentile rests on thirty of them. */
const roundsOfEach = 10;

export const measureCopyAppends = (
  withBrowser: WithBrowser,
  inPage: string,
  rounds: number,
): Promise<CopyAppends> =>
  withProfile((profile) =>
    withBrowser({ slowdown: 1, profile }, async ({ page }) => {
      await openBenchPage(page, inPage);
      return callBenchPage(page, 'copyAppends', { appends, rounds: rounds * roundsOfEach });
    }),
  );
