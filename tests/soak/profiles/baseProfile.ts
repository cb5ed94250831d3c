/** Makes a base profile with activity at several origins. Cases damage copies of this profile. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { keptRows, type Records } from './keptRows.ts';
import { openProductBrowser, patience } from './productBrowser.ts';
import { openPage, type Served } from './servePage.ts';

export type BaseProfile = {
  readonly folder: string;
  readonly records: readonly Records[];
};

const untilCopied = async (page: Page, position: number): Promise<void> => {
  const isCopied = async (end: number) => ((await globalThis.profilePage?.copyEnd()) ?? 0) >= end;
  const ends = Date.now() + patience;
  while (!(await page.evaluate(isCopied, position))) {
    if (Date.now() > ends) throw new Error(`the second copy does not reach event ${position}`);
    await page.waitForTimeout(100);
  }
};

type Visit = { readonly changes: number; readonly isFirst: boolean };

const work = async (page: Page, url: string, { changes, isFirst }: Visit): Promise<Records> => {
  await openPage(page, url);
  if (isFirst) await page.evaluate(() => globalThis.profilePage?.leaveDemoOut());
  const position = await page.evaluate(async (count) => {
    const found = await globalThis.profilePage?.start();
    if (found) throw new Error(`a profile that nobody damaged is lost: ${found.kind} ${found.detail}`);
    let end = 0;
    for (let index = 0; index < count; index += 1)
      end = (await globalThis.profilePage?.change())?.position ?? 0;
    return end;
  }, changes);
  await untilCopied(page, position);
  if (isFirst) await page.evaluate(() => globalThis.profilePage?.intoTables());
  const records = await keptRows(page);
  if (records === null) throw new Error('the records of a new profile cannot be read');
  return records;
};

/** Two visits, so that records are in the database's tables and in its journal. */
export const makeBaseProfile = async (served: Served, origins: number): Promise<BaseProfile> => {
  const folder = join(served.folder, 'base');
  let records: Records[] = [];
  for (const changes of [60, 20]) {
    const { context, close } = await openProductBrowser(folder);
    records = [];
    for (let number = 0; number < origins; number += 1) {
      const page = await context.newPage();
      records.push(await work(page, served.origin(number), { changes, isFirst: changes === 60 }));
      await page.close();
    }
    await close();
  }
  return { folder, records };
};
