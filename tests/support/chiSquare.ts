/** Measures how uneven counts are, for tests of random distributions. */

/** The chi-square statistic against equal counts: squared distances from the mean, divided by the mean. */
export const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

export const countByBin = (numbers: Iterable<number>, bins: number): number[] => {
  const counts = Array.from({ length: bins }, () => 0);
  for (const number of numbers) {
    const bin = Math.floor(number * bins);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
};
