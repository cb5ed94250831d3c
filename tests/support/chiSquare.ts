/** How far counts are from equal, for tests of evenness. */

/** The sum over all bins of the squared distance from the mean count, in units of that mean. */
export const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** How many of the numbers in [0, 1) fall into each of `bins` equal parts. */
export const countByBin = (numbers: Iterable<number>, bins: number): number[] => {
  const counts = Array.from({ length: bins }, () => 0);
  for (const number of numbers) {
    const bin = Math.floor(number * bins);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
};
