/** Measures the number, kind and size of files that a first visit to each page fetches. */
import type { WithBrowser } from '../browser/openBrowser.ts';
import { untilQuiet } from '../browser/settle.ts';
import { sortScripts } from '../subjects/firstScripts.ts';
import { requestsDuring } from '../subjects/requestLog.ts';
import type { Subject } from '../subjects/servePages.ts';
import { readTransfer, type Transfer } from '../subjects/transfer.ts';

export type Size = { readonly files: number; readonly gzip: number; readonly brotli: number };

export type FirstLoad = {
  readonly name: string;
  readonly first: Size;
  readonly backend: Size;
  readonly later: Size;
  readonly styles: Size;
  readonly document: Size;
  readonly fonts: Size;
  readonly all: Size;
  /** The scripts before the backend, largest first, in gzipped bytes. */
  readonly firstFiles: readonly { readonly file: string; readonly gzip: number }[];
};

export const sizeOf = (transfers: readonly Transfer[]): Size => ({
  files: transfers.length,
  gzip: transfers.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: transfers.reduce((sum, { brotli }) => sum + brotli, 0),
});

const visit = (withBrowser: WithBrowser, { url, wakes }: Subject): Promise<readonly string[]> =>
  requestsDuring(() =>
    withBrowser({ slowdown: 1, wakes }, async ({ page }) => {
      await page.goto(url);
      await untilQuiet(page);
    }),
  );

const measure = async (withBrowser: WithBrowser, subject: Subject): Promise<FirstLoad> => {
  const urls = await visit(withBrowser, subject);
  const transfers = await Promise.all([...new Set(urls)].map(readTransfer));
  const { first, backend, later } = sortScripts(transfers);
  const ofKind = (kind: Transfer['kind']) => sizeOf(transfers.filter((transfer) => transfer.kind === kind));
  return {
    name: subject.name,
    first: sizeOf(first),
    backend: sizeOf(backend),
    later: sizeOf(later),
    styles: ofKind('style'),
    document: ofKind('document'),
    fonts: ofKind('font'),
    all: sizeOf(transfers),
    firstFiles: first
      .map(({ url, gzip }) => ({ file: new URL(url).pathname, gzip }))
      .toSorted((one, other) => other.gzip - one.gzip),
  };
};

/** Visits each page once: its fetches do not vary. */
export const measureFirstLoads = async (
  withBrowser: WithBrowser,
  subjects: readonly Subject[],
): Promise<readonly FirstLoad[]> => {
  const loads: FirstLoad[] = [];
  for (const subject of subjects) loads.push(await measure(withBrowser, subject));
  return loads;
};
