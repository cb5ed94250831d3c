/** What has to be known before the rows of a table can be gone through. */
import type { EpochDay } from '../../calendar/epochDay.ts';
import type { ImportSource } from '../importedRow.ts';
import type { DateOrder, Days } from './dateText.ts';
import type { ChannelChoice } from './importReading.ts';
import type { DecimalMark } from './numberText.ts';
import type { Columns } from './tableShape.ts';

export type GatherPlan = {
  readonly source: ImportSource;
  readonly headers: readonly string[];
  readonly columns: Columns;
  readonly order: DateOrder;
  readonly mark: DecimalMark;
  /** The days that the file states, or a person has said. */
  readonly stated: Days | null;
  /** The first day that is not over. */
  readonly today: EpochDay;
  readonly channels: Readonly<Record<string, ChannelChoice>>;
  /** What is wrong with the quotes of a line. */
  readonly broken: ReadonlyMap<number, string>;
};

/** Why a row cannot be read, for people. */
export type Refused = { readonly reason: string };

export const isRefused = (value: object): value is Refused => 'reason' in value;
