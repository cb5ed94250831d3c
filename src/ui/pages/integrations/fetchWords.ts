/** Words and tones of the outcomes of a fetch. */
import type { FetchOutcome } from '#domain/fileAddresses/fileAddressRules.ts';

export const fetchWords: Readonly<Record<FetchOutcome, string>> = {
  imported: 'Imported',
  unchanged: 'Nothing new',
  failed: 'Failed',
};

export const fetchTones = { imported: 'good', unchanged: 'good', failed: 'bad' } as const;
