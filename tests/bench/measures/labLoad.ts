/** Measures the files that opening the Lab fetches on an otherwise loaded page. */
import type { WithBrowser } from '../browser/openBrowser.ts';
import { untilQuiet } from '../browser/settle.ts';
import { requestsDuring } from '../subjects/requestLog.ts';
import { readTransfer } from '../subjects/transfer.ts';
import { type Size, sizeOf } from './firstLoads.ts';

/** Scripts and stylesheets fetched by the Lab's launcher on the sign-in page after the backend has started. */
export const measureLabLoad = async (withBrowser: WithBrowser, product: string): Promise<Size> => {
  const urls = await withBrowser({ slowdown: 1 }, async ({ page }) => {
    await page.goto(`${product}/login`);
    await untilQuiet(page);
    return requestsDuring(async () => {
      await page.getByRole('button', { name: 'Open the Lab' }).click();
      await page.getByRole('region', { name: 'Lab', exact: true }).getByRole('tabpanel').waitFor();
      await untilQuiet(page);
    });
  });
  const transfers = await Promise.all([...new Set(urls)].map(readTransfer));
  return sizeOf(transfers.filter(({ kind }) => kind === 'script' || kind === 'style'));
};
