/** Defines the result of reading a file with a person's choices: columns, open questions and importable rows. */
import type { Channel } from '../../metrics/channels.ts';
import type { ImportMeasure, ImportSource, ImportTotals, importDays } from '../importedRow.ts';
import type { FileEncoding } from '../text/fileEncodings.ts';
import type { FileSeparator } from '../text/fileRows.ts';
import type { ApartRow } from './apartRows.ts';
import type { ColumnRole } from './columnRoles.ts';
import type { DateOrder } from './dateText.ts';
import type { MarkSample, SettledMark } from './decimalOf.ts';
import type { DecimalMark } from './numberText.ts';
import type { Language } from './words/headerWord.ts';

export type ChannelChoice = Channel | 'leftOut';

/** Key of a channel choice for all rows, if no column has channels. */
export const allRows = '';
/** Key of a channel choice for all values not listed. */
export const otherValues = '*';

/** `YYYY-MM-DD`, both days included. */
export type StatedRange = { readonly from: string; readonly to: string };

export type ImportChoices = {
  readonly table: number | null;
  /** By column key; a missing one keeps the proposal. */
  readonly roles: Readonly<Record<string, ColumnRole>>;
  readonly dateOrder: DateOrder | null;
  readonly decimal: DecimalMark | null;
  readonly range: StatedRange | null;
  readonly channels: Readonly<Record<string, ChannelChoice>>;
  readonly keptLines: readonly number[];
  /** Null: detected from the bytes. */
  readonly encoding: FileEncoding | null;
  /** Units of the rules' currency for one of the file's, where the two differ. */
  readonly rate: number | null;
};

export const noChoices: ImportChoices = {
  table: null,
  roles: {},
  dateOrder: null,
  decimal: null,
  range: null,
  channels: {},
  keptLines: [],
  encoding: null,
  rate: null,
};

export type ImportRules = {
  /** The first incomplete day in the client's calendar, `YYYY-MM-DD`. */
  readonly today: string;
  readonly currency: string;
};

export type ReadColumn = {
  /** Equal for columns with the same header in files with the same headers. */
  readonly key: string;
  readonly header: string;
  readonly role: ColumnRole;
  readonly samples: readonly string[];
};

export type ReadTable = { readonly line: number; readonly headers: readonly string[]; readonly rows: number };

export type AskedChannel = {
  readonly value: string;
  readonly rows: number;
  readonly channel: ChannelChoice | null;
};

export type ImportQuestion =
  | { readonly kind: 'table' }
  | { readonly kind: 'columns' }
  /** Ambiguous cells as examples: day first and month first, `YYYY-MM-DD`. */
  | { readonly kind: 'dateOrder'; readonly samples: readonly (readonly [string, string, string])[] }
  | { readonly kind: 'decimal'; readonly samples: readonly MarkSample[] }
  | { readonly kind: 'range' }
  | { readonly kind: 'channels' }
  | { readonly kind: 'rate'; readonly from: string; readonly to: string };

export type UnreadRow = { readonly line: number; readonly reason: string };

/** Only this cell is skipped: the rest of its row counts. */
export type UnreadCell = UnreadRow & { readonly column: string };

export type ReadApart = Pick<ApartRow, 'reason' | 'of'> & {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isKept: boolean;
};

export type MeasureSum = {
  readonly measure: ImportMeasure;
  /** Millionths over all readable rows; money in whole units of its currency. */
  readonly inFile: number;
  /** The imported amount: whole numbers, money in cents. */
  readonly kept: number;
};

export type TotalsDifference = {
  readonly measure: ImportMeasure;
  readonly ours: number;
  readonly theirs: number;
};

export type TotalsCheck = {
  /** As the file calls it. */
  readonly label: string;
  readonly line: number;
  readonly compared: readonly ImportMeasure[];
  readonly differences: readonly TotalsDifference[];
};

export type ChannelDays = StatedRange & { readonly channel: Channel; readonly rows: number };

export type ImportPreview = {
  readonly fileRows: number;
  /** Rows without a value, or of an excluded channel. */
  readonly emptyRows: number;
  readonly leftOutRows: number;
  readonly unread: readonly UnreadRow[];
  /** Full count; `unread` is truncated. */
  readonly unreadCount: number;
  readonly unreadCells: readonly UnreadCell[];
  /** Full count; `unreadCells` is truncated. */
  readonly unreadCellCount: number;
  /** Total rows, truncated; ignored unless a person declares them as data. */
  readonly apart: readonly ReadApart[];
  readonly apartCount: number;
  readonly rows: number;
  readonly range: StatedRange | null;
  readonly days: (typeof importDays)[number];
  readonly sums: readonly MeasureSum[];
  readonly totals: ImportTotals;
  readonly check: TotalsCheck | null;
  readonly currency: string | null;
  /** By which money was converted; null if it is in the rules' currency. */
  readonly rate: number | null;
  readonly channels: readonly ChannelDays[];
  readonly notes: readonly string[];
};

export type ImportReading = {
  readonly source: ImportSource;
  readonly language: Language;
  readonly encoding: FileEncoding;
  readonly separator: FileSeparator;
  readonly title: string;
  readonly contentHash: string;
  readonly headersKey: string;
  readonly tables: readonly ReadTable[];
  readonly columns: readonly ReadColumn[];
  readonly firstRows: readonly (readonly string[])[];
  readonly statedRange: StatedRange | null;
  readonly askedChannels: readonly AskedChannel[];
  readonly questions: readonly ImportQuestion[];
  /** The cell that decides the decimal mark; null if a person chose it or no cell has a mark. */
  readonly decimal: SettledMark | null;
  readonly fault: string | null;
  readonly preview: ImportPreview | null;
};
