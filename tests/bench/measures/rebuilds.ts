/** How long a worker takes to rebuild and to check logs of up to a million events, each in a browser that has just started. */
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import { rendererUse } from '../browser/rendererUse.ts';
import type { RebuildPlan, RebuildTime } from '../inPage/rebuildTimes.ts';

export type Rebuilding = RebuildTime & {
  /** Of the page with its worker, in megabytes and seconds of processor time; null where the kernel does not tell. */
  readonly peak: number | null;
  readonly processor: number | null;
};

export type RebuildRates = {
  readonly events: number;
  readonly rebuilds: readonly Rebuilding[];
  readonly checks: readonly Rebuilding[];
};

export type RebuildSizes = { readonly sizes: readonly number[]; readonly rounds: number };

export const measureRebuilds = (
  withBrowser: WithBrowser,
  inPage: string,
  { sizes, rounds }: RebuildSizes,
): Promise<readonly RebuildRates[]> =>
  withProfile(async (profile) => {
    const once = (plan: RebuildPlan): Promise<Rebuilding> =>
      withBrowser({ slowdown: 1, profile }, async ({ page }) => {
        await openBenchPage(page, inPage);
        const before = rendererUse(profile);
        const time = await callBenchPage(page, 'rebuildTime', plan);
        const after = rendererUse(profile);
        const processor = before && after && after.processor - before.processor;
        return { ...time, peak: after?.peak ?? null, processor };
      });
    const rates: RebuildRates[] = [];
    for (const events of sizes) {
      await withBrowser({ slowdown: 1, profile }, async ({ page }) => {
        await openBenchPage(page, inPage);
        await callBenchPage(page, 'fillLongLog', { events });
      });
      const rebuilds: Rebuilding[] = [];
      const checks: Rebuilding[] = [];
      for (let round = 0; round < rounds; round += 1) {
        rebuilds.push(await once({ events, kind: 'rebuild' }));
        checks.push(await once({ events, kind: 'check' }));
      }
      rates.push({ events, rebuilds, checks });
    }
    return rates;
  });
