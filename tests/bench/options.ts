/** Parses the benchmark's command-line options. */

export type BenchOptions = {
  /** Fewer rounds; saves nothing. */
  readonly quick: boolean;
  /** Repetitions of each page load and loop; results are their medians. */
  readonly rounds: number;
  readonly requests: number;
  readonly scriptRuns: number;
  /** Filter on the names of the parts. Null: all parts. */
  readonly only: string | null;
};

const onlyWord = '--only=';

/** Parses the words after `npm run bench --`: `--quick`, `--only=<part>`, or nothing. */
export const readOptions = (words: readonly string[]): BenchOptions => {
  const unknown = words.find((word) => word !== '--quick' && !word.startsWith(onlyWord));
  if (unknown !== undefined)
    throw new Error(`The benchmark knows --quick and ${onlyWord}<part>, not ${unknown}.`);
  const only = words.find((word) => word.startsWith(onlyWord))?.slice(onlyWord.length) ?? null;
  return words.includes('--quick')
    ? { quick: true, rounds: 3, requests: 60, scriptRuns: 2, only }
    : { quick: false, rounds: 5, requests: 200, scriptRuns: 10, only };
};
