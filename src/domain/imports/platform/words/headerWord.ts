/** What a header can say, in the word by which all languages meet. */
import type { ImportMeasure } from '../../importedRow.ts';

/** Those below `currency` are read by no one: they tell which platform wrote the file. */
export type HeaderWord =
  | ImportMeasure
  | 'day'
  | 'date'
  | 'week'
  | 'month'
  | 'nthDay'
  | 'nthHour'
  | 'nthWeek'
  | 'nthMonth'
  | 'from'
  | 'to'
  | 'channel'
  | 'campaign'
  | 'device'
  | 'country'
  | 'currency'
  | 'ctr'
  | 'position'
  | 'searched'
  | 'adSet'
  | 'reach'
  | 'bidding'
  | 'order';

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'el', 'ja'] as const;
export type Language = (typeof languages)[number];

/** The words for each, the surest first: of two columns the one with the earlier word is taken. Accents and case do not matter. */
export type Dictionary = Readonly<Partial<Record<HeaderWord, readonly string[]>>>;
