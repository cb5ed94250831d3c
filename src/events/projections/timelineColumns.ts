/** The columns of a timeline: numbers in place of objects, a row for each event, of which there may be a million. */

/** Columns with room for so many rows. */
export const columnsFor = (rows: number) => ({
  /** Places in the log. */
  positions: new Uint32Array(rows),
  /** When it happened, in milliseconds since 1970. */
  times: new Float64Array(rows),
  /** Numbers of the names of types. */
  types: new Uint16Array(rows),
  /** Numbers of the names of clients; -1: about none. */
  clients: new Int32Array(rows),
  /** Numbers of the names of accounts; -1: nobody is behind it. */
  people: new Int32Array(rows),
  /** Places in `actorKinds`. */
  kinds: new Uint8Array(rows),
  /** Fingerprints of the event's id, of what it is about and of its command. */
  ids: new Float64Array(rows),
  entities: new Float64Array(rows),
  commands: new Float64Array(rows),
});

export type Columns = ReturnType<typeof columnsFor>;

const names = Object.keys(columnsFor(0)) as (keyof Columns)[];

/** The first rows of these columns, with room for others. */
export const withRoom = (columns: Columns, count: number, rows: number): Columns => {
  const wider = columnsFor(rows);
  for (const name of names) wider[name].set(columns[name].subarray(0, count));
  return wider;
};

/** A copy of some rows. */
export const sliceColumns = (columns: Columns, from: number, to: number): Columns =>
  Object.fromEntries(names.map((name) => [name, columns[name].slice(from, to)])) as unknown as Columns;

/** Puts all rows of a part where there is room for them. */
export const putColumns = (columns: Columns, part: Columns, at: number): void => {
  for (const name of names) columns[name].set(part[name], at);
};

/** Names and their numbers, in the order in which they came first. */
export const createNames = (known: readonly string[] = []) => {
  const list = [...known];
  const numbers = new Map(list.map((name, number) => [name, number]));
  return {
    list: list as readonly string[],
    numberOf: (name: string): number => {
      const found = numbers.get(name);
      if (found !== undefined) return found;
      numbers.set(name, list.length);
      return list.push(name) - 1;
    },
    /** -1 for one that never came. */
    knownNumber: (name: string): number => numbers.get(name) ?? -1,
  };
};

export type Names = ReturnType<typeof createNames>;
