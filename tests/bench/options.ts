/** How thoroughly the benchmark is asked to measure. */

export type BenchOptions = {
  /** Fewer rounds, and nothing is kept. */
  readonly quick: boolean;
  /** How often each page is loaded and each loop is run; figures are medians of these. */
  readonly rounds: number;
  /** Requests one after the other, in each of the round-trip series. */
  readonly requests: number;
  /** How often each shipped script is run for its hash. */
  readonly scriptRuns: number;
  /** Text that the names of the parts to measure have in them. Null: all parts. */
  readonly only: string | null;
};

const onlyWord = '--only=';

/** Reads the words after `npm run bench --`: `--quick`, `--only=<part>`, or nothing. */
export const readOptions = (words: readonly string[]): BenchOptions => {
  const unknown = words.find((word) => word !== '--quick' && !word.startsWith(onlyWord));
  if (unknown !== undefined)
    throw new Error(`The benchmark knows --quick and ${onlyWord}<part>, not ${unknown}.`);
  const only = words.find((word) => word.startsWith(onlyWord))?.slice(onlyWord.length) ?? null;
  return words.includes('--quick')
    ? { quick: true, rounds: 3, requests: 60, scriptRuns: 2, only }
    : { quick: false, rounds: 5, requests: 200, scriptRuns: 10, only };
};
