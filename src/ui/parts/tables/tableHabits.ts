/** How a person likes a table: which columns, how dense, in which order; kept by the browser for each account and table. */
import type { BrowserStore } from '../../services/browserStore.ts';
import type { DataColumn } from '../../widgets/dataColumns.tsx';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

export type TableHabits = {
  /** Keys of the columns that are not shown. */
  readonly hidden: readonly string[];
  readonly density: Density;
  /** As an address says it; null: the table's usual one. */
  readonly order: string | null;
};

export type TablePlace = {
  readonly accountId: string;
  /** Of the table: `portfolio`. */
  readonly table: string;
};

export const usualHabits: TableHabits = { hidden: [], density: 'comfortable', order: null };

const keyOf = ({ accountId, table }: TablePlace): string => `agencylens.table.${accountId}.${table}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whatever the storage holds. */
export const readHabits = (storage: Pick<BrowserStore, 'getItem'>, place: TablePlace): TableHabits => {
  try {
    const { hidden, density, order } = Object(JSON.parse(storage.getItem(keyOf(place)) ?? 'null'));
    return {
      hidden: Array.isArray(hidden) ? hidden.filter(isText) : [],
      density: densities.find((one) => one === density) ?? usualHabits.density,
      order: isText(order) ? order : null,
    };
  } catch {
    return usualHabits;
  }
};

/** What is usual is not kept. */
export const keepHabits = (storage: BrowserStore, place: TablePlace, habits: TableHabits): void => {
  const text = JSON.stringify(habits);
  if (text === JSON.stringify(usualHabits)) storage.removeItem(keyOf(place));
  else storage.setItem(keyOf(place), text);
};

type Column = Pick<DataColumn<never>, 'key' | 'title' | 'isName' | 'hidesTitle'>;

/** What names a row, and what can be done with it, is always there. */
export const optionalColumns = <One extends Column>(columns: readonly One[]): readonly One[] =>
  columns.filter(({ isName, hidesTitle }) => !isName && !hidesTitle);
