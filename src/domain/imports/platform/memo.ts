/** Remembers what was worked out of a cell: most cells of a column are the same few. */

export const memo = <Value>(work: (cell: string) => Value): ((cell: string) => Value) => {
  const known = new Map<string, Value>();
  return (cell) => {
    const found = known.get(cell);
    if (found !== undefined || known.has(cell)) return found as Value;
    const value = work(cell);
    known.set(cell, value);
    return value;
  };
};
