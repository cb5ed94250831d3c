/** Stores a person's CSV format in the browser, for every downloaded table. */
import type { BrowserStore } from './browserStore.ts';

const key = 'agencylens.csv';

/** In the format of `domain/csv.ts`; null without a choice. */
export const storedCsvFormat = (storage: Pick<BrowserStore, 'getItem'>): string | null =>
  storage.getItem(key);

export const keepCsvFormat = (format: string, storage: BrowserStore): void => storage.setItem(key, format);
