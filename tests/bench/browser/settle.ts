/** Waits for pages and reads their measurements. */
import type { CDPSession, Page } from 'playwright';
import { visitsKey } from '#ui/services/visitCache.ts';
import { patience, patiently } from './patience.ts';
import { dashboardSeen, type Watched } from './watchPage.ts';

/** Milliseconds without activity that count as the end of loading. */
const quiet = 600;

const atRest = { polling: 50, timeout: patience } as const;

/** Resolves when the page is interactive and no load, paint or task has occurred for a while. */
export const untilQuiet = async (page: Page): Promise<void> => {
  const atRestNow = page.waitForFunction(
    (span) =>
      watched !== undefined &&
      watched.awake + watched.dashboard > 0 &&
      performance.now() - watched.lastSign > span,
    quiet,
    atRest,
  );
  await patiently('the page at rest', atRestNow);
};

/** Runs `step` and resolves when the dashboard is shown. The page logs the moment itself: polling would add work. */
export const untilDashboardAfter = async (page: Page, step: () => Promise<unknown>): Promise<void> => {
  const shown = page.waitForEvent('console', {
    predicate: (message) => message.text() === dashboardSeen,
    timeout: patience,
  });
  await step();
  await patiently('the dashboard', shown);
};

export const openDashboard = (page: Page, product: string): Promise<void> =>
  untilDashboardAfter(page, () => page.goto(`${product}/dashboard`, { waitUntil: 'commit' }));

export const reloadDashboard = (page: Page): Promise<void> =>
  untilDashboardAfter(page, () => page.reload({ waitUntil: 'commit' }));

export const untilWorker = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, atRest);
};

export const watchedOf = async (page: Page): Promise<Watched> => {
  const found = await page.evaluate(() => watched);
  if (found === undefined) throw new Error('the page is not watched');
  return found;
};

/** Resolves when the browser has stored the page's cache, from which the next visit starts. */
export const untilKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (key) => localStorage.getItem(key)?.includes(JSON.stringify(location.pathname + location.search)),
    visitsKey,
    atRest,
  );
};

/** Megabytes of the JavaScript heap after a garbage collection. */
export const heapAfterCollection = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
};
