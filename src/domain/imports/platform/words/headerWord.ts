/** Defines the language-independent meanings of headers. */
import type { ImportMeasure } from '../../importedRow.ts';

/** The words after `currency` have no role: they only identify the platform. */
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
  | 'quarter'
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

export const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'el',
  'ja',
  'no',
  'da',
  'cs',
  'tr',
] as const;
export type Language = (typeof languages)[number];

/** Headers by meaning, the most certain first: it wins if two columns match. Accents and case are ignored. */
export type Dictionary = Readonly<Partial<Record<HeaderWord, readonly string[]>>>;
