/** The reading of a file together with people’s choices: its columns, the open questions, and the rows that an import would add. */
import type { Channel } from '../../metrics/channels.ts';
import type { ImportMeasure, ImportSource, ImportTotals, importDays } from '../importedRow.ts';
import type { FileSeparator } from '../text/fileRows.ts';
import type { FileEncoding } from '../text/guessEncoding.ts';
import type { ApartRow } from './apartRows.ts';
import type { ColumnRole } from './columnRoles.ts';
import type { DateOrder } from './dateText.ts';
import type { MarkSample, SettledMark } from './decimalOf.ts';
import type { DecimalMark } from './numberText.ts';
import type { Language } from './words/headerWord.ts';

export type ChannelChoice = Channel | 'leftOut';

/** The key of the channel that is chosen for all rows, where no column has one. */
export const allRows = '';
/** The key of the channel that is chosen for values that are not listed. */
export const otherValues = '*';

/** `YYYY-MM-DD`, both days included. */
export type StatedRange = { readonly from: string; readonly to: string };

/** What people have said of a file. Null, or not there: nothing yet. */
export type ImportChoices = {
  /** Which of several tables, from 0. */
  readonly table: number | null;
  /** By the key of the column; one that is not there is as proposed. */
  readonly roles: Readonly<Record<string, ColumnRole>>;
  readonly dateOrder: DateOrder | null;
  readonly decimal: DecimalMark | null;
  readonly range: StatedRange | null;
  /** By the value of the file. */
  readonly channels: Readonly<Record<string, ChannelChoice>>;
  /** Lines of rows that are data, though they look like totals. */
  readonly keptLines: readonly number[];
  /** Null: as the bytes tell. */
  readonly encoding: FileEncoding | null;
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
};

/** What a file is held against. */
export type ImportRules = {
  /** The first day that is not over in the client's calendar, `YYYY-MM-DD`. */
  readonly today: string;
  /** The currency of figures. */
  readonly currency: string;
};

export type ReadColumn = {
  /** The same for columns of the same header, in files of the same header. */
  readonly key: string;
  readonly header: string;
  readonly role: ColumnRole;
  readonly samples: readonly string[];
};

export type ReadTable = { readonly line: number; readonly headers: readonly string[]; readonly rows: number };

export type AskedChannel = {
  readonly value: string;
  readonly rows: number;
  /** What was chosen. */
  readonly channel: ChannelChoice | null;
};

export type ImportQuestion =
  | { readonly kind: 'table' }
  /** No column is a measure, or none tells the day where one has to. */
  | { readonly kind: 'columns' }
  /** Cells that are two days, as examples: day first and month first, `YYYY-MM-DD`. */
  | { readonly kind: 'dateOrder'; readonly samples: readonly (readonly [string, string, string])[] }
  | { readonly kind: 'decimal'; readonly samples: readonly MarkSample[] }
  | { readonly kind: 'range' }
  | { readonly kind: 'channels' };

export type UnreadRow = { readonly line: number; readonly reason: string };

/** A cell that is left out alone: the rest of its row counts. */
export type UnreadCell = UnreadRow & { readonly column: string };

/** A row that looks like a total. */
export type ReadApart = Pick<ApartRow, 'reason' | 'of'> & {
  readonly line: number;
  /** The first cells that have something. */
  readonly cells: readonly string[];
  /** Whether a person has said that it is data. */
  readonly isKept: boolean;
};

export type MeasureSum = {
  readonly measure: ImportMeasure;
  /** Millionths of what the file says, of all rows that can be read; money in whole units of its currency. */
  readonly inFile: number;
  /** Whole numbers, money in cents: what comes in. */
  readonly kept: number;
};

export type TotalsDifference = {
  readonly measure: ImportMeasure;
  /** Millionths. */
  readonly ours: number;
  readonly theirs: number;
};

export type TotalsCheck = {
  /** As the file calls it. */
  readonly label: string;
  readonly line: number;
  readonly compared: readonly ImportMeasure[];
  /** Empty where all sums are the same to the last digit. */
  readonly differences: readonly TotalsDifference[];
};

export type ChannelDays = StatedRange & { readonly channel: Channel; readonly rows: number };

export type ImportPreview = {
  /** Rows of the file below its header, without totals. */
  readonly fileRows: number;
  /** Rows that bring nothing: without a value, or of a channel that is left out. */
  readonly emptyRows: number;
  readonly leftOutRows: number;
  readonly unread: readonly UnreadRow[];
  /** `unread` has the first ones only. */
  readonly unreadCount: number;
  readonly unreadCells: readonly UnreadCell[];
  /** `unreadCells` has the first ones only. */
  readonly unreadCellCount: number;
  /** Rows of totals, which are no data unless a person says so; the first ones only. */
  readonly apart: readonly ReadApart[];
  readonly apartCount: number;
  /** Rows that come in, one for each day and place. */
  readonly rows: number;
  readonly range: StatedRange | null;
  readonly days: (typeof importDays)[number];
  readonly sums: readonly MeasureSum[];
  readonly totals: ImportTotals;
  readonly check: TotalsCheck | null;
  readonly currency: string | null;
  readonly channels: readonly ChannelDays[];
  /** What has to be known of it, in sentences. */
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
  /** The first rows, cell by cell. */
  readonly firstRows: readonly (readonly string[])[];
  readonly statedRange: StatedRange | null;
  /** Values whose channel no rule settles, and those whose channel was chosen. */
  readonly askedChannels: readonly AskedChannel[];
  readonly questions: readonly ImportQuestion[];
  /** The cell that settles which mark is decimal; null where a person did, or no cell has a mark. */
  readonly decimal: SettledMark | null;
  /** Why nothing of it can come in as it is; null where something can. */
  readonly fault: string | null;
  readonly preview: ImportPreview | null;
};
