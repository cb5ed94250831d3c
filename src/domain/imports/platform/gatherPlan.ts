/** Defines the plan for reading the rows of a table. */
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
  readonly stated: Days | null;
  readonly today: EpochDay;
  readonly channels: Readonly<Record<string, ChannelChoice>>;
  readonly broken: ReadonlyMap<number, string>;
};

export type Refused = { readonly reason: string };

export const isRefused = (value: object): value is Refused => 'reason' in value;
