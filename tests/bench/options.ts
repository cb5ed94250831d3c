/** How thoroughly the benchmark is asked to measure. */

export type BenchOptions = {
  readonly quick: boolean;
  /** How often each page is loaded and each loop is run; figures are medians of these. */
  readonly rounds: number;
  /** Requests one after the other, in each of the round-trip series. */
  readonly requests: number;
  /** How often each shipped script is run for its hash. */
  readonly scriptRuns: number;
};

/** Reads the words after `npm run bench --`: `--quick`, or nothing. */
export const readOptions = (words: readonly string[]): BenchOptions => {
  const unknown = words.find((word) => word !== '--quick');
  if (unknown !== undefined) throw new Error(`The benchmark knows --quick, not ${unknown}.`);
  return words.includes('--quick')
    ? { quick: true, rounds: 3, requests: 60, scriptRuns: 5 }
    : { quick: false, rounds: 5, requests: 200, scriptRuns: 50 };
};
