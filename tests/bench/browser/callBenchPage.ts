/** Calls a measurement inside the benchmark's own page. */
import type { Page } from 'playwright';
import type { BenchPage } from '../inPage/benchPage.ts';

type Name = keyof BenchPage;

export const openBenchPage = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/`);
  await page.waitForFunction(() => bench !== undefined);
};

export const callBenchPage = <Called extends Name>(
  page: Page,
  name: Called,
  ...plan: Parameters<BenchPage[Called]>
): Promise<Awaited<ReturnType<BenchPage[Called]>>> =>
  page.evaluate(
    ([called, given]) => {
      const measure = globalThis.bench?.[called as Name] as ((plan: unknown) => never) | undefined;
      if (measure === undefined) throw new Error(`the page offers no ${called}`);
      return measure(given);
    },
    [name, plan[0]] as const,
  );
