/** Keeps which CSV a person's spreadsheet reads, in the browser: one choice for every table that is downloaded. */
import type { BrowserStore } from './browserStore.ts';

const key = 'agencylens.csv';

/** As `domain/csv.ts` reads it; null without a choice. */
export const keptCsvFormat = (storage: Pick<BrowserStore, 'getItem'>): string | null => storage.getItem(key);

export const keepCsvFormat = (format: string, storage: BrowserStore): void => storage.setItem(key, format);
