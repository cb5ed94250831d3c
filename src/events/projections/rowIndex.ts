/** Indexes the rows of a growing table by the number in a column. */

export type RowIndex = {
  readonly rowsOf: (number: number, count: number) => readonly number[];
};

/** New rows to scan linearly before sorting again, unless a quarter of all is more. */
const leastNew = 1_024;

const bucketsFor = (count: number): number => 2 ** Math.max(8, Math.ceil(Math.log2(count / 2)));

/** `numberOf` a row never changes. Rows are sorted lazily: a million in some milliseconds. */
export const createRowIndex = (numberOf: (row: number) => number): RowIndex => {
  let sorted = 0;
  let mask = 0;
  let ends = new Uint32Array(1);
  let rows = new Uint32Array(0);

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
