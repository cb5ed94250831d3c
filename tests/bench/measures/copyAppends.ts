/** Whether the second copy slows appends down. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import type { CopyAppends } from '../inPage/copyAppends.ts';

const appends = 120;

export const measureCopyAppends = (
  withBrowser: WithBrowser,
  inPage: string,
  rounds: number,
): Promise<CopyAppends> =>
  withProfile((profile) =>
    withBrowser({ slowdown: 1, profile }, async ({ page }) => {
      await openBenchPage(page, inPage);
      return callBenchPage(page, 'copyAppends', { appends, rounds: rounds * 2 });
    }),
  );
