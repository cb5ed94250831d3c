/** Compares the records of a database with those from before. */
import type { Page } from 'playwright';

export type Records = ReadonlyMap<string, string>;

/** Records as the browser reads them, and as the product's indexes find them. Null if either cannot be read. */
export const keptRows = async (page: Page): Promise<Records | null> => {
  const found = await page.evaluate(() => globalThis.profilePage?.kept());
  return found ? new Map(found) : null;
};

const lasting = /^(?:event|found|claim|tag|commands) /;

/** The database's meta record names the database, so a replacement has another one. */
const ofDatabase = /^meta /;

export const lostFrom = (before: Records, now: Records | null): readonly string[] =>
  [...before]
    .filter(([name, sum]) => {
      if (ofDatabase.test(name)) return false;
      const found = now?.get(name);
      return found === undefined || (lasting.test(name) && found !== sum);
    })
    .map(([name]) => name);
