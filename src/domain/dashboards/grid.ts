/** Computes the layout grid of a dashboard: twelve columns, no overlaps, no vertical gaps. */

export const gridColumns = 12;
export const mostRows = 12;
/** Start of the lowest possible row: the maximum number of widgets fits above. */
const lastRow = 480;

export type Place = {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
};

export type Size = Pick<Place, 'width' | 'height'>;

export type Placed = { readonly id: string; readonly place: Place };

export const overlap = (one: Place, other: Place): boolean =>
  one.column < other.column + other.width &&
  other.column < one.column + one.width &&
  one.row < other.row + other.height &&
  other.row < one.row + one.height;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value)));

export const within = (place: Place, least: Size = { width: 1, height: 1 }): Place => {
  const width = between(least.width, place.width, gridColumns);
  const height = between(least.height, place.height, mostRows);
  return {
    column: between(0, place.column, gridColumns - width),
    row: between(0, place.row, lastRow),
    width,
    height,
  };
};

export const isWithin = (place: Place): boolean => {
  const { column, row, width, height } = place;
  return (
    [column, row, width, height].every(Number.isInteger) &&
    column >= 0 &&
    row >= 0 &&
    row <= lastRow &&
    width >= 1 &&
    height >= 1 &&
    height <= mostRows &&
    column + width <= gridColumns
  );
};

/** Row by row, left to right. */
export const inReadingOrder = <Item extends Placed>(items: readonly Item[]): readonly Item[] =>
  items.toSorted(({ place: one }, { place: other }) => one.row - other.row || one.column - other.column);

const isFree = (place: Place, taken: readonly Place[]): boolean =>
  !taken.some((other) => overlap(place, other));

const atRow = (place: Place, row: number): Place => ({ ...place, row });

/** Moves up until blocked. */
const risen = (place: Place, taken: readonly Place[]): Place => {
  let { row } = place;
  while (row > 0 && isFree(atRow(place, row - 1), taken)) row -= 1;
  return atRow(place, row);
};

/** The current place if free, otherwise the next free row above, otherwise below. */
const escaped = (place: Place, taken: readonly Place[]): Place => {
  if (isFree(place, taken)) return place;
  for (let row = place.row - 1; row >= 0; row -= 1)
    if (isFree(atRow(place, row), taken)) return atRow(place, row);
  let { row } = place;
  while (!isFree(atRow(place, row), taken)) row += 1;
  return atRow(place, row);
};

const places = (items: readonly Placed[]): readonly Place[] => items.map(({ place }) => place);

const placedInTurn = <Item extends Placed>(
  items: readonly Item[],
  next: (place: Place, taken: readonly Place[]) => Place,
  first: readonly Item[] = [],
): readonly Item[] => {
  const done = [...first];
  for (const item of items) done.push({ ...item, place: next(item.place, places(done)) });
  return done;
};

const inOrderOf = <Item extends Placed>(
  items: readonly Item[],
  settled: readonly Item[],
): readonly Item[] => {
  const byId = new Map(settled.map((item) => [item.id, item]));
  return items.map((item) => byId.get(item.id) ?? item);
};

export const compacted = <Item extends Placed>(items: readonly Item[]): readonly Item[] => {
  const free = placedInTurn(inReadingOrder(items), escaped);
  return inOrderOf(items, placedInTurn(inReadingOrder(free), risen));
};

/** Puts one item at a place; the others give way, then all move up. Unknown ids change nothing. */
export const placedAt = <Item extends Placed>(
  items: readonly Item[],
  id: string,
  wanted: Place,
): readonly Item[] => {
  const item = items.find((one) => one.id === id);
  if (!item) return items;
  const moved = { ...item, place: within(wanted) };
  const others = inReadingOrder(items.filter((one) => one.id !== id));
  const free = placedInTurn(others, escaped, [moved]);
  return inOrderOf(items, placedInTurn(inReadingOrder(free), risen));
};

export const bottomOf = (items: readonly Placed[]): number =>
  Math.max(0, ...items.map(({ place: { row, height } }) => row + height));

/** Appends an item of that size below the others, then moves it up. */
export const withAdded = <Item extends Placed>(items: readonly Item[], item: Item): readonly Item[] =>
  compacted([...items, { ...item, place: within({ ...item.place, column: 0, row: bottomOf(items) }) }]);

export const withRemoved = <Item extends Placed>(items: readonly Item[], id: string): readonly Item[] =>
  compacted(items.filter((one) => one.id !== id));

const samePlace = (one: Place, other: Place): boolean =>
  one.column === other.column &&
  one.row === other.row &&
  one.width === other.width &&
  one.height === other.height;

export const samePlaces = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.length === other.length &&
  one.every(({ place }, index) => samePlace(place, other[index]?.place ?? { ...place, row: -1 }));

export type Step = 'left' | 'right' | 'up' | 'down';

const steps: Readonly<Record<Step, { readonly across: number; readonly down: number }>> = {
  left: { across: -1, down: 0 },
  right: { across: 1, down: 0 },
  up: { across: 0, down: -1 },
  down: { across: 0, down: 1 },
};

/** Moves by one column, or by the rows needed to change anything; unchanged at an edge. */
export const stepped = <Item extends Placed>(
  items: readonly Item[],
  id: string,
  step: Step,
): readonly Item[] => {
  const place = items.find((one) => one.id === id)?.place;
  if (!place) return items;
  const { across, down } = steps[step];
  const most = down === 0 ? 1 : bottomOf(items);
  for (let count = 1; count <= most; count += 1) {
    const column = place.column + across * count;
    const next = placedAt(items, id, { ...place, column, row: place.row + down * count });
    if (!samePlaces(items, next)) return next;
  }
  return items;
};

/** Clamped to at least `least` and to the columns available on the right. */
export const resizedTo = <Item extends Placed>(
  items: readonly Item[],
  id: string,
  { width, height, least }: Size & { readonly least: Size },
): readonly Item[] => {
  const place = items.find((one) => one.id === id)?.place;
  if (!place) return items;
  const most = gridColumns - place.column;
  const size = within({ ...place, width: Math.min(width, most), height }, least);
  return placedAt(items, id, { ...size, width: Math.min(size.width, Math.max(most, least.width)) });
};

export const resizedBy = <Item extends Placed>(
  items: readonly Item[],
  id: string,
  { step, least }: { readonly step: Step; readonly least: Size },
): readonly Item[] => {
  const place = items.find((one) => one.id === id)?.place;
  if (!place) return items;
  const { across, down } = steps[step];
  return resizedTo(items, id, { width: place.width + across, height: place.height + down, least });
};

/** Swaps places with its neighbour in reading order, for layouts with a single column. */
export const movedInOrder = <Item extends Placed>(
  items: readonly Item[],
  id: string,
  by: -1 | 1,
): readonly Item[] => {
  const order = inReadingOrder(items);
  const index = order.findIndex((one) => one.id === id);
  const [earlier, later] = by === -1 ? [order[index - 1], order[index]] : [order[index], order[index + 1]];
  if (index === -1 || !earlier || !later) return items;
  const { column, row } = earlier.place;
  return placedAt(items, later.id, { ...later.place, column, row });
};
