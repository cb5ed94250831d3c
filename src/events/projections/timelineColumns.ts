/** Stores a timeline as columns of numbers, one row per event, of which there may be a million. */

export const columnsFor = (rows: number) => ({
  positions: new Uint32Array(rows),
  /** Milliseconds since 1970. */
  times: new Float64Array(rows),
  types: new Uint16Array(rows),
  /** Numbers of client ids; -1: no client. */
  clients: new Int32Array(rows),
  /** Numbers of account ids; -1: no person. */
  people: new Int32Array(rows),
  /** Indexes in `actorKinds`. */
  kinds: new Uint8Array(rows),
  ids: new Float64Array(rows),
  entities: new Float64Array(rows),
  commands: new Float64Array(rows),
});

export type Columns = ReturnType<typeof columnsFor>;

const names = Object.keys(columnsFor(0)) as (keyof Columns)[];

export const withRoom = (columns: Columns, count: number, rows: number): Columns => {
  const wider = columnsFor(rows);
  for (const name of names) wider[name].set(columns[name].subarray(0, count));
  return wider;
};

export const sliceColumns = (columns: Columns, from: number, to: number): Columns =>
  Object.fromEntries(names.map((name) => [name, columns[name].slice(from, to)])) as unknown as Columns;

/** The target must have capacity. */
export const putColumns = (columns: Columns, part: Columns, at: number): void => {
  for (const name of names) columns[name].set(part[name], at);
};

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
    knownNumber: (name: string): number => numbers.get(name) ?? -1,
  };
};

export type Names = ReturnType<typeof createNames>;
