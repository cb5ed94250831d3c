/** Finds the rows of a growing table that have the same number in a column. */

export type RowIndex = {
  /** In order. `count`: how many rows there are now. */
  readonly rowsOf: (number: number, count: number) => readonly number[];
};

/** So many new rows are looked through one by one before all are sorted anew, or a quarter of them. */
const leastNew = 1_024;

const bucketsFor = (count: number): number => 2 ** Math.max(8, Math.ceil(Math.log2(count / 2)));

/** `numberOf` of a row never changes. Rows are sorted when they are first asked for: a million in some milliseconds. */
export const createRowIndex = (numberOf: (row: number) => number): RowIndex => {
  let sorted = 0;
  let mask = 0;
  let ends = new Uint32Array(1);
  let rows = new Uint32Array(0);

  /** By the lowest bits of their numbers, and within the same bits in order. */
  const sort = (count: number): void => {
    const buckets = bucketsFor(count);
    mask = buckets - 1;
    ends = new Uint32Array(buckets + 1);
    rows = new Uint32Array(count);
    const bucketOf = new Uint32Array(count);
    for (let row = 0; row < count; row += 1) {
      const bucket = numberOf(row) & mask;
      bucketOf[row] = bucket;
      ends[bucket + 1] = (ends[bucket + 1] ?? 0) + 1;
    }
    for (let bucket = 1; bucket <= buckets; bucket += 1)
      ends[bucket] = (ends[bucket] ?? 0) + (ends[bucket - 1] ?? 0);
    // Where the next row of each goes: in the end, where each ends.
    for (let row = 0; row < count; row += 1) {
      const bucket = bucketOf[row] ?? 0;
      const place = ends[bucket] ?? 0;
      rows[place] = row;
      ends[bucket] = place + 1;
    }
    sorted = count;
  };

  return {
    rowsOf: (number, count) => {
      if (count - sorted > Math.max(leastNew, sorted / 4)) sort(count);
      const bucket = number & mask;
      const from = bucket === 0 ? 0 : (ends[bucket - 1] ?? 0);
      const found = [...rows.subarray(from, ends[bucket] ?? 0)].filter((row) => numberOf(row) === number);
      for (let row = sorted; row < count; row += 1) if (numberOf(row) === number) found.push(row);
      return found;
    },
  };
};
