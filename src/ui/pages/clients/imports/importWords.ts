/** The words of an import: what columns are taken for, languages, and figures as a file has them. */
import type { ImportMeasure } from '#domain/imports/importedRow.ts';
import type { ColumnRole } from '#domain/imports/platform/columnRoles.ts';
import type { StatedRange } from '#domain/imports/platform/importReading.ts';
import { measureNames } from '#domain/imports/platform/measureNames.ts';
import { one } from '#domain/imports/platform/numberText.ts';
import type { Language } from '#domain/imports/platform/words/headerWord.ts';
import { longDay } from '../../../content/figures.ts';

export const roleLabels: Readonly<Record<ColumnRole, string>> = {
  ...measureNames,
  day: 'Day',
  week: 'First day of a week',
  month: 'Month',
  nthDay: 'Number of the day',
  from: 'First day',
  to: 'Last day',
  channel: 'Channel',
  campaign: 'Campaign',
  device: 'Device',
  country: 'Country',
  currency: 'Currency',
  ignored: 'Not imported',
};

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
};

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

const isMoney = (measure: ImportMeasure): boolean => measure.endsWith('_cents');

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** `millionths`: of what the file says. */
export const inFile = (measure: ImportMeasure, millionths: number): string =>
  (isMoney(measure) ? amounts : figures).format(millionths / one);

/** Money is kept in cents. */
export const kept = (measure: ImportMeasure, value: number): string =>
  isMoney(measure) ? amounts.format(value / 100) : figures.format(value);

export const rangeText = ({ from, to }: StatedRange): string =>
  from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`;

/** `1 row`, `1,200 rows`. */
export const rowsText = (rows: number): string => `${figures.format(rows)} ${rows === 1 ? 'row' : 'rows'}`;

/** An accepted file is a table of text. */
export const acceptedFiles = '.csv,.tsv,.txt,text/csv,text/tab-separated-values';
