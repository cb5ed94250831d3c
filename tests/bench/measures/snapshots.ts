/** Measures starts with and without a snapshot as the log grows. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import type { SnapshotStarts } from '../inPage/snapshotStarts.ts';

const sizes = [2_200, 5_000, 10_000, 20_000, 50_000] as const;

export const measureSnapshots = (
  withBrowser: WithBrowser,
  inPage: string,
  rounds: number,
): Promise<readonly SnapshotStarts[]> =>
  withProfile((profile) =>
    withBrowser({ slowdown: 1, profile }, async ({ page }) => {
      await openBenchPage(page, inPage);
      const starts: SnapshotStarts[] = [];
      for (const events of sizes)
        starts.push(await callBenchPage(page, 'snapshotStarts', { events, rounds }));
      return starts;
    }),
  );
