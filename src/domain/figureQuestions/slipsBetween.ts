/** Computes the edit distance of two words. */

/** Counts omitted, added, replaced and swapped letters. */
export const slipsBetween = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const [above, diagonal] = [rows[i - 1]?.[j] ?? 0, rows[i - 1]?.[j - 1] ?? 0];
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap
        ? (rows[i - 2]?.[j - 2] ?? Number.POSITIVE_INFINITY) + 1
        : Number.POSITIVE_INFINITY;
      const replaced = diagonal + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(above + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
};
