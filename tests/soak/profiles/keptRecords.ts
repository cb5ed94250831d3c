/** Holds what a database has now against what it had. */
import type { Page } from 'playwright';

/** A short sum of each record, by its store and key. */
export type Records = ReadonlyMap<string, string>;

/** Null where the browser cannot read them. */
export const keptRecords = async (page: Page): Promise<Records | null> => {
  const found = await page.evaluate(() => globalThis.profilePage?.readRecords());
  return found ? new Map(found) : null;
};

/** Stores whose records never change once they are written. */
const lasting = /^(?:events|commands) /;

/** The name of a database is its own: one that took another's place has another. */
const ofDatabase = /^meta /;

/** Records that are missing or other than before; of those that change with the log only that they are there. */
export const lostFrom = (before: Records, now: Records | null): readonly string[] =>
  [...before]
    .filter(([key, sum]) => {
      if (ofDatabase.test(key)) return false;
      const found = now?.get(key);
      return found === undefined || (lasting.test(key) && found !== sum);
    })
    .map(([key]) => key);
