/** Measures how long a worker takes to rebuild and check logs of up to a million events, each in a new browser. */
import type { Page } from 'playwright';
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import { rendererUse } from '../browser/rendererUse.ts';
import type { LongLog } from '../inPage/longLog.ts';
import type { LongStart, RebuildPlan, RebuildTime } from '../inPage/rebuildTimes.ts';

type Use = {
  /** Page and worker together, in megabytes and processor seconds; null if the kernel does not report it. */
  readonly peak: number | null;
  readonly processor: number | null;
};

export type Rebuilding = RebuildTime & Use;

export type RebuildRates = LongLog & {
  /** Floors: the same segments only read and parsed. */
  readonly floors: readonly (Use & { readonly took: number })[];
  readonly rebuilds: readonly Rebuilding[];
  /** First makes the extracts, then rebuilds from them instead of from the lines. */
  readonly extracts: readonly Rebuilding[];
  readonly extracted: readonly Rebuilding[];
  /** Starts of a page, each from the snapshot that the previous rebuild left. */
  readonly starts: readonly (Use & LongStart)[];
  readonly checks: readonly Rebuilding[];
};

export type RebuildSizes = { readonly logs: readonly LongLog[]; readonly rounds: number };

export const measureRebuilds = (
  withBrowser: WithBrowser,
  inPage: string,
  { logs, rounds }: RebuildSizes,
): Promise<readonly RebuildRates[]> =>
  withProfile(async (profile) => {
    const used = <Measured>(measure: (page: Page) => Promise<Measured>) =>
      withBrowser({ slowdown: 1, profile }, async ({ page }): Promise<Use & { measured: Measured }> => {
        await openBenchPage(page, inPage);
        const before = rendererUse(profile);
        const measured = await measure(page);
        const after = rendererUse(profile);
        const processor = before && after && after.processor - before.processor;
        return { measured, peak: after?.peak ?? null, processor };
      });
    const once = async (plan: RebuildPlan): Promise<Rebuilding> => {
      const { measured, ...use } = await used((page) => callBenchPage(page, 'rebuildTime', plan));
      return { ...measured, ...use };
    };
    const start = async (longLog: LongLog) => {
      const { measured, ...use } = await used((page) => callBenchPage(page, 'longStart', longLog));
      return { ...measured, ...use };
    };
    const floor = async (longLog: LongLog) => {
      const { measured, ...use } = await used((page) => callBenchPage(page, 'segmentFloor', longLog));
      return { took: measured, ...use };
    };
    const rates: RebuildRates[] = [];
    for (const longLog of logs) {
      await withBrowser({ slowdown: 1, profile }, async ({ page }) => {
        await openBenchPage(page, inPage);
        await callBenchPage(page, 'fillLongLog', longLog);
      });
      const rebuilds: Rebuilding[] = [];
      const extracts: Rebuilding[] = [];
      const extracted: Rebuilding[] = [];
      const starts: RebuildRates['starts'][number][] = [];
      const checks: Rebuilding[] = [];
      const floors: RebuildRates['floors'][number][] = [];
      for (let round = 0; round < rounds; round += 1) {
        rebuilds.push(await once({ ...longLog, kind: 'rebuild', keeps: true }));
        starts.push(await start(longLog));
        // The start has deleted the rebuild's files.
        extracts.push(await once({ ...longLog, kind: 'extract', keeps: true }));
        extracted.push(await once({ ...longLog, kind: 'rebuild' }));
        checks.push(await once({ ...longLog, kind: 'check' }));
        floors.push(await floor(longLog));
      }
      rates.push({ ...longLog, rebuilds, extracts, extracted, starts, checks, floors });
    }
    return rates;
  });
