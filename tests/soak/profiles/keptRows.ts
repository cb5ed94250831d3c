/** Holds what a database has now against what it had. */
import type { Page } from 'playwright';

/** A short sum of each thing that is kept, by its name. */
export type Records = ReadonlyMap<string, string>;

/** What the browser reads of the records, and what the product finds by their indexes; null where either cannot be read. */
export const keptRows = async (page: Page): Promise<Records | null> => {
  const found = await page.evaluate(() => globalThis.profilePage?.kept());
  return found ? new Map(found) : null;
};

/** What never changes once it is written. */
const lasting = /^(?:event|found|claim|tag|commands) /;

/** The name of a database is its own: one that took another's place has another. */
const ofDatabase = /^meta /;

/** What is missing or other than before; of what changes with the log only that it is there. */
export const lostFrom = (before: Records, now: Records | null): readonly string[] =>
  [...before]
    .filter(([name, sum]) => {
      if (ofDatabase.test(name)) return false;
      const found = now?.get(name);
      return found === undefined || (lasting.test(name) && found !== sum);
    })
    .map(([name]) => name);
