/** Stores the columns, density and order of a table in the browser by account and table. */
import type { BrowserStore } from '../../services/browserStore.ts';
import type { DataColumn } from '../../widgets/dataColumns.tsx';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

export type TableHabits = {
  readonly hidden: readonly string[];
  readonly density: Density;
  /** In the format of the address; null: the default order. */
  readonly order: string | null;
};

export type TablePlace = {
  readonly accountId: string;
  readonly table: string;
};

export const usualHabits: TableHabits = { hidden: [], density: 'comfortable', order: null };

const keyOf = ({ accountId, table }: TablePlace): string => `agencylens.table.${accountId}.${table}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Invalid stored values fall back to the defaults. */
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

export const keepHabits = (storage: BrowserStore, place: TablePlace, habits: TableHabits): void => {
  const text = JSON.stringify(habits);
  if (text === JSON.stringify(usualHabits)) storage.removeItem(keyOf(place));
  else storage.setItem(keyOf(place), text);
};

type Column = Pick<DataColumn<never>, 'key' | 'title' | 'isName' | 'hidesTitle'>;

/** The row header and the actions cannot be hidden. */
export const optionalColumns = <One extends Column>(columns: readonly One[]): readonly One[] =>
  columns.filter(({ isName, hidesTitle }) => !isName && !hidesTitle);
