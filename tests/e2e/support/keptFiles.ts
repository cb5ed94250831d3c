/** Waits for the files that the worker keeps for visits without a connection. */
import { expect, type Page } from 'playwright/test';

/** Counts the kept files by the name of their cache. */
const keptFiles = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('agencylens-files:'));
    const counts = names.map(
      async (name) => [name, (await (await caches.open(name)).keys()).length] as const,
    );
    return Object.fromEntries(await Promise.all(counts));
  });

/** All that the build has, as its worker's script lists it. */
const filesOfBuild = async (page: Page, url: string): Promise<number> => {
  const address = new URL('requestWorker.js', url).href;
  const script = await page.evaluate(async (file) => (await fetch(file)).text(), address);
  const { pages, assets } = JSON.parse(/const build = (\{.*\});/.exec(script)?.[1] ?? '{}');
  return pages.length + assets.length + 1;
};

/** Waits until all of the build that `url` serves is kept; the test uses `keepsFiles`. */
export const untilKept = async (page: Page, url: string): Promise<void> => {
  const all = await filesOfBuild(page, url);
  await expect.poll(async () => Object.values(await keptFiles(page))).toEqual([all]);
};
