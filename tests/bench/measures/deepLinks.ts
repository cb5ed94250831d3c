/** Measures how long a signed-in person waits for the dashboard in a newly started browser with empty caches. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import { openDashboard, untilKept, untilQuiet, watchedOf } from '../browser/settle.ts';
import { openSignIn, pressSignIn } from '../browser/signIn.ts';
import { type Summary, summarize } from '../summary.ts';
import { slowdowns } from './paints.ts';

export type DeepLinkTimes = {
  readonly slowdown: number;
  readonly firstPaint: Summary;
  readonly dashboard: Summary;
};

/** Chromium's caches of files, compiled code and workers; the log and the session are stored elsewhere. */
const caches = ['Cache', 'Code Cache', 'GPUCache', 'Service Worker'];

const signInFor = (withBrowser: WithBrowser, profile: string, product: string): Promise<void> =>
  withBrowser({ slowdown: 1, profile }, async ({ page }) => {
    await openSignIn(page, product);
    await pressSignIn(page);
    await untilQuiet(page);
    await untilKept(page);
  });

export const copyCold = (from: string, to: string): void => {
  cpSync(from, to, { recursive: true, filter: (path) => !path.includes('Singleton') });
  for (const cache of caches) rmSync(join(to, 'Default', cache), { recursive: true, force: true });
};

const open = (
  withBrowser: WithBrowser,
  { signedIn, product }: { signedIn: string; product: string },
  slowdown: number,
) =>
  withProfile((profile) => {
    copyCold(signedIn, profile);
    return withBrowser({ slowdown, profile }, async ({ page }) => {
      await openDashboard(page, product);
      return watchedOf(page);
    });
  });

export const measureDeepLinks = (
  withBrowser: WithBrowser,
  product: string,
  rounds: number,
): Promise<readonly DeepLinkTimes[]> =>
  withProfile(async (signedIn) => {
    await signInFor(withBrowser, signedIn, product);
    const series = slowdowns.map((slowdown) => ({
      slowdown,
      firstPaint: [] as number[],
      dashboard: [] as number[],
    }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { slowdown, firstPaint, dashboard } of series) {
        const watched = await open(withBrowser, { signedIn, product }, slowdown);
        firstPaint.push(watched.firstPaint);
        dashboard.push(watched.dashboard);
      }
    }
    return series.map(({ slowdown, firstPaint, dashboard }) => ({
      slowdown,
      firstPaint: summarize(firstPaint),
      dashboard: summarize(dashboard),
    }));
  });
