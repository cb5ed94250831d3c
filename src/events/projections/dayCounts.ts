/** Indexes a growing table by day: row counts, types and first rows; each row is scanned once. */
import { namedEvents } from '#domain/analysis/dailyActivity.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';

type Upto = { readonly end: number; readonly count: number };

export type DayRows = { readonly types: ReadonlyMap<number, number>; readonly first: readonly number[] };

export type DayCounts = {
  readonly countOf: (day: EpochDay, upTo: Upto) => number;
  readonly rowsOf: (day: EpochDay, upTo: Upto) => DayRows;
  readonly firstOf: (day: EpochDay, count: number) => number | null;
};

type Row = {
  readonly dayOf: (row: number) => EpochDay;
  readonly typeOf: (row: number) => number;
  /** False for types that are omitted. */
  readonly isCounted: (type: number) => boolean;
};

type Counted = { count: number; readonly first: number[]; readonly types: Map<number, number> };

const addTo = (types: Map<number, number>, type: number, added: number): void => {
  const sum = (types.get(type) ?? 0) + added;
  if (sum === 0) types.delete(type);
  else types.set(type, sum);
};

export const createDayCounts = ({ dayOf, typeOf, isCounted }: Row): DayCounts => {
  const days = new Map<EpochDay, Counted>();
  let counted = 0;

  const dayWith = (day: EpochDay): Counted => {
    const known = days.get(day);
    if (known) return known;
    const added: Counted = { count: 0, first: [], types: new Map() };
    days.set(day, added);
    return added;
  };

  const countTo = (count: number): void => {
    for (; counted < count; counted += 1) {
      const type = typeOf(counted);
      if (!isCounted(type)) continue;
      const day = dayWith(dayOf(counted));
      day.count += 1;
      if (day.first.length < namedEvents) day.first.push(counted);
      addTo(day.types, type, 1);
    }
  };

  const typesAfter = ({ end, count }: Upto, day: EpochDay): readonly number[] => {
    const later: number[] = [];
    for (let row = end; row < count; row += 1) if (dayOf(row) === day) later.push(typeOf(row));
    return later.filter(isCounted);
  };

  return {
    countOf: (day, upTo) => {
      countTo(upTo.count);
      return (days.get(day)?.count ?? 0) - typesAfter(upTo, day).length;
    },
    rowsOf: (day, upTo) => {
      countTo(upTo.count);
      const known = days.get(day);
      const types = new Map(known?.types);
      for (const type of typesAfter(upTo, day)) addTo(types, type, -1);
      return { types, first: known?.first.filter((row) => row < upTo.end) ?? [] };
    },
    firstOf: (day, count) => {
      countTo(count);
      return days.get(day)?.first[0] ?? null;
    },
  };
};
