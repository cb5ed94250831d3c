/** Provides the words of an import: column meanings, languages, and numbers in the file's format. */
import { figureCurrency, type ImportMeasure } from '#domain/imports/importedRow.ts';
import type { ColumnRole } from '#domain/imports/platform/columnRoles.ts';
import type { SettledMark } from '#domain/imports/platform/decimalOf.ts';
import type { ReadApart, StatedRange } from '#domain/imports/platform/importReading.ts';
import { measureNames } from '#domain/imports/platform/measureNames.ts';
import { type DecimalMark, one } from '#domain/imports/platform/numberText.ts';
import type { Language } from '#domain/imports/platform/words/headerWord.ts';
import type { FileEncoding } from '#domain/imports/text/fileEncodings.ts';
import { longDay, noFigure } from '../../../content/formatMetric.ts';

export const roleLabels: Readonly<Record<ColumnRole, string>> = {
  ...measureNames,
  day: 'Day',
  week: 'Week',
  month: 'Month',
  nthDay: 'Number of the day',
  nthHour: 'Number of the hour',
  nthWeek: 'Number of the week',
  nthMonth: 'Number of the month',
  quarter: 'Quarter',
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
  pl: 'Polish',
  sv: 'Swedish',
  el: 'Greek',
  ja: 'Japanese',
  no: 'Norwegian',
  da: 'Danish',
  cs: 'Czech',
  tr: 'Turkish',
};

export const encodingNames: Readonly<Record<FileEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  gb18030: 'Chinese (GB18030)',
  big5: 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  macintosh: 'Western European (Mac Roman)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  ibm866: 'Cyrillic (DOS 866)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-874': 'Thai (Windows-874)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
};

const linesText = ([from, to]: readonly [number, number]): string =>
  from === to ? `line ${from}` : `lines ${from} to ${to}`;

export const apartText = ({ reason, of }: Pick<ReadApart, 'reason' | 'of'>): string => {
  switch (reason) {
    case 'named':
      return of === null ? 'Named as a total' : `Named as a total, the sum of ${linesText(of)}`;
    case 'nameless':
      return 'Has figures and no name';
    case 'sum':
      return of === null ? 'The sum of other rows' : `The sum of ${linesText(of)}`;
    case 'all':
      return '“All”, the sum of its parts';
    case 'allAndMore':
      return '“All”, more than its parts add up to';
  }
};

const markNames: Readonly<Record<DecimalMark, string>> = { '.': 'Point', ',': 'Comma' };

/** Names the decimal mark and its reason; null if no number has one. */
export const markText = (settled: SettledMark | null, chosen: DecimalMark | null): string | null => {
  if (chosen !== null) return `${markNames[chosen]}, as you chose`;
  return settled === null
    ? null
    : `${markNames[settled.mark]}, as in “${settled.cell}” (${settled.column || 'column without a name'})`;
};

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

const isMoney = (measure: ImportMeasure): boolean => measure.endsWith('_cents');

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** `millionths`: millionths of the file's unit. */
export const inFile = (measure: ImportMeasure, millionths: number): string =>
  (isMoney(measure) ? amounts : figures).format(millionths / one);

/** Money is stored in cents. */
export const amountWords = (measure: ImportMeasure, value: number): string =>
  isMoney(measure) ? amounts.format(value / 100) : figures.format(value);

/** `GBP, converted to USD at 1.27`. */
export const moneyText = ({
  currency,
  rate,
}: {
  readonly currency: string | null;
  readonly rate: number | null;
}): string => {
  if (currency === null) return noFigure;
  return rate === null ? currency : `${currency}, converted to ${figureCurrency} at ${rate}`;
};

export const rangeText = ({ from, to }: StatedRange): string =>
  from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`;

export const rowsText = (rows: number): string => `${figures.format(rows)} ${rows === 1 ? 'row' : 'rows'}`;

export const cellsText = (cells: number): string =>
  `${figures.format(cells)} ${cells === 1 ? 'cell' : 'cells'}`;

export const acceptedFiles = '.csv,.tsv,.txt,text/csv,text/tab-separated-values';
